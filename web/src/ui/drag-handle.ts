import type { KeyboardEvent, PointerEvent } from 'react';

/** How an item was lifted. */
export type LiftedBy = 'pointer' | 'keys';

interface Drag {
  /** How the dragged item was lifted; null if none is, and `saving` while its new place is stored. */
  by: LiftedBy | 'saving' | null;
  lift: (by: LiftedBy) => void;
  /** Moves the lifted item to where the pointer is. */
  follow: (event: PointerEvent<HTMLElement>) => void;
  /** The arrow keys, with the number of places by which each moves the lifted item. */
  steps: Readonly<Record<string, number>>;
  move: (step: number) => void;
  drop: (event: KeyboardEvent | PointerEvent) => void;
  cancel: () => void;
}

/** Within this distance of the screen's edge, dragging scrolls the page. */
const EDGE_PX = 90;

/**
 * Returns the event handlers of the handle by which an item is dragged, or moved with keys. Space or Enter lifts the item and drops
 * it again, the arrows move it, and Escape cancels.
 */
export function dragHandle({ by, lift, follow, steps, move, drop, cancel }: Drag) {
  return {
    onKeyDown(event: KeyboardEvent): void {
      const { key } = event;
      const step = steps[key];
      const isDropKey = key === ' ' || key === 'Enter';
      if (by === null && isDropKey) lift('keys');
      else if (by === 'keys' && isDropKey) drop(event);
      else if (by === 'keys' && step !== undefined) move(step);
      else if ((by === 'keys' || by === 'pointer') && key === 'Escape') cancel();
      else return;
      event.preventDefault();
      // Keeps the event from a surrounding grid, whose arrow keys move the focus.
      event.stopPropagation();
    },
    onBlur: () => by === 'keys' && cancel(),
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (by !== null || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lift('pointer');
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (by !== 'pointer') return;
      follow(event);
      if (event.clientY < EDGE_PX) window.scrollBy(0, -12);
      else if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, 12);
    },
    onPointerUp: (event: PointerEvent) => by === 'pointer' && drop(event),
    onPointerCancel: () => by === 'pointer' && cancel(),
  };
}
