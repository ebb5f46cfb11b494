import type { Delivery } from '@/lib/writes';

/** What `writeDoc` returns for a write that the server has, that waits on the device, or that the server refuses. */
export const sentDelivery = (): Delivery => ({
  kept: Promise.resolve('sent'),
  sent: Promise.resolve(),
});

export const waitingDelivery = (): Delivery => ({
  kept: Promise.resolve('on-device'),
  sent: new Promise(() => undefined),
});

export const refusedDelivery = (): Delivery => {
  const refusal = Object.assign(new Error('no'), { code: 'permission-denied' });
  const sent = Promise.reject(refusal);
  const kept = sent.then(() => 'sent' as const);
  // As in writes.ts.
  kept.catch(() => undefined);
  return { kept, sent };
};
