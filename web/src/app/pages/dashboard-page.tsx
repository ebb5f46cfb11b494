import { useSession } from '@/lib/session';
import type { SignedInProps } from '@/lib/session';
import { Dashboard } from '../dashboard/dashboard-view';

/** Shows a remembered person's dashboard at once, while Auth is still confirming the session. */
export function Page({ person }: SignedInProps) {
  const { status } = useSession();
  return <Dashboard person={person} isSignedIn={status === 'signed-in'} />;
}
