import { Global, keyframes } from '@emotion/react';
import CloseIcon from '@mui/icons-material/Close';
import MedalIcon from '@mui/icons-material/WorkspacePremium';
import { Alert, AlertTitle, Box, Button, IconButton, Paper, Typography } from '@mui/material';
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

/** The toast of an achievement; not animated if the device asks for reduced motion. */
function Celebration({ id, message, text, ref }: ToastProps) {
  return (
    <SnackbarContent ref={ref}>
      <Paper
        role="status"
        elevation={6}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          width: { xs: 'calc(100vw - 32px)', sm: 400 },
          p: 1.5,
          pr: 1,
          border: 2,
          borderColor: 'secondary.main',
        }}
      >
        <Medal />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h3" component="p">
            {message}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        <IconButton
          onClick={() => closeSnackbar(id)}
          aria-label="Dispensar"
          sx={{ alignSelf: 'flex-start' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Paper>
    </SnackbarContent>
  );
}

const components = { success: Toast, error: Toast, info: Toast, celebration: Celebration };

const arrive = keyframes({
  from: { transform: 'scale(0.3) rotate(-30deg)', opacity: 0 },
  '60%': { transform: 'scale(1.15) rotate(6deg)', opacity: 1 },
});
const fly = keyframes({
  from: { transform: 'rotate(var(--angle)) translateY(-16px) scale(0.4)', opacity: 1 },
  to: { transform: 'rotate(var(--angle)) translateY(-44px) scale(1)', opacity: 0 },
});
const leaves = Array.from({ length: 10 }, (_, index) => index * 36);

function Medal() {
  return (
    <Box sx={{ position: 'relative', flexShrink: 0, width: 48, height: 48 }}>
      {leaves.map((angle, index) => (
        <Box
          key={angle}
          aria-hidden
          sx={{
            '--angle': `${angle}deg`,
            position: 'absolute',
            top: 18,
            left: 20,
            width: 8,
            height: 12,
            borderRadius: '0 100%',
            bgcolor: index % 2 ? 'primary.main' : 'secondary.main',
            opacity: 0,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${fly} 1.1s ${300 + index * 20}ms ease-out 2`,
            },
          }}
        />
      ))}
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: 999,
          color: 'secondary.contrastText',
          bgcolor: 'secondary.main',
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${arrive} 600ms ease-out`,
          },
        }}
      >
        <MedalIcon aria-hidden />
      </Box>
    </Box>
  );
}
