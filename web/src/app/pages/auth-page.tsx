import { Box } from '@mui/material';
import { Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '@/features/auth/auth-screen';
import { useSession } from '@/lib/session';
import { hasFields } from '@/lib/storage';
import { FullPageSpinner, lazyComponent, optionalComponent } from '@/ui/lazy';

const ForgottenPassword = lazyComponent(() =>
  import('@/features/auth/forgotten-password').then((module) => module.ForgottenPassword),
);

const InvitationNotice = lazyComponent(() =>
  import('@/features/invitations/invitation-notice').then((module) => module.InvitationNotice),
);

// Only a build for the emulators has it.
const SampleSignIn = import.meta.env.VITE_EMULATORS
  ? optionalComponent(() =>
      import('@/features/local/sample-sign-in').then((module) => module.SampleSignIn),
    )
  : null;

export function Page() {
  const session = useSession();
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  // Where nobody is remembered the form is there at once, as it is prerendered.
  if (session.person) return <FullPageSpinner />;
  return form;
}

function Form() {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const convite = query.get('convite');
  const email = hasFields(state, ['email'], 'string') ? state.email : '';
  if (query.get('mode') === 'forgot') {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <ForgottenPassword initialEmail={email} />
      </Suspense>
    );
  }
  return (
    <AuthScreen
      initialEmail={email}
      mode={modeOf(query.get('mode'))}
      onModeChange={(mode) => {
        query.set('mode', mode);
        setQuery(query, { replace: true });
      }}
      notice={
        convite && (
          <AfterHydration>
            <InvitationNotice code={convite} />
          </AfterHydration>
        )
      }
    >
      {SampleSignIn && (
        // Its room is there before: a form that moves away under a finger is not pressed.
        <Box sx={{ minHeight: { xs: 132, sm: 80 } }}>
          <AfterHydration>
            <SampleSignIn />
          </AfterHydration>
        </Box>
      )}
    </AuthScreen>
  );
}

const modeOf = (asked: string | null) => (asked === 'login' || asked === 'signup' ? asked : null);

/** One element: that the session is resolved does not render it anew. */
const form = <Form />;

/** What the prerendered page does not have. */
function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated && <Suspense>{children}</Suspense>;
}

const neverChanges = () => () => undefined;
