import { DevotionalsScreen } from '@/features/content-devotionals/devotionals-screen';
import { useSession } from '@/lib/session';

export function Page() {
  const session = useSession();
  return session.status === 'signed-in' && <DevotionalsScreen uid={session.person.uid} />;
}
