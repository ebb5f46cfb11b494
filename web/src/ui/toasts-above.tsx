import { Global } from '@emotion/react';
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Rendered by a part that is pinned to the bottom of the screen, so that toasts do not cover it. @param height as CSS, the navigation included */
export function ToastsAbove({ height }: { height: string }) {
  return <Global styles={{ ':root': { '--toast-bottom': height } }} />;
}

/** Keeps the toasts above a group of buttons while it is in view, wherever that is in the lower part of the screen. */
export function useToastsAbove(buttons: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    function place(): void {
      const top = buttons.current?.getBoundingClientRect().top ?? innerHeight;
      const isLow = top > innerHeight * 0.3 && top < innerHeight;
      style.setProperty('--toast-above', isLow ? `${innerHeight - top}px` : '0px');
    }
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    if (buttons.current) resized.observe(buttons.current);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
      style.removeProperty('--toast-above');
    };
  }, [buttons]);
}
