import { addDays, formatDay, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Alert, AlertTitle, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  DAYS_AHEAD,
  daysAhead,
  daysOf,
  useContentOf,
  useContentOfMonth,
} from '@/features/content-calendar/api';
import { monthFrom, monthInAddress, monthOf } from '@raizes/domain/month';
import type { Content } from '@/features/content-calendar/api';
import type { Month } from '@raizes/domain/month';
import { DayContent, MonthGrid } from '@/features/content-calendar/month-grid';
import { useMedia } from '@/lib/browser';
import { useTimedOut, useToday } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import { MonthSwitcher } from '@/ui/month-switcher';
import { AdminPage } from '../admin/admin-page';

const AutoFill = lazyComponent(() =>
  import('@/features/content-plan/auto-fill').then((module) => module.AutoFill),
);

export function Page() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const month = monthFrom(query.get('mes')) ?? monthOf(today);
  const show = (next: Month) => setQuery({ mes: monthInAddress(next) }, { replace: true });

  return (
    <AdminPage
      title="Calendário de Conteúdo"
      intro="O que já está pronto e o que falta. Toque em um dia para criar ou editar."
      width="lg"
    >
      <Stack spacing={2}>
        <LoadBoundary title="Erro ao carregar o conteúdo">
          <AheadNotice today={today} />
        </LoadBoundary>
        <LoadBoundary title="Erro ao carregar o plano de leitura">
          <Suspense fallback={<Skeleton variant="rounded" height={148} sx={{ borderRadius: 2 }} />}>
            <AutoFill today={today} />
          </Suspense>
        </LoadBoundary>
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
        >
          <Box sx={{ display: 'flex', flexGrow: { xs: 1, sm: 0 }, minWidth: { sm: 310 } }}>
            <MonthSwitcher month={month} onShow={show} />
          </Box>
          {month !== monthOf(today) && (
            <Button
              onClick={() => show(monthOf(today))}
              sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}
            >
              Este mês
            </Button>
          )}
        </Stack>
        <LoadBoundary title="Erro ao carregar o conteúdo">
          <MonthView key={month} month={month} today={today} />
        </LoadBoundary>
      </Stack>
    </AdminPage>
  );
}

function MonthView({ month, today }: { month: Month; today: Day }) {
  const content = useContentOfMonth(month);
  const isWide = useMedia('(min-width: 900px)');
  const isUnreachable = useTimedOut(!content?.isConfirmed);
  return (
    <Stack spacing={2}>
      {isUnreachable && <ServerUnreachable />}
      <MonthSummary month={month} content={content} />
      {isWide ? (
        <MonthGrid month={month} today={today} content={content} />
      ) : (
        <MonthList month={month} today={today} content={content} />
      )}
    </Stack>
  );
}

/** Warns when fewer than seven days are ready, and links to the first gap. */
function AheadNotice({ today }: { today: Day }) {
  const content = useContentOf(today, addDays(today, DAYS_AHEAD));
  const isConfirmed = content?.isConfirmed ?? false;
  const isUnreachable = useTimedOut(!isConfirmed);
  // What this device lacks may exist on the server: no warning.
  if (!content || !isConfirmed) {
    return isUnreachable ? null : (
      <Skeleton variant="rounded" height={48} sx={{ borderRadius: 1 }} />
    );
  }
  const { devotionals, readings } = content;
  const { ready, gap } = daysAhead(today, new Set(devotionals.keys()), new Set(readings.keys()));
  if (!gap) {
    return (
      <Alert severity="success" role="status">
        Os próximos {DAYS_AHEAD} dias estão prontos.
      </Alert>
    );
  }
  const missing = [gap.devotional && 'devocional', gap.reading && 'leitura'].filter(Boolean);
  const page = gap.devotional ? '/create-devotional' : '/manage-daily-readings';
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button component={Link} to={`${page}?date=${gap.day}`} color="inherit" size="small">
          Completar
        </Button>
      }
    >
      <AlertTitle>{gap.day === today ? 'Falta conteúdo para hoje' : readyTitle(ready)}</AlertTitle>
      {gap.day === today ? 'Hoje' : beginning(formatDay(gap.day))} ainda não tem{' '}
      {missing.join(' nem ')}.
    </Alert>
  );
}

function readyTitle(ready: number): string {
  if (ready === 0) return 'Falta conteúdo para amanhã';
  return ready === 1 ? 'Só amanhã está pronto' : `Só os próximos ${ready} dias estão prontos`;
}

const beginning = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

interface Props {
  month: Month;
  today: Day;
  content: Content | null;
}

/** The days of a month one below the other, for a narrow screen; past days are folded. */
function MonthList({ month, today, content }: Props) {
  const [isWhole, setWhole] = useState(false);
  const days = daysOf(month);
  const ahead = days.filter((day) => day >= today);
  const isFolded = !isWhole && ahead.length > 0 && ahead.length < days.length;
  return (
    <>
      {isFolded && (
        <Button onClick={() => setWhole(true)} sx={{ alignSelf: 'flex-start' }}>
          Mostrar os dias que passaram
        </Button>
      )}
      <Days days={isFolded ? ahead : days} today={today} content={content} />
    </>
  );
}

function Days({ days, today, content }: Omit<Props, 'month'> & { days: Day[] }) {
  return (
    <Stack component="ol" sx={{ m: 0, p: 0 }}>
      {days.map((day) => (
        <Stack
          key={day}
          component="li"
          direction="row"
          spacing={2}
          aria-current={day === today ? 'date' : undefined}
          sx={{ listStyle: 'none', py: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box
            title={formatDay(day)}
            sx={{
              width: 44,
              flexShrink: 0,
              textAlign: 'center',
              color: day === today ? 'primary.main' : 'text.primary',
            }}
          >
            <Typography variant="h3" component="p">
              {Number(day.slice(8))}
            </Typography>
            <Typography variant="body2" color={day === today ? 'primary' : 'textSecondary'}>
              {day === today ? 'hoje' : weekdayName(day).slice(0, 3)}
            </Typography>
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <DayContent day={day} today={today} content={content} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

function MonthSummary({ month, content }: { month: Month; content: Content | null }) {
  const days = daysOf(month).length;
  const of = (count: number) => `${count}\u{a0}de\u{a0}${days}\u{a0}dias`;
  return (
    <Typography color="textSecondary" role="status" sx={{ minHeight: { xs: '3em', sm: '1.5em' } }}>
      {content &&
        `Devocional em ${of(content.devotionals.size)} · leitura em ${of(content.readings.size)}`}
    </Typography>
  );
}
