import type { Delivery } from '@/lib/writes';

/** Deliveries as `writeDoc` returns them: confirmed by the server, stored on the device, or refused by the server. */
export const sentDelivery = (): Delivery => ({
  kept: Promise.resolve('sent'),
  sent: Promise.resolve(),
});

export const pendingDelivery = (): Delivery => ({
  kept: Promise.resolve('on-device'),
  sent: new Promise(() => undefined),
});

export const refusedDelivery = (): Delivery => {
  const refusal = Object.assign(new Error('no'), { code: 'permission-denied' });
  const sent = Promise.reject(refusal);
  const kept = sent.then(() => 'sent' as const);
  // Handled as in `writes.ts`, so that it is not reported as an unhandled rejection.
  kept.catch(() => undefined);
  return { kept, sent };
};
