import { startTransition, useEffect, useState } from 'react';

/** Whether there has been a moment of leisure since this came on the screen: what scrolls by never has one. */
export function useLeisure(): boolean {
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
