import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { dragHandle } from '@/ui/drag-handle';
import type { LiftedBy } from '@/ui/drag-handle';

/** The dragged day, and the day it is over; null outside the grid. */
export interface Lifted {
  day: Day;
  over: Day | null;
  by: LiftedBy;
}

const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Drags the days of a grid by their handles, or with keys. With Ctrl, Alt or ⌘ the day is copied. Cells need `data-day`. */
export function useDayDrag(
  days: readonly Day[],
  onDrop: (from: Day, to: Day, asCopy: boolean) => void,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** The last drag ended without a change. */
  const [wasCancelled, setCancelled] = useState(false);

  function lift(day: Day, by: LiftedBy): void {
    setCancelled(false);
    setLifted({ day, over: day, by });
  }

  function cancel(): void {
    setCancelled(true);
    setLifted(null);
  }

  function drop({ ctrlKey, altKey, metaKey }: KeyboardEvent | PointerEvent): void {
    if (!lifted?.over || lifted.over === lifted.day) return cancel();
    setLifted(null);
    // Moves the focus, because the handle of a day that is left empty disappears.
    if (lifted.by === 'keys')
      document.querySelector<HTMLElement>(`[data-day="${lifted.over}"] [data-link="day"]`)?.focus();
    onDrop(lifted.day, lifted.over, ctrlKey || altKey || metaKey);
  }

  function move(step: number): void {
    if (!lifted) return;
    const over = addDays(lifted.over ?? lifted.day, step);
    if (days.includes(over)) setLifted({ ...lifted, over });
  }

  function follow({ clientX, clientY }: PointerEvent): void {
    if (!lifted) return;
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]');
    const over = days.find((day) => day === cell?.dataset.day) ?? null;
    if (over !== lifted.over) setLifted({ ...lifted, over });
  }

  return {
    lifted,
    wasCancelled,
    handle: (day: Day) =>
      dragHandle({
        by: lifted && lifted.by,
        lift: (by) => lift(day, by),
        follow,
        steps,
        move,
        drop,
        cancel,
      }),
  };
}
