import { useEffect } from 'react';
import { keepPushAlive } from '@/features/push/push-device';
import { useOnline, useVisible } from '@/lib/browser';

/** Lets the screen use the network first. */
const DELAY_MS = 2000;

/** Renews this device's push subscription when the app opens, comes back to the front or goes online. */
export function PushRenewal({ uid }: { uid: string }) {
  const isOnline = useOnline();
  const isVisible = useVisible();

  useEffect(() => {
    if (!isOnline || !isVisible) return undefined;
    const timer = setTimeout(() => {
      keepPushAlive(uid).catch((cause: unknown) =>
        console.warn('The push subscription was not renewed', cause),
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [uid, isOnline, isVisible]);

  return null;
}
