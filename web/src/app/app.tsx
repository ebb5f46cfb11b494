import { CssBaseline, ThemeProvider } from '@mui/material';
import { BrowserRouter } from 'react-router-dom';
import { theme } from '@/ui/theme';
import { ToastHost } from '@/ui/toast-host';
import { ErrorBoundary } from './error-boundary';
import { PushCare } from './push-care';
import { AppRoutes } from './routes';

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
