import { useDraggable, useDroppable } from '@dnd-kit/core';
import { formatDay, weekOf, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { monthName, monthOf, weeksOf } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { DayContent } from './day-content';
import { DayDrag } from './day-drag';
import { dayLabel, dayState, isEmptyDay } from './day-state';
import type { CalendarData, DayState } from './day-state';
import { StateMark, onlyInUse } from './state-mark';

interface Props {
  month: Month;
  today: Day;
  /** The first day whose content can be replaced; earlier days can only be copied. */
  firstReplaceable: Day;
  data: CalendarData | null;
  /** The state of the days without a mark. */
  usual: DayState | null;
  returnedTo: Day | null;
  onOpen: (day: Day) => void;
  onDrop: (from: Day, to: Day, asCopy: boolean) => void;
  /** The days of a change in progress. */
  busy: readonly Day[];
}

/**
 * A month as a table of weeks, for a wide screen. It has a roving tabindex: one tab stop, and arrow keys move between the links of the
 * days. A day is dragged onto another by its handle; with Ctrl, Alt or ⌘ it is copied.
 */
export function MonthGrid(props: Props) {
  const { month, today, firstReplaceable, data, usual, returnedTo, onOpen, onDrop, busy } = props;
  const [stop, setStop] = useState<{ day: string; link: string }>({
    day: returnedTo ?? (monthOf(today) === month ? today : month),
    link: 'devotional',
  });
  function remember({ target }: FocusEvent): void {
    const day = target.closest('td')?.dataset.day;
    const link = target instanceof HTMLElement ? target.dataset.link : undefined;
    if (day && link) setStop({ day, link });
  }
  function move(event: KeyboardEvent<HTMLElement>): void {
    // While a day is dragged, the arrows choose its target.
    const isDragging = event.currentTarget.querySelector('[data-lifted]') !== null;
    if (isDragging || !(event.target instanceof Element)) return;
    const next = nextInGrid(event.currentTarget, event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <DayDrag data={data} firstReplaceable={firstReplaceable} onDrop={onDrop}>
      <Box
        component="table"
        role="grid"
        aria-label={monthName(month)}
        onFocus={remember}
        onKeyDown={move}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {weekOf(today).map((day) => (
              <Box component="th" key={day} scope="col" sx={{ pb: 0.5, fontWeight: 400 }}>
                <Typography variant="body2" color="textSecondary" component="span">
                  {weekdayName(day).replace('-feira', '')}
                </Typography>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    today={today}
                    data={data}
                    usual={usual}
                    isBusy={busy.includes(day)}
                    isReturnedTo={day === returnedTo}
                    onOpen={() => onOpen(day)}
                    isCopied={day < firstReplaceable}
                    tabIndexOf={(link) => (stop.day === day && stop.link === link ? 0 : -1)}
                  />
                ) : (
                  <Box component="td" key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </DayDrag>
  );
}

const cellSx = {
  verticalAlign: 'top',
  height: 100,
  px: 0.5,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&[data-lifted]': { opacity: 0.5 },
  '&[aria-busy="true"]': { opacity: 0.5 },
  '&[data-returned]': { bgcolor: 'action.selected' },
  '&[data-over]': {
    outline: '2px dashed',
    outlineColor: 'primary.main',
    outlineOffset: -2,
    bgcolor: 'action.hover',
  },
} as const;

interface DayCellProps {
  day: Day;
  today: Day;
  data: CalendarData | null;
  usual: DayState | null;
  isBusy: boolean;
  isReturnedTo: boolean;
  onOpen: () => void;
  /** The day is copied, not moved. */
  isCopied: boolean;
  tabIndexOf: (link: string) => number;
}

/** The number, which opens the day, its state, the handle for dragging it, and its content. */
function DayCell(props: DayCellProps) {
  const { day, today, data, usual, isBusy, isReturnedTo, onOpen, isCopied, tabIndexOf } = props;
  const { setNodeRef: setCell, isOver } = useDroppable({ id: day });
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: day,
    attributes: { roleDescription: 'botão de arrastar' },
  });
  return (
    <Box
      component="td"
      ref={setCell}
      data-day={day}
      data-lifted={isDragging || undefined}
      data-returned={isReturnedTo || undefined}
      data-over={(isOver && !isDragging) || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-busy={isBusy}
      sx={cellSx}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5, mb: 0.5, minHeight: 28 }}
      >
        <ButtonBase
          data-link="day"
          tabIndex={tabIndexOf('day')}
          onClick={onOpen}
          aria-label={data ? dayLabel(day, data) : formatDay(day)}
          title="Abrir o dia"
          sx={[numberSx, day === today && todaySx]}
        >
          {Number(day.slice(8))}
        </ButtonBase>
        {data?.sources && dayState(day, data) !== usual && (
          <StateMark
            state={dayState(day, data)}
            sx={{ order: { md: 3, lg: 0 }, width: { md: '100%', lg: 'auto' } }}
          />
        )}
        {data && !isEmptyDay(day, data) && (
          <IconButton
            ref={setNodeRef}
            {...attributes}
            {...listeners}
            data-link="move"
            tabIndex={tabIndexOf('move')}
            aria-label={`${isCopied ? 'Copiar' : 'Mover'} ${formatDay(day)}`}
            title={`Arraste para outro dia${isCopied ? ' para copiar' : ' (com Ctrl, copia)'}, ou use espaço e as setas`}
            sx={[handleSx, { cursor: isDragging ? 'grabbing' : 'grab' }]}
          >
            <HandleIcon sx={{ fontSize: '1.125rem' }} />
          </IconButton>
        )}
      </Stack>
      <DayContent day={day} today={today} data={data} tabIndexOf={tabIndexOf} />
    </Box>
  );
}

const handleSx = {
  ml: 'auto',
  p: 0,
  width: 28,
  height: 28,
  borderRadius: 1,
  color: 'text.secondary',
  touchAction: 'none',
  ...onlyInUse,
} as const;

const numberSx = {
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 700,
  '&:hover': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

const todaySx = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
} as const;

/** Returns the link that an arrow key moves to: sideways by day; up and down by link within a day, then by week. */
function nextInGrid(grid: HTMLElement, from: Element, key: string): HTMLElement | null {
  const cells = [...grid.querySelectorAll<HTMLElement>('td[data-day]')];
  const at = cells.findIndex((cell) => cell.contains(from));
  const linksOf = (cell: HTMLElement | undefined) =>
    cell ? [...cell.querySelectorAll<HTMLElement>('[data-link]')] : [];
  const own = linksOf(cells[at]);
  const place = own.findIndex((link) => link === from);
  const inDay = (step: number) => {
    const links = linksOf(cells[at + step]);
    const same = links.find(({ dataset }) => dataset.link === own[place]?.dataset.link);
    return same ?? links[Math.min(place, links.length - 1)] ?? null;
  };
  switch (key) {
    case 'ArrowRight':
      return inDay(1);
    case 'ArrowLeft':
      return inDay(-1);
    case 'ArrowDown':
      return own[place + 1] ?? linksOf(cells[at + 7])[0] ?? null;
    case 'ArrowUp':
      return own[place - 1] ?? linksOf(cells[at - 7]).at(-1) ?? null;
    case 'Home':
      return linksOf(cells[0])[0] ?? null;
    case 'End':
      return linksOf(cells.at(-1))[0] ?? null;
    default:
      return null;
  }
}
