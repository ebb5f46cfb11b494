import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

interface Item {
  id: string;
}

/** The dragged item, and the place where it is currently shown. */
interface Lifted {
  id: string;
  at: number;
  by: 'pointer' | 'keys' | 'saving';
}

/** Within this distance of the screen's edge, dragging scrolls the page. */
const EDGE_PX = 90;

/**
 * Reorders a list by dragging the items' handles, or with keys: Space or Enter lifts an item, arrows move it, Space or Enter drops it,
 * and Escape cancels.
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

  const move = (at: number) => {
    if (!lifted) return;
    setLifted({ ...lifted, at: Math.min(Math.max(at, 0), items.length - 1) });
  };

  async function drop(): Promise<void> {
    const item = items[from];
    if (!lifted || !item || lifted.at === from) {
      setLifted(null);
      return;
    }
    setLifted({ ...lifted, by: 'saving' });
    if (!(await onMove(item, shown[lifted.at - 1] ?? null))) setLifted(null);
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    if (lifted?.by !== 'pointer') return;
    const y = event.clientY;
    const rows = [...(event.currentTarget.closest('ul')?.children ?? [])];
    const middle = (at: number) => {
      const item = shown[at];
      const box = item && rows[items.indexOf(item)]?.getBoundingClientRect();
      return box ? box.top + box.height / 2 : Number.NaN;
    };
    if (y < middle(lifted.at - 1)) move(lifted.at - 1);
    else if (y > middle(lifted.at + 1)) move(lifted.at + 1);
    if (y < EDGE_PX) window.scrollBy(0, -12);
    else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, 12);
  }

  function onKeyDown(event: KeyboardEvent, item: T): void {
    const isLifted = lifted?.id === item.id && lifted.by === 'keys';
    const at = shown.findIndex(({ id }) => id === item.id);
    const act = {
      ' ': () => (isLifted ? void drop() : setLifted({ id: item.id, at, by: 'keys' })),
      Enter: () => (isLifted ? void drop() : setLifted({ id: item.id, at, by: 'keys' })),
      ArrowUp: () => isLifted && move(at - 1),
      ArrowDown: () => isLifted && move(at + 1),
      Escape: () => isLifted && setLifted(null),
    }[event.key];
    if (!act || (lifted && !isLifted)) return;
    event.preventDefault();
    act();
  }

  return {
    lifted,
    /** The place of an item, from 0. The rows don't move within the DOM, because that would take the focus from the handle. */
    placeOf: (item: T) => shown.findIndex(({ id }) => id === item.id),
    handle: (item: T) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, item),
      onBlur: () => lifted?.by === 'keys' && setLifted(null),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (lifted || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted({ id: item.id, at: shown.findIndex(({ id }) => id === item.id), by: 'pointer' });
      },
      onPointerMove: follow,
      onPointerUp: () => lifted?.by === 'pointer' && void drop(),
      onPointerCancel: () => lifted?.by === 'pointer' && setLifted(null),
    }),
  };
}

function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  const others = items.toSpliced(from, 1);
  return item === undefined ? others : others.toSpliced(to, 0, item);
}
