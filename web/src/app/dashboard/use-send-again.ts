import type { Day } from '@raizes/domain/day';
import { useEffect } from 'react';
import { localCompletion } from '@/features/progress/local-completion';
import { localReadings } from '@/features/reading/local-readings';

/** The server counts in a second or two, and its answer comes by itself. */
const PATIENCE_MS = 6000;

/** Looks after what this device has sent and the server has not counted; without anything of the kind, nothing is loaded. */
export function useSendAgain(uid: string, today: Day): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const isKept = localCompletion.read(uid) !== null || localReadings.read(uid).length > 0;
      if (!isKept) return;
      import('./send-again')
        .then(({ sendAgain }) => sendAgain(uid))
        .catch((cause: unknown) => console.warn('Nothing could be sent again', cause));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [uid, today]);
}
