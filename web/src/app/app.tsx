import { CssBaseline, ThemeProvider } from '@mui/material';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useSession } from '@/lib/session';
import { optionalComponent } from '@/ui/lazy';
import { theme } from '@/ui/theme';
import { ToastHost } from '@/ui/toast-host';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

const PushRenewal = optionalComponent(() =>
  import('./push-renewal').then((module) => module.PushRenewal),
);

export function App() {
  const session = useSession();
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <ToastHost />
      {session.status === 'signed-in' && (
        <Suspense>
          <PushRenewal uid={session.person.uid} />
        </Suspense>
      )}
    </ThemeProvider>
  );
}
