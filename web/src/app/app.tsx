import { CssBaseline, ThemeProvider } from '@mui/material';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useSession } from '@/lib/session';
import { optionalComponent } from '@/ui/lazy';
import { theme } from '@/ui/theme/theme';
import { Toasts } from '@/ui/toasts';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

const SignedInWork = optionalComponent(() =>
  import('./signed-in-work').then((module) => module.SignedInWork),
);

interface Props {
  /** Replaces the browser's router where there is no browser: at build time and in tests. */
  router?: ComponentType<{ children: ReactNode }>;
  /** What only a browser does. */
  children?: ReactNode;
}

export function App({ router: Router = BrowserRouter, children }: Props) {
  return (
    // The prerendered HTML is the same in both color schemes, so `noSsr` saves the second render.
    <ThemeProvider theme={theme} modeStorageKey="device.appearance" noSsr>
      <CssBaseline />
      <ErrorBoundary>
        <Router>
          <AppRoutes />
          <Work />
        </Router>
      </ErrorBoundary>
      <Toasts />
      {children}
    </ThemeProvider>
  );
}

/** A separate component, so that a session change does not rerender the app. */
function Work() {
  const session = useSession();
  return (
    session.status === 'signed-in' && (
      <Suspense>
        <SignedInWork uid={session.person.uid} />
      </Suspense>
    )
  );
}
