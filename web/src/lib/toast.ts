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

/** The shown toasts of attempts, which a later success closes. */
const attempts = new Set<SnackbarKey>();

function show(
  variant: keyof typeof durations,
  title: string,
  { about, ...details }: Details & { about?: string | undefined },
): void {
  const isAttempt = (variant === 'success' || variant === 'error') && !details.button;
  if (variant === 'success') for (const key of attempts) closeSnackbar(key);
  // A repeated toast has the same key, and is shown once.
  const key = about ?? [variant, title, details.text].join('\n');
  enqueueSnackbar(title, {
    ...details,
    variant,
    key,
    autoHideDuration: details.button ? WITH_BUTTON_MS : durations[variant],
    onClose: () => attempts.delete(key),
  });
  if (isAttempt) attempts.add(key);
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
