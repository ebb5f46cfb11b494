import { useEffect } from 'react';

/** Keeps the count on the app's icon true, where the system shows one. */
export function useIconCount(unread: number): void {
  useEffect(() => {
    const set = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
    set?.catch(() => undefined);
  }, [unread]);
}
