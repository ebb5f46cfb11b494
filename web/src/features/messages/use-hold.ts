import { useCallback, useEffect, useRef, useState } from 'react';

const HOLD_MS = 5000;

/**
 * Holds back what is final once it is sent, so that it can be taken back. Leaving the screen, or the app, ends the hold at once:
 * a phone may never run the app again.
 */
export function useHold() {
  const [isHeld, setHeld] = useState(false);
  const end = useRef<((isKept: boolean) => void) | null>(null);

  useEffect(() => {
    const endIfHidden = () => {
      if (document.visibilityState === 'hidden') end.current?.(true);
    };
    document.addEventListener('visibilitychange', endIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', endIfHidden);
      end.current?.(true);
    };
  }, []);

  /** @returns false when it was taken back */
  function hold(): Promise<boolean> {
    setHeld(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => end.current?.(true), HOLD_MS);
      end.current = (isKept) => {
        end.current = null;
        clearTimeout(timer);
        setHeld(false);
        resolve(isKept);
      };
    });
  }

  const sendNow = useCallback(() => end.current?.(true), []);
  const undo = useCallback(() => end.current?.(false), []);
  return { isHeld, hold, sendNow, undo };
}
