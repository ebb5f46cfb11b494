import { useSession } from '@/lib/session';
import { Dashboard } from '../dashboard/dashboard-view';
import type { SignedInProps } from '../routes';

/** A remembered person's dashboard is there at once, while it is still asked whether the session holds. */
export function Page({ person }: SignedInProps) {
  const { status } = useSession();
  return <Dashboard person={person} isSignedIn={status === 'signed-in'} />;
}
