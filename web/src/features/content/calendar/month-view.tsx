import { weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { lastDayOf } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { Stack, Typography, Box, Button, ButtonBase } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
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
  const content = useContentOfMonth(month);
  const sources = useSources(month, lastDayOf(month));
  const firstReplaceable = useFirstReplaceableDay();
  const isWide = useMedia('(min-width: 900px)');
  const isUnreachable = useTimedOut(!content?.isConfirmed);
  const [opened, setOpened] = useState<Day | null>(null);
  const { place, resolve, pending, cancel, busy } = useDayPlacement();

  async function resolveAndClose(choice: 'replace' | 'swap'): Promise<void> {
    if (await resolve(choice)) setOpened(null);
  }

  const data: CalendarData | null =
    content && (sources || isUnreachable) ? { content, sources, plan, today } : null;
  const shared = {
    month,
    today,
    data,
    usual: data?.sources ? usualState(daysOf(month), data) : null,
    returnedTo,
    onOpen: setOpened,
    busy: busy ? [busy.from, busy.to] : [],
  };
  const days = useRef<HTMLDivElement>(null);
  const isLoaded = data !== null;
  useEffect(() => {
    const day = returnedTo && days.current?.querySelector(`[data-day="${returnedTo}"]`);
    if (!isLoaded || !day) return;
    day.scrollIntoView({ block: 'center' });
    day.querySelector('button')?.focus({ preventScroll: true });
  }, [isLoaded, returnedTo]);

  const firstEmpty = isWide || returnedTo ? undefined : data && findFirstEmpty(month, data);
  useEffect(() => {
    const day = firstEmpty && days.current?.querySelector(`[data-day="${firstEmpty}"]`);
    // Only from the top, where the page opens.
    if (day && window.scrollY === 0) day.scrollIntoView({ block: 'center' });
  }, [firstEmpty]);

  return (
    <Stack spacing={2} ref={days}>
      {isUnreachable && <ServerUnreachable isEmpty={data === null} />}
      <Box sx={summarySx}>
        {ahead}
        <MonthSummary month={month} data={data} />
      </Box>
      {data?.sources && (
        <Legend
          states={new Set(daysOf(month).map((day) => dayState(day, data)))}
          usual={shared.usual}
        />
      )}
      {isWide ? (
        <MonthGrid
          key={month}
          {...shared}
          firstReplaceable={firstReplaceable}
          onDrop={(from, to, asCopy) =>
            void place({ action: asCopy ? 'copy' : 'move', from, to, parts: wholeDay })
          }
        />
      ) : (
        <MonthList key={month} {...shared} />
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
function findFirstEmpty(month: Month, data: CalendarData): Day | undefined {
  if (!data.sources) return undefined;
  return daysOf(month).find(
    (day) => day >= data.today && ['empty', 'partly'].includes(dayState(day, data)),
  );
}

function MonthSummary({ month, data }: { month: Month; data: CalendarData | null }) {
  const days = daysOf(month).length;
  const ofAllDays = (count: number) => `${count}\u{a0}de\u{a0}${days}\u{a0}dias`;
  return (
    <Box component="span" role="status" sx={{ display: 'inline-block' }}>
      {data &&
        `Devocional em ${ofAllDays(data.content.devotionals.size)} · leitura em ${ofAllDays(data.content.readings.size)}`}
    </Box>
  );
}

/** The notices follow each other like the sentences of a paragraph. */
const summarySx = {
  typography: 'body2',
  color: 'text.secondary',
  minHeight: { xs: '3em', sm: '1.5em' },
} as const;

interface MonthListProps {
  month: Month;
  today: Day;
  data: CalendarData | null;
  /** The state of the days without a mark. */
  usual: DayState | null;
  returnedTo: Day | null;
  onOpen: (day: Day) => void;
  busy: readonly Day[];
}

/** The days of a month as a list, for a narrow screen; past days are collapsed. */
function MonthList({ month, today, data, usual, returnedTo, onOpen, busy }: MonthListProps) {
  const [showsAll, setShowsAll] = useState(returnedTo !== null && returnedTo < today);
  const days = daysOf(month);
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
        {(isCollapsed ? ahead : days).map((day) => (
          <Stack
            key={day}
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
        ))}
      </Stack>
    </>
  );
}

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
