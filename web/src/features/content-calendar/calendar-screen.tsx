import type { Day } from '@raizes/domain/day';
import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Button, IconButton, Stack, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useMedia } from '@/lib/media';
import { useLasting } from '@/lib/lasting';
import { useToday } from '@/lib/today';
import { AdminPage } from '@/ui/admin-page';
import { LoadBoundary } from '@/ui/load-boundary';
import { NotHeard } from '@/ui/not-heard';
import { AheadNotice } from './ahead-notice';
import { useContentOfMonth } from './api';
import { monthFrom, monthInAddress, monthName, monthOf, nextMonth, previousMonth } from './month';
import type { Month } from './month';
import { MonthGrid } from './month-grid';
import { MonthList } from './month-list';
import { MonthSummary } from './month-summary';

/** Which days have a devotional and readings, and which are empty. */
export function CalendarScreen() {
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
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
        >
          <IconButton
            aria-label="Mês anterior"
            edge="start"
            onClick={() => show(previousMonth(month))}
          >
            <BackIcon />
          </IconButton>
          <Typography
            variant="h2"
            aria-live="polite"
            sx={{
              minWidth: { sm: 220 },
              textAlign: 'center',
              whiteSpace: 'nowrap',
              flexGrow: { xs: 1, sm: 0 },
            }}
          >
            {monthName(month)}
          </Typography>
          <IconButton aria-label="Próximo mês" onClick={() => show(nextMonth(month))}>
            <ForwardIcon />
          </IconButton>
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
  const isLost = useLasting(!content?.isHeard);
  return (
    <Stack spacing={2}>
      {isLost && <NotHeard />}
      <MonthSummary month={month} content={content} />
      {isWide ? (
        <MonthGrid month={month} today={today} content={content} />
      ) : (
        <MonthList month={month} today={today} content={content} />
      )}
    </Stack>
  );
}
