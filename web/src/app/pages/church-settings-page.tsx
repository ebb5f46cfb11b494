import { useSession } from '@/lib/session';
import { ChurchSettings } from '../admin/church-settings';

export function Page() {
  const session = useSession();
  return session.status === 'signed-in' && <ChurchSettings uid={session.person.uid} />;
}
