import { Fragment, Suspense, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAdmitted } from '@/lib/remembered';
import { useSession } from '@/lib/session';
import type { Person } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';

interface Props {
  children: (person: Person) => ReactNode;
  /**
   * Opens with stored data for the remembered person before Auth has confirmed the session, which can take long on a bad network.
   * The page's Firestore reads wait for Auth.
   */
  opensEarly?: boolean;
}

/** Redirects to /auth without a signed-in person, which leads back here after the sign-in, and shows the gate until the person is admitted. */
export function RequireUser({ children, opensEarly = false }: Props) {
  const { status, person } = useSession();
  const { pathname, search, hash } = useLocation();
  // Opening is a deferred render, so the page still responds to touch; closing at the session's end is immediate.
  const isOpen = useDeferredValue(status) === 'signed-in';
  const isAdmitted = useAdmitted(person?.uid ?? '');
  const isEarly = opensEarly && isAdmitted;

  // The state is a text, because an object would be another one in each render.
  if (status === 'signed-out')
    return <Navigate to="/auth" replace state={pathname + search + hash} />;
  if (!person || !(isOpen || isEarly)) return <FullPageSpinner />;
  return (
    <Fragment key={person.uid}>
      {children(person)}
      {status === 'signed-in' && <Admission person={person} />}
    </Fragment>
  );
}

const Gate = lazyComponent(() => import('./gate').then((module) => module.Gate));

/** Covers every screen with the gate until the person is admitted; loads nothing when this device has recorded the admission. */
function Admission({ person }: { person: Person }) {
  return useAdmitted(person.uid) ? null : (
    <Suspense>
      <Gate person={person} />
    </Suspense>
  );
}
