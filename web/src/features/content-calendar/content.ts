import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import type { Devotional } from '@raizes/domain/documents/devotional';

/** What there is on which day. */
export interface Content {
  devotionals: ReadonlyMap<Day, Devotional>;
  readings: ReadonlyMap<Day, DailyReading[]>;
}

export function contentOf(devotionals: Devotional[], readings: DailyReading[]): Content {
  const byDay = new Map<Day, DailyReading[]>();
  for (const reading of readings) {
    byDay.set(reading.date, [...(byDay.get(reading.date) ?? []), reading]);
  }
  return { devotionals: new Map(devotionals.map((each) => [each.date, each])), readings: byDay };
}
