import { addDays, formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Alert, AlertTitle, Button, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';
import { useLasting } from '@/lib/lasting';
import { useContentOf } from './api';
import { DAYS_AHEAD, daysAhead } from './days-ahead';

/** Warns when fewer than seven days lie ahead, and leads to the first thing that is missing. */
export function AheadNotice({ today }: { today: Day }) {
  const content = useContentOf(today, addDays(today, DAYS_AHEAD));
  const isHeard = content?.isHeard ?? false;
  const isLost = useLasting(!isHeard);
  // What is missing on this device may well be there: that is no reason to alarm anybody.
  if (!content || !isHeard) {
    return isLost ? null : <Skeleton variant="rounded" height={48} sx={{ borderRadius: 1 }} />;
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
