import { useEffect, useState } from 'react';
import { useOnline } from './online';

const PATIENCE_MS = 5000;

/** Whether something has been so for longer than a person should wait without a word; without a network that is at once. */
export function useLasting(isSo: boolean): boolean {
  const online = useOnline();
  const [lasting, setLasting] = useState(false);

  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo]);

  return isSo && (lasting || !online);
}
