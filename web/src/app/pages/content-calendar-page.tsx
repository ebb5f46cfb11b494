import { isDay } from '@raizes/domain/day';
import { parseMonth, monthParam, monthOf } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AheadNotice } from '@/features/content/calendar/ahead-notice';
import { MonthView } from '@/features/content/calendar/month-view';
import { useContentPlan } from '@/features/content/plan/api';
import { AutoFill } from '@/features/content/plan/auto-fill';
import { useToday } from '@/lib/timing';
import { LoadBoundary } from '@/ui/load-boundary';
import { MonthSwitcher } from '@/ui/month-switcher';
import { AdminPage } from '../admin/admin-page';

export function Page() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const month = parseMonth(query.get('month')) ?? monthOf(today);
  const day = query.get('day');
  const returnedTo = day !== null && isDay(day) && monthOf(day) === month ? day : null;
  const isCurrent = month === monthOf(today);
  function showToday(): void {
    const cell = document.querySelector(`[data-day="${today}"]`);
    if (isCurrent) cell?.scrollIntoView({ block: 'center' });
    else setQuery({ day: today }, { replace: true });
  }
  const show = (next: Month) => setQuery({ month: monthParam(next) }, { replace: true });

  return (
    <AdminPage
      title="Calendário de Conteúdo"
      intro="O que já está pronto e o que falta. Escolha um dia para ver, mover ou editar."
    >
      <Stack spacing={{ xs: 2, md: 1.5 }}>
        <LoadBoundary title="Erro ao carregar o plano de leitura">
          <Suspense fallback={<Skeleton variant="rounded" height={72} sx={{ borderRadius: 2 }} />}>
            <AutoFill
              today={today}
              opensSources={query.has('import')}
              onImported={(first) => setQuery({ month: first.slice(0, 7), day: first })}
            />
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
          <Button
            onClick={showToday}
            // On a phone, the current month begins with today.
            sx={{ display: { xs: isCurrent ? 'none' : 'inline-flex', md: 'inline-flex' } }}
          >
            Hoje
          </Button>
        </Stack>
        <LoadBoundary title="Erro ao carregar o conteúdo">
          <Days month={month} today={today} returnedTo={returnedTo} />
        </LoadBoundary>
      </Stack>
    </AdminPage>
  );
}

type DaysProps = Omit<ComponentProps<typeof MonthView>, 'plan' | 'ahead'>;

function Days(props: DaysProps) {
  const live = useContentPlan();
  const plan = live.state === 'ready' ? live.value : null;
  const ahead = live.state !== 'loading' && <AheadNotice today={props.today} plan={plan} />;
  return <MonthView {...props} plan={plan} ahead={ahead} />;
}
