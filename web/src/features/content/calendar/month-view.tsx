import { daysBetween, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { lastDayOf, monthName, monthOf, nextMonth } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { Stack, Typography, Box, Button, ButtonBase } from '@mui/material';
import { Fragment, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMedia } from '@/lib/browser';
import { useTimedOut } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { ServerUnreachable } from '@/ui/load-boundary';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { daysOf, useContentOfMonth, useFirstReplaceableDay, useSources } from './api';
import { DayContent } from './day-content';
import { dayState, stateLabel, usualState } from './day-state';
import type { CalendarData, DayState } from './day-state';
import { MonthGrid } from './month-grid';
import { OccupiedDialog } from './occupied-dialog';
import { Legend, StateMark } from './state-mark';
import { useDayPlacement, wholeDay } from './use-day-placement';

const DayPanel = lazyComponent(() => import('./day-panel').then((module) => module.DayPanel));

interface Props {
  month: Month;
  today: Day;
  plan: ContentPlan | null;
  /** The day that the person has just edited. */
  returnedTo: Day | null;
  /** Until when there is content. */
  ahead: ReactNode;
}

/** The days of a month with their content and its sources. Each day can be opened, and moved or copied to another. */
export function MonthView({ month, today, plan, returnedTo, ahead }: Props) {
  const isWide = useMedia('(min-width: 900px)');
  const days = isWide ? daysOf(month) : withComingWeeks(month, today);
  const last = days.at(-1) ?? month;
  const content = useContentOfMonth(month, last);
  const sources = useSources(month, last);
  const firstReplaceable = useFirstReplaceableDay();
  const isUnreachable = useTimedOut(!content?.isConfirmed);
  const [opened, setOpened] = useState<Day | null>(null);
  const { place, resolve, pending, cancel, busy } = useDayPlacement();

  async function resolveAndClose(choice: 'replace' | 'swap'): Promise<void> {
    if (await resolve(choice)) setOpened(null);
  }

  const data: CalendarData | null =
    content && (sources || isUnreachable) ? { content, sources, plan, today } : null;
  const shared = {
    today,
    data,
    usual: data?.sources ? usualState(days, data) : null,
    returnedTo,
    onOpen: setOpened,
    busy: busy ? [busy.from, busy.to] : [],
  };
  const view = useRef<HTMLDivElement>(null);
  const isLoaded = data !== null;
  useEffect(() => {
    const day = returnedTo && view.current?.querySelector(`[data-day="${returnedTo}"]`);
    if (!isLoaded || !day) return;
    day.scrollIntoView({ block: 'center' });
    day.querySelector('button')?.focus({ preventScroll: true });
  }, [isLoaded, returnedTo]);

  const firstEmpty = isWide || returnedTo ? undefined : data && findFirstEmpty(days, data);
  useEffect(() => {
    const day = firstEmpty && view.current?.querySelector(`[data-day="${firstEmpty}"]`);
    // Only from the top, where the page opens.
    if (day && window.scrollY === 0) day.scrollIntoView({ block: 'center' });
  }, [firstEmpty]);

  return (
    <Stack spacing={2} ref={view}>
      {isUnreachable && <ServerUnreachable isEmpty={data === null} />}
      <Box sx={summarySx}>
        {ahead}
        <MonthSummary month={month} data={data} />
      </Box>
      {data?.sources && (
        <Legend states={new Set(days.map((day) => dayState(day, data)))} usual={shared.usual} />
      )}
      {isWide ? (
        <MonthGrid
          key={month}
          {...shared}
          month={month}
          firstReplaceable={firstReplaceable}
          onDrop={(from, to, asCopy) =>
            void place({ action: asCopy ? 'copy' : 'move', from, to, parts: wholeDay })
          }
        />
      ) : (
        <MonthList key={month} {...shared} days={days} />
      )}
      <Suspense>
        {opened && data && (
          <DayPanel
            day={opened}
            today={today}
            firstReplaceable={firstReplaceable}
            data={data}
            isWide={isWide}
            isBusy={busy !== null}
            isOccupiedDialogOpen={pending !== null}
            onPlace={place}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
      {pending && (
        <OccupiedDialog
          placement={pending}
          isBusy={busy !== null}
          onAnswer={(choice) => void resolveAndClose(choice)}
          onClose={cancel}
        />
      )}
    </Stack>
  );
}

/** The first day from today that lacks something. */
function findFirstEmpty(days: Day[], data: CalendarData): Day | undefined {
  if (!data.sources) return undefined;
  return days.find((day) => day >= data.today && ['empty', 'partly'].includes(dayState(day, data)));
}

function MonthSummary({ month, data }: { month: Month; data: CalendarData | null }) {
  const days = daysOf(month);
  const ofAllDays = (known: ReadonlyMap<Day, unknown>) =>
    `${days.filter((day) => known.has(day)).length}\u{a0}de\u{a0}${days.length}\u{a0}dias`;
  return (
    <Box component="span" role="status" sx={{ display: 'inline-block' }}>
      {data &&
        `Devocional em ${ofAllDays(data.content.devotionals)} · leitura em ${ofAllDays(data.content.readings)}`}
    </Box>
  );
}

/** The notices follow each other like the sentences of a paragraph. */
const summarySx = {
  typography: 'body2',
  color: 'text.secondary',
  minHeight: { xs: '3em', sm: '1.5em' },
} as const;

/** How many days from today a phone shows at least, beyond the end of the month. */
const COMING_DAYS = 14;

/** The days of a month; of the current one, as many of the next as make the coming weeks whole. */
function withComingWeeks(month: Month, today: Day): Day[] {
  const days = daysOf(month);
  if (month !== monthOf(today)) return days;
  const missing = COMING_DAYS - 1 - daysBetween(today, lastDayOf(month));
  return [...days, ...daysOf(nextMonth(month)).slice(0, Math.max(0, missing))];
}

interface MonthListProps {
  days: readonly Day[];
  today: Day;
  data: CalendarData | null;
  /** The state of the days without a mark. */
  usual: DayState | null;
  returnedTo: Day | null;
  onOpen: (day: Day) => void;
  busy: readonly Day[];
}

/** The days as a list, for a narrow screen; past days are collapsed. */
function MonthList({ days, today, data, usual, returnedTo, onOpen, busy }: MonthListProps) {
  const [showsAll, setShowsAll] = useState(returnedTo !== null && returnedTo < today);
  const ahead = days.filter((day) => day >= today);
  const isCollapsed = !showsAll && ahead.length > 0 && ahead.length < days.length;
  return (
    <>
      {isCollapsed && (
        <Button
          onClick={() => setShowsAll(true)}
          sx={{ alignSelf: 'flex-start', ml: -2, '&&': { my: 0 } }}
        >
          Mostrar os dias que passaram
        </Button>
      )}
      <Stack component="ol" sx={{ m: 0, p: 0 }}>
        {(isCollapsed ? ahead : days).map((day, index) => (
          <Fragment key={day}>
            {index > 0 && day.endsWith('-01') && (
              <Typography component="li" variant="h2" sx={monthSx}>
                {monthName(monthOf(day))}
              </Typography>
            )}
            <Stack
              component="li"
              direction="row"
              spacing={1.5}
              aria-current={day === today ? 'date' : undefined}
              aria-busy={busy.includes(day)}
              data-day={day}
              data-returned={day === returnedTo || undefined}
              sx={rowSx}
            >
              <ButtonBase
                onClick={() => onOpen(day)}
                sx={[daySx, day === today && { color: 'primary.main' }]}
              >
                <Typography variant="h3" component="span">
                  {Number(day.slice(8))}
                </Typography>
                <Typography
                  variant="body2"
                  component="span"
                  color={day === today ? 'primary' : 'textSecondary'}
                >
                  {day === today ? 'hoje' : weekdayName(day).slice(0, 3)}
                </Typography>
                {data?.sources && dayState(day, data) !== usual && (
                  <StateMark state={dayState(day, data)} sx={{ mt: 0.25 }} />
                )}
                {data && <ScreenReaderText>{stateLabel(day, data)}</ScreenReaderText>}
              </ButtonBase>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <DayContent day={day} today={today} data={data} />
              </Box>
            </Stack>
          </Fragment>
        ))}
      </Stack>
    </>
  );
}

const monthSx = {
  listStyle: 'none',
  mt: 3,
  textAlign: 'center',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

const rowSx = {
  listStyle: 'none',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&[aria-busy="true"]': { opacity: 0.5 },
  '&[data-returned]': { bgcolor: 'action.selected' },
} as const;

const daySx = {
  flexDirection: 'column',
  justifyContent: 'flex-start',
  width: 80,
  minHeight: 44,
  flexShrink: 0,
  borderRadius: 1,
  fontFamily: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
