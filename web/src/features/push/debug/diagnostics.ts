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
