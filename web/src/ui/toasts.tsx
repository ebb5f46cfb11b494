import { Alert, AlertTitle } from '@mui/material';
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import { useEffect } from 'react';
import { serveToasts } from '@/lib/toast';
import type { Toast } from '@/lib/toast';

const severities = {
  success: 'success',
  error: 'error',
  info: 'info',
  warning: 'warning',
  default: 'info',
} as const;

function show({ title, text, variant }: Toast): void {
  enqueueSnackbar(title, {
    variant,
    autoHideDuration: variant === 'error' ? 8000 : 4000,
    content: (key) => (
      <Alert
        severity={severities[variant]}
        variant="filled"
        onClose={() => closeSnackbar(key)}
        closeText="Fechar"
        sx={{ width: '100%', boxShadow: 6 }}
      >
        <AlertTitle sx={{ mb: text ? 0.5 : 0 }}>{title}</AlertTitle>
        {text}
      </Alert>
    ),
  });
}

/** Short messages over the screen; loaded with the first of them. */
export function Toasts() {
  useEffect(() => serveToasts(show), []);
  return <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
