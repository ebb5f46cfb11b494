import CloseIcon from '@mui/icons-material/Close';
import MedalIcon from '@mui/icons-material/WorkspacePremium';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  GlobalStyles,
  IconButton,
  Paper,
  Typography,
} from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import type { SnackbarKey } from 'notistack';
import { useEffect, useState } from 'react';
import { setToastHost } from '@/lib/toast';
import type { Toast } from '@/lib/toast';

interface Props {
  title: string;
  text?: string | undefined;
  onClose: () => void;
}

const arrive = keyframes({
  from: { transform: 'scale(0.3) rotate(-30deg)', opacity: 0 },
  '60%': { transform: 'scale(1.15) rotate(6deg)', opacity: 1 },
});
const fly = keyframes({
  from: { transform: 'rotate(var(--angle)) translateY(-16px) scale(0.4)', opacity: 1 },
  to: { transform: 'rotate(var(--angle)) translateY(-44px) scale(1)', opacity: 0 },
});
const leaves = Array.from({ length: 10 }, (_, index) => index * 36);

/** The toast of an achievement; not animated if the device asks for reduced motion. */
function Celebration({ title, text, onClose }: Props) {
  return (
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
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <IconButton onClick={onClose} aria-label="Dispensar" sx={{ alignSelf: 'flex-start' }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}

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

/**
 * Whether the next toast closes an earlier one. A success closes earlier successes and errors, an error closes earlier errors, and a
 * repeated toast replaces itself. Toasts with an action stay.
 * @param hasActed the person has pressed something since the earlier toast; if not, two errors belong to the same attempt
 */
export function isOutdated(earlier: Toast, next: Toast, hasActed: boolean): boolean {
  if (earlier.action) return false;
  if (next.variant === 'success') return ['success', 'error'].includes(earlier.variant);
  if (earlier.title === next.title && earlier.text === next.text) return true;
  return hasActed && next.variant === 'error' && earlier.variant === 'error';
}

const durations = { success: 4000, info: 4000, error: 8000, celebration: 8000 };
const WITH_ACTION_MS = 12_000;

/** How often the person has pressed something. Submitting with Enter counts too, because browsers click the button. */
let presses = 0;
const notePress = () => {
  presses += 1;
};

interface ShownToast {
  toast: Toast;
  /** The value of `presses` when it was shown. */
  pressesBefore: number;
}

const shown = new Map<SnackbarKey, ShownToast>();

function closeWhere(matches: (shown: ShownToast) => boolean): void {
  for (const [key, each] of shown) if (matches(each)) closeSnackbar(key);
}

const dismiss = (about: string) => closeWhere(({ toast }) => toast.about === about);

function show(toast: Toast): void {
  closeWhere(({ toast: earlier, pressesBefore }) =>
    isOutdated(earlier, toast, presses > pressesBefore),
  );
  const snackbar = enqueueSnackbar(toast.title, {
    autoHideDuration: toast.action ? WITH_ACTION_MS : durations[toast.variant],
    // An element, not a component: notistack attaches a ref to it for its transitions.
    content: (key) => (
      <Box sx={{ width: '100%' }}>
        <ToastView {...toast} onClose={() => closeSnackbar(key)} />
      </Box>
    ),
    onClose: (_event, _reason, key) => {
      if (key !== undefined) shown.delete(key);
    },
  });
  shown.set(snackbar, { toast, pressesBefore: presses });
}

function ToastView({ title, text, variant, action, onClose }: Toast & { onClose: () => void }) {
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

/**
 * The toasts at the bottom of the screen, above the navigation and the keyboard; loaded with the first toast. Dialogs and bars at
 * the bottom make room for them, so toasts cover none of these.
 */
export function Toasts() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!place) return undefined;
    // Only after the provider has been rendered.
    const endServing = setToastHost(show, dismiss);
    const stopMeasuring = publishHeights(place);
    document.addEventListener('click', notePress, { capture: true });
    return () => {
      endServing();
      stopMeasuring();
      document.removeEventListener('click', notePress, { capture: true });
    };
  }, [place]);
  return (
    <>
      <GlobalStyles styles={roomSx} />
      <Box ref={setPlace} sx={placeSx} />
      {place && <SnackbarProvider maxSnack={3} domRoot={place} anchorOrigin={anchor} />}
    </>
  );
}

const anchor = { vertical: 'bottom', horizontal: 'center' } as const;

/** The browser sends the click of a touch in a later task than its `pointerup`; a long press or a swipe gets none. */
const CLICK_WITHIN_MS = 300;

/**
 * Publishes, as CSS variables, how much of the bottom of the screen the toasts and the keyboard cover. Waits from a press to its click:
 * a dialog that moved under the finger would lose the click.
 */
function publishHeights(place: HTMLElement): () => void {
  const { style } = document.documentElement;
  const controller = new AbortController();
  const listening = { capture: true, signal: controller.signal };
  let isPressing = false;
  const measure = () => {
    if (isPressing) return;
    const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
    style.setProperty('--keyboard-height', `${innerHeight - height - offsetTop}px`);
    const taken = place.offsetHeight > 0 ? innerHeight - place.getBoundingClientRect().top : 0;
    style.setProperty('--toast-height', `${taken}px`);
  };
  let release: ReturnType<typeof setTimeout> | undefined;
  const press = () => {
    clearTimeout(release);
    isPressing = true;
  };
  const releaseAfter = (delay: number) => {
    clearTimeout(release);
    release = setTimeout(() => {
      isPressing = false;
      measure();
    }, delay);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(place);
  // The navigation lifts the toasts without resizing them.
  const navigation = new MutationObserver(measure);
  navigation.observe(document.documentElement, { attributeFilter: ['data-nav'] });
  window.visualViewport?.addEventListener('resize', measure, listening);
  document.addEventListener('pointerdown', press, listening);
  document.addEventListener('pointerup', () => releaseAfter(CLICK_WITHIN_MS), listening);
  // A timer of zero runs after the click's other listeners.
  document.addEventListener('click', () => releaseAfter(0), listening);
  document.addEventListener('pointercancel', () => releaseAfter(0), listening);
  return () => {
    sizes.disconnect();
    navigation.disconnect();
    controller.abort();
  };
}

const placeSx = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: 'var(--nav-width)',
  right: 0,
  bottom: 'calc(max(var(--nav-height), var(--keyboard-height, 0px)) + 6px)',
  pointerEvents: 'none',
  // Notistack positions its container `fixed`, which would leave this box without a height.
  '& > .notistack-SnackbarContainer': { position: 'static', transform: 'none', m: '0 auto' },
} as const;

const roomSx = {
  '.MuiDialog-container': { boxSizing: 'border-box', paddingBottom: 'var(--toast-height, 0px)' },
  '.MuiDrawer-paper': { boxSizing: 'border-box', paddingBottom: 'var(--toast-height, 0px)' },
} as const;
