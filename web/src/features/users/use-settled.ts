import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed once the typing pauses: not every letter is a question to the server. An emptied field is at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return settled;
}
