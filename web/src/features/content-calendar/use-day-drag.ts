import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/** A day on its way, and the day that it is over; null outside of the grid. */
export interface Lifted {
  day: Day;
  over: Day | null;
  by: 'pointer' | 'keys';
}

/** As close to the edge of the screen the page scrolls while a day is dragged. */
const EDGE_PX = 90;

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * The days of a grid are dragged by their handles, or by keys: space or enter lifts, arrows choose a day, enter drops, escape takes
 * back. With Ctrl, Alt or ⌘ the day is copied. Cells have `data-day`.
 */
export function useDayDrag(
  days: readonly Day[],
  onDrop: (from: Day, to: Day, asCopy: boolean) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** It was let go where it was. */
  const [wasLetGo, setLetGo] = useState(false);

  function lift(day: Day, by: Lifted['by']): void {
    setLetGo(false);
    setLifted({ day, over: day, by });
  }

  function letGo(): void {
    setLetGo(true);
    setLifted(null);
  }

  function drop(asCopy: boolean): void {
    if (!lifted?.over || lifted.over === lifted.day) return letGo();
    setLifted(null);
    // The handle of a day that is left empty goes, and would take the focus with it.
    if (lifted.by === 'keys')
      document.querySelector<HTMLElement>(`[data-day="${lifted.over}"] [data-link="day"]`)?.focus();
    onDrop(lifted.day, lifted.over, asCopy);
  }

  function onKeyDown(event: KeyboardEvent, day: Day): void {
    if (!lifted) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      lift(day, 'keys');
    } else if (event.key === 'Escape') letGo();
    else if (lifted.by === 'keys' && (event.key === ' ' || event.key === 'Enter'))
      drop(isCopying(event));
    else {
      const over = addDays(lifted.over ?? lifted.day, steps[event.key] ?? 0);
      if (lifted.by !== 'keys' || !(event.key in steps)) return;
      if (days.includes(over)) setLifted({ ...lifted, over });
    }
    // The grid's own keys move the focus.
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
    wasLetGo,
    handle: (day: Day) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, day),
      onBlur: () => lifted?.by === 'keys' && letGo(),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (lifted || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        lift(day, 'pointer');
      },
      onPointerMove: follow,
      onPointerUp: (event: PointerEvent) => lifted?.by === 'pointer' && drop(isCopying(event)),
      onPointerCancel: () => lifted?.by === 'pointer' && letGo(),
    }),
  };
}

const isCopying = (event: KeyboardEvent | PointerEvent) =>
  event.ctrlKey || event.altKey || event.metaKey;
