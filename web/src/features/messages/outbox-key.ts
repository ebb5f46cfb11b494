import { useEffect } from 'react';
import { storage } from '@/lib/storage';

export const outboxKey = (uid: string) => `outbox.${uid}`;

/** Looks once after the messages that an earlier visit left on this device; without any, nothing is loaded. */
export function useSettledOutbox(uid: string): void {
  useEffect(() => {
    if (storage.readText(outboxKey(uid)) === null) return;
    import('./settle-outbox')
      .then(({ settleOutbox }) => settleOutbox(uid))
      .catch((cause: unknown) => console.warn('The messages could not be looked after', cause));
  }, [uid]);
}
