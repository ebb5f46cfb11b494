export interface Toast {
  title: string;
  text?: string | undefined;
  /** What a person can do about it. */
  action?: { label: string; run: () => void };
  /** What it tells of: once that has been opened the toast can go (see `dismissToast`). */
  about?: string;
  variant: 'success' | 'error' | 'info' | 'celebration';
}

type Show = (toast: Toast) => void;
let show: Show | null = null;
let hide: (about: string) => void = () => undefined;
let waiting: Toast[] = [];
let summon: () => void = () => undefined;

/** Called once by the host that mounts the toasts; `onFirst` runs when there is something to show. */
export function onFirstToast(onFirst: () => void): void {
  summon = onFirst;
  if (waiting.length > 0) summon();
}

/** Called by the mounted toasts: shows what has waited for them, and all that follows. */
export function serveToasts(serve: Show, dismiss = hide): void {
  show = serve;
  hide = dismiss;
  for (const each of waiting) serve(each);
  waiting = [];
}

function toast(next: Toast): void {
  if (show) show(next);
  else {
    waiting.push(next);
    summon();
  }
}

export const toastSuccess = (title: string, text?: string) =>
  toast({ title, text, variant: 'success' });
export const toastError = (title: string, text?: string) =>
  toast({ title, text, variant: 'error' });
export const toastInfo = (title: string, text?: string) => toast({ title, text, variant: 'info' });
/** News that lead somewhere. */
export const toastNews = (
  title: string,
  text: string,
  action: Toast['action'] & object,
  about?: string,
) => toast({ title, text, action, ...(about && { about }), variant: 'info' });
export const dismissToast = (about: string) => hide(about);
/** For what a person has achieved. */
export const toastCelebration = (title: string, text?: string) =>
  toast({ title, text, variant: 'celebration' });
