import { useCallback, useEffect, useState } from 'react';
import { countReadings } from './api';

/** How many readings there are, null while that is not known; counted again when asked. */
export function useReadingCount() {
  const [count, setCount] = useState<number | null>(null);
  const recount = useCallback(() => {
    void countReadings()
      .then(setCount)
      .catch((error: unknown) => console.warn('The readings could not be counted', error));
  }, []);
  useEffect(recount, [recount]);
  return { count, recount };
}
