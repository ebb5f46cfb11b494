import { hasReading } from '@/features/reading/with-local-readings';
import { useReadingsOf } from '@/features/reading/api';
import { isReadingId } from '@/features/reading/reading-path';
import { ReadingSkeleton } from '@/features/reading/reading-skeleton';
import { useReadingProgress } from '@/features/reading/use-reading-progress';
import { useSittingDay } from '@/features/reading/use-sitting-day';
import { useProgress } from '@/features/progress/use-progress';
import { EarlierReading } from './earlier-reading';
import { NoReading } from './no-reading';
import { TodaysReading } from './todays-reading';

interface Props {
  uid: string;
  /** The reading that the address asks for; without one, today's next. */
  id: string | null;
}

/** Finds the reading to show: one of today's, which the dashboard has already loaded, or any other by its id. */
export function DailyReading({ uid, id }: Props) {
  const today = useSittingDay();
  const todays = useReadingsOf(today);
  const { stats, sending } = useReadingProgress(uid, useProgress(uid, today).stats);

  if (id !== null && !isReadingId(id)) return <NoReading why="not-found" />;
  if (todays.state !== 'ready' || stats === 'unknown') return <ReadingSkeleton />;

  const session = { uid, today, stats, sending, isRead: (each: string) => hasReading(stats, each) };
  if (id === null || todays.value.some((reading) => reading.id === id)) {
    if (todays.value.length === 0) {
      return <NoReading why={todays.fromCache ? 'offline' : 'none-today'} />;
    }
    return <TodaysReading key={today} {...session} id={id} readings={todays.value} />;
  }
  return <EarlierReading {...session} id={id} />;
}
