import { Global } from '@emotion/react';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { SnackbarContent, SnackbarProvider, closeSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect } from 'react';
import type { Ref } from 'react';
import { hostIsReady } from '@/lib/toast';

/** The app's one host of toasts: at the bottom of the screen, above the navigation or what a page has pinned there. */
export function Toasts() {
  useEffect(hostIsReady, []);
  return (
    <>
      <Global styles={placeStyles} />
      <SnackbarProvider
        maxSnack={3}
        anchorOrigin={anchor}
        classes={{ containerRoot: PLACE }}
        Components={components}
      />
    </>
  );
}

const anchor = { vertical: 'bottom', horizontal: 'center' } as const;
const PLACE = 'toasts';

const placeStyles = {
  // Notistack's own rule is a class as well.
  [`.${PLACE}.${PLACE}`]: {
    left: 'var(--nav-width)',
    right: 0,
    bottom: 'calc(max(var(--toast-bottom, var(--nav-height)), var(--toast-above, 0px)) + 6px)',
    width: 'auto',
    maxWidth: '100%',
    transform: 'none',
  },
  // A dialog has its buttons at the bottom, and at the top if it fills a phone's screen.
  [`:root:has(.MuiDialog-root) .${PLACE}.${PLACE}`]: { top: 6, bottom: 'auto' },
  '@media (max-width: 599.95px)': {
    [`:root:has(.MuiDialog-paperFullScreen, .MuiDrawer-root) .${PLACE}.${PLACE}`]: {
      top: 72,
      bottom: 'auto',
    },
  },
};

interface ToastProps extends Pick<CustomContentProps, 'id' | 'message' | 'variant'> {
  text?: string;
  effect?: string;
  button?: { label: string; run: () => void };
  ref?: Ref<HTMLDivElement>;
}

function Toast({ id, message, variant, text, effect, button, ref }: ToastProps) {
  const close = () => closeSnackbar(id);
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={variant === 'error' || variant === 'success' ? variant : 'info'}
        variant="filled"
        onClose={close}
        closeText="Dispensar"
        sx={{ width: '100%', boxShadow: 6, overflowWrap: 'anywhere' }}
      >
        <AlertTitle sx={{ mb: text ? 0.5 : 0 }}>{message}</AlertTitle>
        {text}
        {effect && <Box sx={{ mt: 0.5, fontWeight: 700 }}>{effect}</Box>}
        {button && (
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            sx={{ display: 'block', mt: 1 }}
            onClick={() => {
              button.run();
              close();
            }}
          >
            {button.label}
          </Button>
        )}
      </Alert>
    </SnackbarContent>
  );
}

const components = { success: Toast, error: Toast, info: Toast };
