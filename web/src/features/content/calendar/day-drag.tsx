import {
  DndContext,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type {
  Announcements,
  CollisionDetection,
  DragEndEvent,
  KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { addDays, formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Box } from '@mui/material';
import { useRef } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, PointerEvent, ReactNode } from 'react';
import { isEmptyDay } from './day-state';
import type { CalendarData } from './day-state';

interface Props {
  data: CalendarData | null;
  /** The first day whose content can be replaced; earlier days can only be copied. */
  firstReplaceable: Day;
  onDrop: (from: Day, to: Day, asCopy: boolean) => void;
  /** Days that are draggable and droppable by their date. */
  children: ReactNode;
}

/** Lets days be dragged onto others, with the pointer or with keys. With Ctrl, Alt or ⌘ the day is copied. */
export function DayDrag({ data, firstReplaceable, onDrop, children }: Props) {
  /** The day that was chosen with the arrow keys; null while it is the dragged one, or for the pointer. */
  const chosen = useRef<Day | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: choose, keyboardCodes }),
  );
  /** A modifier key was held during the last event, which is the one that drops the day. */
  const isCopying = useRef(false);

  /** Chooses another day of the shown month; the handle stays where it is. */
  function choose(
    event: KeyboardEvent,
    { active, currentCoordinates, context }: Parameters<KeyboardCoordinateGetter>[1],
  ) {
    const step = steps[event.code];
    const day = chosen.current ?? dayOf({ id: active });
    if (step === undefined || !day) return undefined;
    // Not to scroll the page.
    event.preventDefault();
    const next = addDays(day, step);
    const cell = context.droppableContainers.get(next)?.node.current;
    if (!cell) return undefined;
    cell.scrollIntoView({ block: 'nearest' });
    chosen.current = next;
    return currentCoordinates;
  }
  const dayUnder: CollisionDetection = ({
    active,
    pointerCoordinates: at,
    droppableContainers,
  }) => {
    const target = at ? dayAt(at) : (chosen.current ?? active.id);
    return droppableContainers.flatMap(({ id }) => (id === target ? [{ id }] : []));
  };
  function noteModifier({ ctrlKey, altKey, metaKey }: ReactKeyboardEvent | PointerEvent): void {
    isCopying.current = ctrlKey || altKey || metaKey;
  }
  /** Where the pointer was released, which can be later than the move that dnd-kit has drawn. */
  const released = useRef<Day | null>(null);
  function noteRelease(event: PointerEvent): void {
    noteModifier(event);
    released.current = dayOf({ id: dayAt({ x: event.clientX, y: event.clientY }) ?? '' });
  }
  function drop({ active, over, activatorEvent }: DragEndEvent): void {
    const isByKey = activatorEvent.type === 'keydown';
    const [from, to] = [dayOf(active), isByKey ? dayOf(over) : released.current];
    if (!from || !to || from === to) return;
    // Moves the focus, because the handle of a day that is left empty disappears.
    if (isByKey)
      document.querySelector<HTMLElement>(`[data-day="${to}"] [data-link="day"]`)?.focus();
    onDrop(from, to, isCopying.current || from < firstReplaceable);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayUnder}
      autoScroll={nearTheEdge}
      onDragStart={() => {
        chosen.current = null;
      }}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(data, firstReplaceable),
        screenReaderInstructions: { draggable: 'Espaço ou Enter começa a mover o dia.' },
        restoreFocus: false,
      }}
    >
      <Box onKeyDownCapture={noteModifier} onPointerUpCapture={noteRelease}>
        {children}
      </Box>
    </DndContext>
  );
}

/** The page scrolls only close to its edge, so that a day in the last row can be aimed at. */
const nearTheEdge = { threshold: { x: 0, y: 0.05 } };

const dayOf = (item: { id: string | number } | null): Day | null => {
  const id = String(item?.id ?? '');
  return isDay(id) ? id : null;
};

/** The day at a place of the screen, wherever the page has scrolled or moved meanwhile. */
const dayAt = ({ x, y }: { x: number; y: number }) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;

const keyboardCodes = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** What a screen reader says while a day is dragged. */
function announcementsOf(data: CalendarData | null, firstReplaceable: Day): Announcements {
  const begun = (day: Day) => {
    const isCopied = day < firstReplaceable;
    const keys = isCopied ? 'Enter copia' : 'Enter solta, Ctrl e Enter copiam';
    return `${isCopied ? 'Copiando' : 'Movendo'} ${formatDay(day)}. Setas escolhem o dia, ${keys}, Esc desfaz.`;
  };
  return {
    onDragStart({ active }) {
      const day = dayOf(active);
      return day ? begun(day) : undefined;
    },
    onDragOver({ active, over }) {
      const [from, to] = [dayOf(active), dayOf(over)];
      if (!to) return 'Fora do calendário.';
      if (from === to) return begun(to);
      return `Para ${formatDay(to)}, ${data && !isEmptyDay(to, data) ? 'ocupado' : 'vazio'}.`;
    },
    onDragEnd: ({ active, over }) => (!over || over.id === active.id ? UNCHANGED : undefined),
    onDragCancel: () => UNCHANGED,
  };
}

const UNCHANGED = 'Nada mudou.';
