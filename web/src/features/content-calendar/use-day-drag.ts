import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/** The dragged day, and the day it is over; null outside the grid. */
export interface Lifted {
  day: Day;
  over: Day | null;
  by: 'pointer' | 'keys';
}

/** Within this distance of the screen's edge, dragging scrolls the page. */
const EDGE_PX = 90;

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * Drags the days of a grid by their handles, or with keys: Space or Enter lifts a day, arrows choose the target, Enter drops, Escape
 * cancels. With Ctrl, Alt or ⌘ the day is copied. Cells need `data-day`.
 */
export function useDayDrag(
  days: readonly Day[],
  onDrop: (from: Day, to: Day, asCopy: boolean) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** The last drag ended without a change. */
  const [wasCancelled, setCancelled] = useState(false);

  function lift(day: Day, by: Lifted['by']): void {
    setCancelled(false);
    setLifted({ day, over: day, by });
  }

  function cancel(): void {
    setCancelled(true);
    setLifted(null);
  }

  function drop(asCopy: boolean): void {
    if (!lifted?.over || lifted.over === lifted.day) return cancel();
    setLifted(null);
    // Moves the focus, because the handle of a day that is left empty disappears.
    if (lifted.by === 'keys')
      document.querySelector<HTMLElement>(`[data-day="${lifted.over}"] [data-link="day"]`)?.focus();
    onDrop(lifted.day, lifted.over, asCopy);
  }

  function onKeyDown(event: KeyboardEvent, day: Day): void {
    if (!lifted) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      lift(day, 'keys');
    } else if (event.key === 'Escape') cancel();
    else if (lifted.by === 'keys' && (event.key === ' ' || event.key === 'Enter'))
      drop(isCopying(event));
    else {
      const over = addDays(lifted.over ?? lifted.day, steps[event.key] ?? 0);
      if (lifted.by !== 'keys' || !(event.key in steps)) return;
      if (days.includes(over)) setLifted({ ...lifted, over });
    }
    // Keeps the event from the grid, whose arrow keys move the focus.
    event.preventDefault();
    event.stopPropagation();
  }

  function follow({ clientX, clientY }: PointerEvent): void {
    if (lifted?.by !== 'pointer') return;
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]');
    const over = days.find((day) => day === cell?.dataset.day) ?? null;
    if (over !== lifted.over) setLifted({ ...lifted, over });
    if (clientY < EDGE_PX) window.scrollBy(0, -12);
    else if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, 12);
  }

  return {
    lifted,
    wasCancelled,
    handle: (day: Day) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, day),
      onBlur: () => lifted?.by === 'keys' && cancel(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (lifted || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        lift(day, 'pointer');
      },
      onPointerMove: follow,
      onPointerUp: (event: PointerEvent) => lifted?.by === 'pointer' && drop(isCopying(event)),
      onPointerCancel: () => lifted?.by === 'pointer' && cancel(),
    }),
  };
}

const isCopying = (event: KeyboardEvent | PointerEvent) =>
  event.ctrlKey || event.altKey || event.metaKey;
