import {
  DndContext,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
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
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
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
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: centerOfNextDay, keyboardCodes }),
  );
  /** A modifier key was held during the last event, which is the one that drops the day. */
  const isCopying = useRef(false);

  function noteModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent | PointerEvent): void {
    isCopying.current = ctrlKey || altKey || metaKey;
  }
  function drop({ active, over, activatorEvent }: DragEndEvent): void {
    const [from, to] = [dayOf(active), dayOf(over)];
    if (!from || !to || from === to) return;
    // Moves the focus, because the handle of a day that is left empty disappears.
    if (activatorEvent.type === 'keydown')
      document.querySelector<HTMLElement>(`[data-day="${to}"] [data-link="day"]`)?.focus();
    onDrop(from, to, isCopying.current || from < firstReplaceable);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayUnder}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(data, firstReplaceable),
        screenReaderInstructions: { draggable: 'Espaço ou Enter começa a mover o dia.' },
        restoreFocus: false,
      }}
    >
      <Box onKeyDownCapture={noteModifier} onPointerUpCapture={noteModifier}>
        {children}
      </Box>
    </DndContext>
  );
}

const dayOf = (item: { id: string | number } | null): Day | null => {
  const id = String(item?.id ?? '');
  return isDay(id) ? id : null;
};

/**
 * The day under the pointer, wherever the page has scrolled or moved meanwhile; when dragged with keys, the one on which `centerOfNextDay`
 * has put the handle.
 */
const dayUnder: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCenter(args);
  const { x, y } = args.pointerCoordinates;
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
  return args.droppableContainers.flatMap(({ id }) => (id === under ? [{ id }] : []));
};

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

/** Moves the handle to the center of another day of the month. */
const centerOfNextDay: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const day = dayOf(context.over ?? context.active);
  const handle = context.collisionRect;
  if (step === undefined || !day || !handle) return undefined;
  // Not to scroll the page when the target would be outside the month.
  event.preventDefault();
  const cell = context.droppableRects.get(addDays(day, step));
  return (
    cell && {
      x: cell.left + (cell.width - handle.width) / 2,
      y: cell.top + (cell.height - handle.height) / 2,
    }
  );
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
