import { hasPage } from '@raizes/domain/app-routes';
import { Box } from '@mui/material';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '@/features/auth/auth-screen';
import { holder } from '@/lib/holder';
import { useSession } from '@/lib/session';
import { hasFields, useStoredText } from '@/lib/storage';
import { FullPageSpinner, lazyComponent, optionalComponent } from '@/ui/lazy';

const ForgottenPassword = lazyComponent(() =>
  import('@/features/auth/forgotten-password').then((module) => module.ForgottenPassword),
);

const InvitationNotice = lazyComponent(() =>
  import('@/features/people/invitations/invitation-notice').then(
    (module) => module.InvitationNotice,
  ),
);

const UnsentNotice = optionalComponent(() =>
  import('../unsent-notice').then((module) => module.UnsentNotice),
);

// Only in builds for the emulators.
const SampleSignIn = import.meta.env.VITE_EMULATORS
  ? optionalComponent(() =>
      import('@/features/account/local/sample-sign-in').then((module) => module.SampleSignIn),
    )
  : null;

export function Page() {
  const session = useSession();
  const wanted = useWanted();
  if (session.status === 'signed-in') return <Navigate to={wanted || '/dashboard'} replace />;
  // With a remembered person, wait for Auth. Otherwise show the form at once, as it was prerendered.
  if (session.person) return <FullPageSpinner />;
  return form;
}

/** The address that `RequireUser` stopped; on the way through a forgotten password, it is in the URL. '' if there is none. */
function useWanted(): string {
  const state: unknown = useLocation().state;
  const [query] = useSearchParams();
  const wanted = typeof state === 'string' ? state : (query.get('to') ?? '');
  return hasPage(wanted) ? wanted : '';
}

function Form() {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const wanted = useWanted();
  const invitation = query.get('invitation');
  const [church, setChurch] = useState('');
  const email = hasFields(state, ['email'], 'string') ? state.email : '';
  if (query.get('mode') === 'forgot') {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <ForgottenPassword initialEmail={email} login={loginAddress(null, wanted)} />
      </Suspense>
    );
  }
  return (
    <AuthScreen
      initialEmail={email}
      forgotten={loginAddress('forgot', wanted)}
      church={church}
      mode={modeOf(query.get('mode'))}
      onModeChange={(mode) => {
        query.set('mode', mode);
        setQuery(query, { replace: true, state });
      }}
      notice={
        invitation && (
          <AfterHydration>
            <InvitationNotice code={invitation} onChurch={setChurch} />
          </AfterHydration>
        )
      }
    >
      <AfterHydration>
        <HeldData />
      </AfterHydration>
      {SampleSignIn && (
        // Its space is reserved, so that the form does not shift while someone taps it.
        <Box sx={{ minHeight: { xs: 132, sm: 80 } }}>
          <AfterHydration>
            <SampleSignIn />
          </AfterHydration>
        </Box>
      )}
    </AuthScreen>
  );
}

/** Loads nothing unless a session has ended here without a sign-out. */
function HeldData() {
  useStoredText(holder.key);
  const uid = holder.absent();
  return uid !== null && <UnsentNotice uid={uid} />;
}

/** @param to the address to open after the sign-in */
function loginAddress(mode: 'forgot' | null, to: string): string {
  const query = new URLSearchParams({ ...(mode && { mode }), ...(to && { to }) });
  return query.size === 0 ? '/auth' : `/auth?${query}`;
}

const modeOf = (mode: string | null) => (mode === 'login' || mode === 'signup' ? mode : null);

/** A constant element, so that resolving the session does not rerender it. */
const form = <Form />;

/** Renders content that is not part of the prerendered page. */
function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated && <Suspense>{children}</Suspense>;
}

const neverChanges = () => () => undefined;
