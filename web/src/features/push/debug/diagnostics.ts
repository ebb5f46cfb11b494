import { currentEndpoint } from '@/lib/push/registration';

export interface Diagnostics {
  permission: 'Concedida' | 'Negada' | 'Desconhecida';
  workerActive: boolean;
  endpoint: string | null;
}

export async function diagnose(): Promise<Diagnostics> {
  const [registration, endpoint] = await Promise.all([workerRegistration(), endpointOrNone()]);
  return { permission: permission(), workerActive: Boolean(registration?.active), endpoint };
}

export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

function permission(): Diagnostics['permission'] {
  if (!('Notification' in window)) return 'Desconhecida';
  if (Notification.permission === 'granted') return 'Concedida';
  return Notification.permission === 'denied' ? 'Negada' : 'Desconhecida';
}

/** A browser without pushes has none. */
const endpointOrNone = () => currentEndpoint().catch(() => null);

/** Calls when the service worker is ready, which on a first visit takes a while, and when the permission changes. */
export function onChanges(call: () => void): () => void {
  const ended = new AbortController();
  const once = () => {
    if (!ended.signal.aborted) call();
  };
  if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(once);
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', once, { signal: ended.signal }),
    // A browser may not know this one.
    () => undefined,
  );
  return () => ended.abort();
}
