import { CssBaseline, ThemeProvider } from '@mui/material';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useOnline, useVisible } from '@/lib/browser';
import { useSession } from '@/lib/session';
import { theme } from '@/ui/theme';
import { ToastHost } from '@/ui/toast-host';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

/** What the person waits for comes first. */
const AFTERWARDS_MS = 2000;

/** On whatever screen the app opens, or comes back to the front, sees to it that pushes still reach this person on this device. */
function PushCare() {
  const session = useSession();
  const isWatched = [useOnline(), useVisible()].every(Boolean);
  const uid = session.status === 'signed-in' ? session.person.uid : null;

  useEffect(() => {
    if (uid === null || !isWatched) return;
    const timer = setTimeout(() => void lookAfter(uid), AFTERWARDS_MS);
    return () => clearTimeout(timer);
  }, [uid, isWatched]);

  return null;
}

async function lookAfter(uid: string): Promise<void> {
  try {
    const { keepPushAlive } = await import('@/features/push/push-device');
    await keepPushAlive(uid);
  } catch (error) {
    console.warn('The push subscription could not be looked after', error);
  }
}

export function App() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <ToastHost />
      <PushCare />
    </ThemeProvider>
  );
}
