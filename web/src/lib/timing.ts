import { startTransition, useEffect, useState } from 'react';
import { useOnline } from './browser';

const PATIENCE_MS = 5000;

/** Whether something has been so for longer than a person should wait without a word; without a network that is at once. */
export function useTimedOut(isSo: boolean): boolean {
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

/** Whether there has been a moment of leisure since this came on the screen: what scrolls by never has one. */
export function useIdle(): boolean {
  const [had, setHad] = useState(false);

  useEffect(() => {
    const note = () => startTransition(() => setHad(true));
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(note, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(note, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }, []);

  return had;
}

const PAUSE_MS = 300;

/** A text once typing pauses, so that not every letter is a query. An emptied text comes at once. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return debounced;
}
