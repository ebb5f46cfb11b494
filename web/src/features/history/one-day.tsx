import { formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Skeleton, Typography } from '@mui/material';
import { Notice } from '@/ui/page/notice';
import { useCompletion } from './api';
import { HistoryEntry } from './history-list';

interface Props {
  uid: string;
  day: Day;
}

/** The day that a link names, shown above the list. */
export function OneDay(props: Props) {
  return (
    <section aria-labelledby="one-day">
      <Typography id="one-day" variant="overline" component="h2" color="textSecondary">
        Devocional relacionado
      </Typography>
      <Completion {...props} />
    </section>
  );
}

function Completion({ uid, day }: Props) {
  const completion = useCompletion(uid, day);
  switch (completion.state) {
    case 'loading':
      return <Skeleton variant="rounded" height={84} sx={{ borderRadius: 1 }} />;
    case 'missing':
    case 'malformed':
      return (
        <Notice
          severity="info"
          role="status"
          text={`Você não concluiu o devocional de ${formatDay(day)}.`}
        />
      );
    case 'ready':
      return <HistoryEntry entry={completion.value} words={[]} startsOpen />;
  }
}
