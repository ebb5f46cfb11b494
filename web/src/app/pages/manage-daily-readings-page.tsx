import { ReadingsScreen } from '@/features/content-readings/readings-screen';
import { useSession } from '@/lib/session';

export function Page() {
  const session = useSession();
  return session.status === 'signed-in' && <ReadingsScreen uid={session.person.uid} />;
}
