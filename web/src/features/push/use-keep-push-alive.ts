import { useEffect } from 'react';
import { useOnline } from '@/lib/online';
import { keepPushAlive } from './keep-alive';

/** Keeps pushes coming to this device, and the count on the app's icon true. */
export function useKeepPushAlive(uid: string, unread: number): void {
  const online = useOnline();

  useEffect(() => {
    if (!online) return;
    keepPushAlive(uid).catch((error: unknown) => {
      console.warn('The push subscription could not be looked after', error);
    });
  }, [uid, online]);

  useEffect(() => {
    const set = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
    set?.catch(() => undefined);
  }, [unread]);
}
