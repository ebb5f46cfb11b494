import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { SnackbarKey } from 'notistack';

/** What the app adds to a toast of notistack. */
type Details = {
  text?: string | undefined;
  /** A button in the toast. */
  button?: { label: string; run: () => void };
};

declare module 'notistack' {
  interface VariantOverrides {
    success: Details;
    error: Details;
    info: Details;
    celebration: Details;
  }
}

const durations = { success: 4000, info: 4000, error: 8000, celebration: 8000 };
const WITH_BUTTON_MS = 12_000;

interface Shown {
  text: string;
  /** Whether it reports an attempt, which a later success outdates. */
  isAttempt: boolean;
}

const shown = new Map<SnackbarKey, Shown>();
let count = 0;

function show(
  variant: keyof typeof durations,
  title: string,
  { about, ...details }: Details & { about?: string | undefined },
): void {
  const text = [variant, title, details.text].join('\n');
  const isAttempt = (variant === 'success' || variant === 'error') && !details.button;
  // A repeated toast replaces itself.
  for (const [key, earlier] of shown)
    if (earlier.text === text || (variant === 'success' && earlier.isAttempt)) closeSnackbar(key);
  count += 1;
  const key = about ?? count;
  enqueueSnackbar(title, {
    ...details,
    variant,
    key,
    autoHideDuration: details.button ? WITH_BUTTON_MS : durations[variant],
    onClose: () => shown.delete(key),
  });
  shown.set(key, { text, isAttempt });
}

export const toastSuccess = (title: string, text?: string) => show('success', title, { text });
export const toastError = (title: string, text?: string) => show('error', title, { text });
export const toastInfo = (title: string, text?: string) => show('info', title, { text });
/** Celebrates an achievement. */
export const toastCelebration = (title: string, text?: string) =>
  show('celebration', title, { text });

/**
 * Announces news with a button.
 * @param about the id of its subject; when that is opened, `dismissToast` closes the toast
 */
export const toastNews = (
  title: string,
  text: string,
  button: NonNullable<Details['button']>,
  about?: string,
) => show('info', title, { text, button, about });

export const dismissToast = (about: string) => closeSnackbar(about);
