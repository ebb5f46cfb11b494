import { useEffect, useEffectEvent, useRef } from 'react';

/** Turns pages with the arrow keys, and with a swipe over the element of the returned ref, which follows the finger. */
export function usePageTurning(turn: (step: 1 | -1) => void) {
  const page = useRef<HTMLDivElement>(null);
  const turnNow = useEffectEvent(turn);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('keydown', press, { signal });
    const { current: element } = page;
    if (element) followSwipes(element, (step) => turnNow(step), signal);
    return () => ended.abort();

    function press(event: KeyboardEvent): void {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (step !== null && isPlain && !event.defaultPrevented && !usesArrowKeys(event.target))
        turnNow(step);
    }
  }, []);

  return page;
}

/** Whether the focused element uses the arrow keys itself. */
const usesArrowKeys = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role$=dialog], [role=menu], [role=slider]',
  ) !== null;

/** Within this distance of the screen's edges, a swipe is the browser's own Back gesture. In px, like the others below. */
const EDGE = 28;
/** After this distance a movement counts as a swipe or a scroll. */
const START = 12;
/** A swipe longer than this turns the page. */
const ENOUGH = 64;
/** The share of the finger's movement by which the page moves along. */
const FOLLOW = 0.4;

function followSwipes(page: HTMLElement, turn: (step: 1 | -1) => void, signal: AbortSignal): void {
  let start: Touch | null = null;
  let distance = 0;
  const options = { passive: true, signal };

  page.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch] = touches;
      const isAlone = touches.length === 1 && (globalThis.visualViewport?.scale ?? 1) === 1;
      const isInside = touch && touch.clientX > EDGE && touch.clientX < innerWidth - EDGE;
      start = isAlone && isInside ? touch : null;
      distance = 0;
    },
    options,
  );

  page.addEventListener(
    'touchmove',
    ({ touches }) => {
      const [touch] = touches;
      if (!start || !touch || touches.length > 1) return end(false);
      const across = touch.clientX - start.clientX;
      const down = Math.abs(touch.clientY - start.clientY);
      const hasStarted = distance !== 0;
      if (!hasStarted && down > START) start = null;
      else if (hasStarted || Math.abs(across) > Math.max(START, 2 * down)) {
        distance = across;
        page.style.translate = `${across * FOLLOW}px 0`;
      }
    },
    options,
  );

  page.addEventListener('touchend', () => end(true), options);
  page.addEventListener('touchcancel', () => end(false), options);

  function end(isCompleted: boolean): void {
    const isSelectingText = getSelection()?.isCollapsed === false;
    const isTurn = isCompleted && start !== null && Math.abs(distance) > ENOUGH && !isSelectingText;
    start = null;
    page.style.translate = '';
    if (isTurn) turn(distance < 0 ? 1 : -1);
    distance = 0;
  }
}
