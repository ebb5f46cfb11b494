import { CssBaseline, ThemeProvider } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { whenIdle } from '@/lib/idle';
import { useSession } from '@/lib/session';
import { optionalComponent } from '@/ui/lazy';
import { theme } from '@/ui/theme/theme';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

const SignedInWork = optionalComponent(() =>
  import('./signed-in-work').then((module) => module.SignedInWork),
);

const Toasts = optionalComponent(() => import('@/ui/toasts').then((module) => module.Toasts));

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
      <WhenIdle />
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

/** What no first paint needs. */
function WhenIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
