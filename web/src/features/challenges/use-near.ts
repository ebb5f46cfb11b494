import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const NEAR = '300px';

/** Turns true, and stays so, when the element is on the screen or nearly. */
export function useNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, isNear];
}
