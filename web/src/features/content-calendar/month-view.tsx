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
import { daysOf, useContentOfMonth, useFirstFreeDay, useSources } from './api';
import { dayState } from './day-state';
import type { Known } from './day-state';
import { MonthGrid } from './month-grid';
import { MonthList } from './month-list';
import { Legend } from './state-mark';
import { useArranging, wholeDay } from './use-arranging';

const DayPanel = lazyComponent(() => import('./day-panel').then((module) => module.DayPanel));
const OccupiedDialog = lazyComponent(() =>
  import('./occupied-dialog').then((module) => module.OccupiedDialog),
);

interface Props {
  month: Month;
  today: Day;
  plan: ContentPlan | null;
}

/** The days of a month with what they have and where it comes from; each opens, and is put on another. */
export function MonthView({ month, today, plan }: Props) {
  const content = useContentOfMonth(month);
  const sources = useSources(month, lastDayOf(month));
  const firstReplaceable = useFirstFreeDay();
  const isWide = useMedia('(min-width: 900px)');
  const isUnreachable = useTimedOut(!content?.isConfirmed);
  const [opened, setOpened] = useState<Day | null>(null);
  const { place, answer, asked, cancel, busy } = useArranging();

  async function settle(choice: 'replace' | 'swap'): Promise<void> {
    if (await answer(choice)) setOpened(null);
  }

  const known: Known | null =
    content && (sources || isUnreachable) ? { content, sources, plan, today } : null;
  const shared = {
    month,
    today,
    known,
    onOpen: setOpened,
    busy: busy ? [busy.from, busy.to] : [],
  };
  return (
    <Stack spacing={2}>
      {isUnreachable && <ServerUnreachable />}
      <Stack spacing={1}>
        <MonthSummary month={month} known={known} />
        {known?.sources && (
          <Legend states={new Set(daysOf(month).map((day) => dayState(day, known)))} />
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
        {opened && known && (
          <DayPanel
            day={opened}
            today={today}
            firstReplaceable={firstReplaceable}
            known={known}
            isWide={isWide}
            isBusy={busy !== null}
            isAsking={asked !== null}
            onPlace={place}
            onClose={() => setOpened(null)}
          />
        )}
        {asked && (
          <OccupiedDialog
            placement={asked}
            isBusy={busy !== null}
            onAnswer={(choice) => void settle(choice)}
            onClose={cancel}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function MonthSummary({ month, known }: { month: Month; known: Known | null }) {
  const days = daysOf(month).length;
  const of = (count: number) => `${count}\u{a0}de\u{a0}${days}\u{a0}dias`;
  return (
    <Typography color="textSecondary" role="status" sx={{ minHeight: { xs: '3em', sm: '1.5em' } }}>
      {known &&
        `Devocional em ${of(known.content.devotionals.size)} · leitura em ${of(known.content.readings.size)}`}
    </Typography>
  );
}
