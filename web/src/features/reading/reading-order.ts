import type { DailyReading } from '@raizes/domain/documents/daily-reading';

type Placed = Pick<DailyReading, 'id' | 'book' | 'chapter'>;

const byId = new Intl.Collator('pt-BR', { numeric: true });

/** A day's readings in the order to read them: the books as their ids come, the chapters of each in theirs. */
export function inReadingOrder<T extends Placed>(readings: T[]): T[] {
  const sorted = readings.toSorted((a, b) => byId.compare(a.id, b.id));
  const books = [...new Set(sorted.map(({ book }) => book))];
  return sorted.toSorted(
    (a, b) => books.indexOf(a.book) - books.indexOf(b.book) || a.chapter - b.chapter,
  );
}

/** Which reading to open: the first that is still to be read, or else the first of all. */
export function nextToRead<T extends Placed>(
  readings: T[],
  isRead: (id: string) => boolean,
): T | undefined {
  return readings.find(({ id }) => !isRead(id)) ?? readings[0];
}
