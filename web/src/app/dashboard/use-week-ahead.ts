import type { Day } from '@raizes/domain/day';
import { useEffect } from 'react';
import { useOnline } from '@/lib/online';

/** Nothing that the person does now has to share the network with it. */
const AFTER_MS = 5000;

/** Has the coming week kept on this device, once the dashboard has come to rest. */
export function useWeekAhead(today: Day): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return undefined;
    const timer = setTimeout(() => {
      import('./keep-week-ahead')
        .then(({ keepWeekAhead }) => keepWeekAhead(today))
        .catch((cause: unknown) => console.warn('The coming week could not be kept', cause));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [online, today]);
}
