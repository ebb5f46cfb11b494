export interface Toast {
  title: string;
  text?: string | undefined;
  /** A button in the toast. */
  action?: { label: string; run: () => void };
  /** The id of its subject; once that is opened, `dismissToast` closes the toast. */
  about?: string;
  variant: 'success' | 'error' | 'info' | 'celebration';
}

type Show = (toast: Toast) => void;
let show: Show | null = null;
let hide: (about: string) => void = () => undefined;
let waiting: Toast[] = [];
let mountHost: () => void = () => undefined;

/** Called once by the host of the toasts; `onFirst` runs when there is a first one to show. */
export function onFirstToast(onFirst: () => void): void {
  mountHost = onFirst;
  if (waiting.length > 0) mountHost();
}

/** Called by the mounted host: shows the waiting toasts, and every new one until the host unmounts. @returns what ends it */
export function serveToasts(serve: Show, dismiss = hide): () => void {
  show = serve;
  hide = dismiss;
  for (const each of waiting) serve(each);
  waiting = [];
  return () => {
    show = null;
  };
}

function toast(next: Toast): void {
  if (show) show(next);
  else {
    waiting.push(next);
    mountHost();
  }
}

export const toastSuccess = (title: string, text?: string) =>
  toast({ title, text, variant: 'success' });
export const toastError = (title: string, text?: string) =>
  toast({ title, text, variant: 'error' });
export const toastInfo = (title: string, text?: string) => toast({ title, text, variant: 'info' });
/** Informs of something that the action opens. */
export const toastNews = (
  title: string,
  text: string,
  action: Toast['action'] & object,
  about?: string,
) => toast({ title, text, action, ...(about && { about }), variant: 'info' });
export const dismissToast = (about: string) => hide(about);
/** For an achievement. */
export const toastCelebration = (title: string, text?: string) =>
  toast({ title, text, variant: 'celebration' });
