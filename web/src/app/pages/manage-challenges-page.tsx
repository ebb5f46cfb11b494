import { ManageChallengesScreen } from '@/features/challenges/manage/manage-challenges-screen';
import { useSession } from '@/lib/session';

export function Page() {
  const session = useSession();
  return session.status === 'signed-in' && <ManageChallengesScreen uid={session.person.uid} />;
}
