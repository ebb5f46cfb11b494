import { useCallback, useSyncExternalStore } from 'react';

/** Follows whether a media query such as `(min-width: 900px)` matches. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

function onNetworkChange(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Follows whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
}

function onVisibleHeightChange(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  addEventListener('resize', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    removeEventListener('resize', onChange);
  };
}

/** Follows the height that the keyboard on the screen leaves, in CSS pixels, whatever the zoom. */
export function useVisibleHeight(): number {
  return useSyncExternalStore(onVisibleHeightChange, () => {
    const { visualViewport, innerHeight } = window;
    return Math.round(visualViewport ? visualViewport.height * visualViewport.scale : innerHeight);
  });
}

/** Whether the device is used with a finger, whose keyboard has no Shift+Enter. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Says why the server does not answer, as the start of a sentence. */
export const useOutage = (): string =>
  useOnline() ? 'O servidor não está respondendo' : 'Você está sem internet';

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Follows whether the tab is in front and the screen is on. */
export function useVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/** Reads the text that was typed into a prerendered form before hydration, by the names of its fields. */
export function readTypedFields(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return Object.fromEntries(typed);
}

/** Tells `before-paint.js` that the page is interactive: it stops holding back presses and repeats the last one. */
export const markHydrated = () => dispatchEvent(new Event('hydrated'));

/** Id of the element that contains the page, without the navigation and the toasts. */
export const CONTENT_ID = 'conteudo';
