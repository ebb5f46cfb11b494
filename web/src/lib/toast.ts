import type { SnackbarKey } from 'notistack';

/** What the app adds to a toast of notistack. */
type Details = {
  text?: string | undefined;
  /** A further line. */
  effect?: string | undefined;
  /** A button in the toast. */
  button?: { label: string; run: () => void };
  /** How long it is shown. */
  ms?: number;
};

declare module 'notistack' {
  interface VariantOverrides {
    success: Details;
    error: Details;
    info: Details;
  }
}

const durations = { success: 4000, info: 4000, error: 8000 };
const WITH_BUTTON_MS = 12_000;

interface Shown {
  text: string;
  /** Whether it reports an attempt, which a later success outdates. */
  isAttempt: boolean;
  /** The id of what was changed, whose next change outdates it. */
  subject: string | undefined;
}

/** Called by the host of the toasts, `ui/toasts`, which is loaded once the page responds. Earlier toasts wait for it. */
export let hostIsReady = (): void => undefined;
const notistack = new Promise<void>((resolve) => (hostIsReady = resolve)).then(
  () => import('notistack'),
);

const shown = new Map<SnackbarKey, Shown>();
let count = 0;

async function show(
  variant: keyof typeof durations,
  title: string,
  {
    about,
    subject,
    ms,
    ...details
  }: Details & { about?: string | undefined; subject?: string | undefined },
): Promise<void> {
  const { closeSnackbar, enqueueSnackbar } = await notistack;
  const text = [variant, title, details.text, details.effect].join('\n');
  const isAttempt = (variant === 'success' || variant === 'error') && !details.button;
  // A repeated toast replaces itself.
  for (const [key, earlier] of shown)
    if (
      earlier.text === text ||
      (subject !== undefined && earlier.subject === subject) ||
      (variant === 'success' && earlier.isAttempt)
    )
      closeSnackbar(key);
  count += 1;
  const key = about ?? count;
  enqueueSnackbar(title, {
    ...details,
    variant,
    key,
    autoHideDuration: ms ?? (details.button ? WITH_BUTTON_MS : durations[variant]),
    onClose: () => shown.delete(key),
  });
  shown.set(key, { text, isAttempt, subject });
}

export const toastSuccess = (title: string, text?: string) => void show('success', title, { text });
export const toastError = (title: string, text?: string) => void show('error', title, { text });
export const toastInfo = (title: string, text?: string) => void show('info', title, { text });
/**
 * Reports a change, with a button that undoes it for 30 seconds.
 * @param effect what became of it
 * @param subject the id of what was changed; closes the toast of its last change
 */
export const toastDone = (
  title: string,
  text: string,
  button: NonNullable<Details['button']>,
  effect?: string,
  subject?: string,
) => void show('success', title, { text, button, effect, subject, ms: 30_000 });

/**
 * Announces news with a button.
 * @param about the id of its subject; when that is opened, `dismissToast` closes the toast
 */
export const toastNews = (
  title: string,
  text: string,
  button: NonNullable<Details['button']>,
  about?: string,
) => void show('info', title, { text, button, about });

export const dismissToast = (about: string) =>
  void notistack.then(({ closeSnackbar }) => closeSnackbar(about));
