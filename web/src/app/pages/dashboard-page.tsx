import { useSession } from '@/lib/session';
import { FullPageSpinner } from '@/ui/lazy';
import { Dashboard } from '../dashboard/dashboard-view';
import { RequireUser } from '../require-user';

/** Shows a remembered person's dashboard at once, while it is still asked whether the session holds. */
export function Page() {
  const { status, person } = useSession();
  return (
    <>
      {person && <Dashboard key={person.uid} person={person} isSignedIn={status === 'signed-in'} />}
      <RequireUser whileResolving={person ? null : <FullPageSpinner />}>{() => null}</RequireUser>
    </>
  );
}
