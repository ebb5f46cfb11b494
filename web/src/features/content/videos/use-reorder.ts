import { useState } from 'react';
import type { PointerEvent } from 'react';
import { dragHandle } from '@/ui/drag-handle';
import type { LiftedBy } from '@/ui/drag-handle';

interface Item {
  id: string;
}

/** The dragged item, and the place where it is currently shown. */
interface Lifted {
  id: string;
  at: number;
  by: LiftedBy | 'saving';
}

const steps = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Reorders a list by dragging the items' handles, or with keys.
 * @param onMove resolves to whether the move was stored; if not, the item returns to its place
 */
export function useReorder<T extends Item>(
  items: readonly T[],
  onMove: (item: T, before: T | null) => Promise<boolean>,
) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const from = lifted ? items.findIndex(({ id }) => id === lifted.id) : -1;
  // Optimistic: a dropped item stays in its new place until the stored order matches.
  if (lifted?.by === 'saving' && (from === -1 || from === lifted.at)) setLifted(null);
  const shown = lifted && from !== -1 ? moveItem(items, from, lifted.at) : [...items];
  const placeOf = (item: T) => shown.findIndex(({ id }) => id === item.id);

  function move(step: number): void {
    if (!lifted) return;
    setLifted({ ...lifted, at: Math.min(Math.max(lifted.at + step, 0), items.length - 1) });
  }

  async function drop(): Promise<void> {
    const item = items[from];
    if (!lifted || !item || lifted.at === from) {
      setLifted(null);
      return;
    }
    setLifted({ ...lifted, by: 'saving' });
    if (!(await onMove(item, shown[lifted.at - 1] ?? null))) setLifted(null);
  }

  function follow({ clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (!lifted) return;
    const rows = [...(currentTarget.closest('ul')?.children ?? [])];
    const middle = (at: number) => {
      const item = shown[at];
      const box = item && rows[items.indexOf(item)]?.getBoundingClientRect();
      return box ? box.top + box.height / 2 : Number.NaN;
    };
    if (clientY < middle(lifted.at - 1)) move(-1);
    else if (clientY > middle(lifted.at + 1)) move(1);
  }

  return {
    lifted,
    /** The place of an item, from 0. The rows don't move within the DOM, because that would take the focus from the handle. */
    placeOf,
    handle: (item: T) =>
      dragHandle({
        by: lifted && lifted.by,
        lift: (by) => setLifted({ id: item.id, at: placeOf(item), by }),
        follow,
        steps,
        move,
        drop: () => void drop(),
        cancel: () => setLifted(null),
      }),
  };
}

function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  const others = items.toSpliced(from, 1);
  return item === undefined ? others : others.toSpliced(to, 0, item);
}
