import { daysBetween } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { useCompletedReading, useReading, useReadingsOf } from '@/features/reading/api';
import { ReadingSkeleton } from '@/features/reading/reading-skeleton';
import { NoReading } from './no-reading';
import { ReadingSession } from './reading-session';
import type { SessionProps } from './reading-session';

type Session = Omit<SessionProps, 'reading' | 'readings'>;

/** Of older days nobody knows at a glance which of their readings were read: they are shown one by one. */
const LISTED_DAYS = 30;

/** A reading of any other day. */
export function EarlierReading({ id, ...session }: Session & { id: string }) {
  const reading = useReading(id);
  switch (reading.state) {
    case 'loading':
      return <ReadingSkeleton />;
    case 'missing':
      return <NoReading why={reading.fromCache ? 'offline' : 'not-found'} />;
    case 'malformed':
      return <NoReading why="not-found" />;
    case 'ready': {
      const isListed = Math.abs(daysBetween(reading.value.date, session.today)) < LISTED_DAYS;
      const Found = isListed ? AmongItsDay : Alone;
      return <Found {...session} reading={reading.value} />;
    }
  }
}

function AmongItsDay({ reading, ...session }: Session & { reading: DailyReading }) {
  const others = useReadingsOf(reading.date);
  const readings = others.state === 'ready' && others.value.length > 0 ? others.value : [reading];
  return <ReadingSession {...session} reading={reading} readings={readings} />;
}

/** Too old for the progress to remember it: the person's own record says whether it was read. */
function Alone({ reading, ...session }: Session & { reading: DailyReading }) {
  const own = useCompletedReading(session.uid, reading.id);
  if (own.state === 'loading') return <ReadingSkeleton />;
  const isRead = (id: string) => own.state === 'ready' || session.isRead(id);
  return <ReadingSession {...session} isRead={isRead} reading={reading} readings={[reading]} />;
}
