export interface Toast {
  title: string;
  text?: string | undefined;
  /** A button in the toast. */
  action?: { label: string; run: () => void };
  /** Id of its subject. When the subject is opened, `dismissToast` closes the toast. */
  about?: string;
  variant: 'success' | 'error' | 'info' | 'celebration';
}

type Show = (toast: Toast) => void;
let show: Show | null = null;
let hide: (about: string) => void = () => undefined;
let queued: Toast[] = [];
let mountHost: () => void = () => undefined;

/** Called once by the host of the toasts; `onFirst` runs when there is a first toast to show. */
export function onFirstToast(onFirst: () => void): void {
  mountHost = onFirst;
  if (queued.length > 0) mountHost();
}

/** Called by the mounted host: shows the queued toasts, and every new one until the host unmounts. @returns a function that ends it */
export function setToastHost(serve: Show, dismiss = hide): () => void {
  show = serve;
  hide = dismiss;
  for (const next of queued) serve(next);
  queued = [];
  return () => {
    show = null;
  };
}

function toast(next: Toast): void {
  if (show) show(next);
  else {
    queued.push(next);
    mountHost();
  }
}

export const toastSuccess = (title: string, text?: string) =>
  toast({ title, text, variant: 'success' });
export const toastError = (title: string, text?: string) =>
  toast({ title, text, variant: 'error' });
export const toastInfo = (title: string, text?: string) => toast({ title, text, variant: 'info' });
/** Announces news with a button for its action. */
export const toastNews = (
  title: string,
  text: string,
  action: Toast['action'] & object,
  about?: string,
) => toast({ title, text, action, ...(about && { about }), variant: 'info' });
export const dismissToast = (about: string) => hide(about);
/** Celebrates an achievement. */
export const toastCelebration = (title: string, text?: string) =>
  toast({ title, text, variant: 'celebration' });
