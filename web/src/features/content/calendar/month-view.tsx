import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { lastDayOf } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useMedia } from '@/lib/browser';
import { useTimedOut } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { ServerUnreachable } from '@/ui/load-boundary';
import { daysOf, useContentOfMonth, useFirstReplaceableDay, useSources } from './api';
import { dayState } from './day-state';
import type { CalendarData } from './day-state';
import { MonthGrid } from './month-grid';
import { MonthList } from './month-list';
import { Legend } from './state-mark';
import { useDayPlacement, wholeDay } from './use-day-placement';

const DayPanel = lazyComponent(() => import('./day-panel').then((module) => module.DayPanel));
const OccupiedDialog = lazyComponent(() =>
  import('./occupied-dialog').then((module) => module.OccupiedDialog),
);

interface Props {
  month: Month;
  today: Day;
  plan: ContentPlan | null;
}

/** The days of a month with their content and its sources. Each day can be opened, and moved or copied to another. */
export function MonthView({ month, today, plan }: Props) {
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
    onOpen: setOpened,
    busy: busy ? [busy.from, busy.to] : [],
  };
  return (
    <Stack spacing={2}>
      {isUnreachable && <ServerUnreachable />}
      <Stack spacing={1}>
        <MonthSummary month={month} data={data} />
        {data?.sources && (
          <Legend states={new Set(daysOf(month).map((day) => dayState(day, data)))} />
        )}
      </Stack>
      {isWide ? (
        <MonthGrid
          {...shared}
          firstReplaceable={firstReplaceable}
          onDrop={(from, to, asCopy) =>
            void place({ action: asCopy ? 'copy' : 'move', from, to, parts: wholeDay })
          }
        />
      ) : (
        <MonthList {...shared} />
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
        {pending && (
          <OccupiedDialog
            placement={pending}
            isBusy={busy !== null}
            onAnswer={(choice) => void resolveAndClose(choice)}
            onClose={cancel}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function MonthSummary({ month, data }: { month: Month; data: CalendarData | null }) {
  const days = daysOf(month).length;
  const ofAllDays = (count: number) => `${count}\u{a0}de\u{a0}${days}\u{a0}dias`;
  return (
    <Typography color="textSecondary" role="status" sx={{ minHeight: { xs: '3em', sm: '1.5em' } }}>
      {data &&
        `Devocional em ${ofAllDays(data.content.devotionals.size)} · leitura em ${ofAllDays(data.content.readings.size)}`}
    </Typography>
  );
}
