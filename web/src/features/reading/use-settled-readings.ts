import { useEffect, useState } from 'react';

/** Looks once after the readings that an earlier visit completed on this device; without any, nothing is loaded. */
export function useSettledReadings(uid: string, sending: ReadonlySet<string>): void {
  const [left] = useState(() => [...sending]);
  useEffect(() => {
    if (left.length === 0) return;
    import('./settle-readings')
      .then(({ settleReadings }) => settleReadings(uid, left))
      .catch((cause: unknown) => console.warn('The readings could not be looked after', cause));
  }, [uid, left]);
}
