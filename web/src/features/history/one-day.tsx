import { formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Alert, Skeleton } from '@mui/material';
import { useCompletion } from './api';
import { HistoryEntry } from './history-entry';

/** The one day that a link leads to, above all the others. */
export function OneDay({ uid, day }: { uid: string; day: Day }) {
  const completion = useCompletion(uid, day);
  switch (completion.state) {
    case 'loading':
      return <Skeleton variant="rounded" height={84} sx={{ borderRadius: 1 }} />;
    case 'missing':
    case 'malformed':
      return <Alert severity="info">Você não concluiu o devocional de {formatDay(day)}.</Alert>;
    case 'ready':
      return <HistoryEntry entry={completion.value} words={[]} startsOpen />;
  }
}
