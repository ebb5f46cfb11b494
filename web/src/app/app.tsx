import { CssBaseline, ThemeProvider } from '@mui/material';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useOnline, useVisible } from '@/lib/browser';
import { APPEARANCE_KEY } from '@/lib/device-settings';
import { useSession } from '@/lib/session';
import { theme } from '@/ui/theme';
import { ToastHost } from '@/ui/toast-host';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

export function App() {
  return (
    <ThemeProvider theme={theme} modeStorageKey={APPEARANCE_KEY}>
      <CssBaseline />
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <ToastHost />
      <PushRenewal />
    </ThemeProvider>
  );
}

/** Leaves the network to the screen first. */
const PUSH_RENEWAL_DELAY_MS = 2000;

/** Renews this device's push subscription when the app opens, comes back to the front or goes online. */
function PushRenewal() {
  const session = useSession();
  const isOnline = useOnline();
  const isVisible = useVisible();
  const uid = session.status === 'signed-in' ? session.person.uid : null;

  useEffect(() => {
    if (uid === null || !isOnline || !isVisible) return undefined;
    const timer = setTimeout(() => {
      import('@/features/push/push-device')
        .then((module) => module.keepPushAlive(uid))
        .catch((cause: unknown) => console.warn('The push subscription was not renewed', cause));
    }, PUSH_RENEWAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [uid, isOnline, isVisible]);

  return null;
}
