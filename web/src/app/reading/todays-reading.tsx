import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { useState } from 'react';
import { nextToRead } from '@/features/reading/reading-order';
import { NoReading } from './no-reading';
import { ReadingSession } from './reading-session';
import type { SessionProps } from './reading-session';

interface Props extends Omit<SessionProps, 'reading'> {
  id: string | null;
  readings: DailyReading[];
}

/** One of today's readings: the one asked for, or the next to be read when the page was opened. */
export function TodaysReading({ id, readings, ...session }: Props) {
  const [opened] = useState(() => nextToRead(readings, session.isRead)?.id);
  const reading =
    readings.find((each) => each.id === (id ?? opened)) ?? nextToRead(readings, session.isRead);
  if (!reading) return <NoReading why="none-today" />;
  return <ReadingSession {...session} reading={reading} readings={readings} />;
}
