import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import type { SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { serveToasts } from '@/lib/toast';
import type { Toast } from '@/lib/toast';
import { Celebration } from './celebration';
import { isOutdated } from './outdated-toast';

const durations = { success: 4000, info: 4000, error: 8000, celebration: 8000 };
const WITH_ACTION_MS = 12_000;

const shown = new Map<SnackbarKey, Toast>();

function closeWhere(isDone: (toast: Toast) => boolean): void {
  for (const [key, toast] of shown) if (isDone(toast)) closeSnackbar(key);
}

const dismiss = (about: string) => closeWhere((toast) => toast.about === about);

function show(toast: Toast): void {
  closeWhere((earlier) => isOutdated(earlier, toast));
  const shownAs = enqueueSnackbar(toast.title, {
    // What there is something to do about stays long enough to do it.
    autoHideDuration: toast.action ? WITH_ACTION_MS : durations[toast.variant],
    // The element itself, because notistack moves what its ref leads to.
    content: (key) => (
      <Box sx={{ width: '100%' }}>
        <Shown {...toast} onClose={() => closeSnackbar(key)} />
      </Box>
    ),
    onClose: (_event, _reason, key) => {
      if (key !== undefined) shown.delete(key);
    },
  });
  shown.set(shownAs, toast);
}

function Shown({ title, text, variant, action, onClose }: Toast & { onClose: () => void }) {
  if (variant === 'celebration') return <Celebration title={title} text={text} onClose={onClose} />;
  return (
    <Alert
      severity={variant}
      variant="filled"
      onClose={onClose}
      closeText="Dispensar"
      sx={{ width: '100%', boxShadow: 6, overflowWrap: 'anywhere' }}
    >
      <AlertTitle sx={{ mb: text ? 0.5 : 0 }}>{title}</AlertTitle>
      {text}
      {action && (
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          sx={{ display: 'block', mt: 1 }}
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
    </Alert>
  );
}

/** Short messages over the screen; loaded with the first of them. */
export function Toasts() {
  useEffect(() => serveToasts(show, dismiss), []);
  return <SnackbarProvider maxSnack={3} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
