import { feastDay } from './church-year';
import * as v from 'valibot';
import { addDays, weekdayOf, yearOf } from '../day';
import type { Day } from '../day';
import { devotionalSchema } from '../documents/content';
import type { ContentSeries, SeriesTimes } from '../documents/content-series';
import { day as daySchema } from '../documents/fields';

const entrySchema = v.object({
  /** Null in a series without dates. */
  date: v.nullable(daySchema),
  ...v.omit(devotionalSchema, ['id', 'date', 'created_by']).entries,
});
/** One devotional of a series. */
export type SeriesEntry = v.InferOutput<typeof entrySchema>;

const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(entrySchema));

/** Parses a stored series; null if it is invalid. */
export function parseEntries(json: string): SeriesEntry[] | null {
  const parsed = v.safeParse(storedSchema, json);
  return parsed.success ? parsed.output : null;
}

/** When a series is scheduled, and how long it is. */
type Stored = Extract<ContentSeries, { kind: 'series' }>;
type Series = Pick<Stored, 'times' | 'dates' | 'days'>;

/** The days from `from` to `to` on which the series has a devotional, each with the devotional's index in the series. */
export function daysOfSeries({ times, dates, days }: Series, from: Day, to: Day): Map<Day, number> {
  if (times.kind === 'dates')
    return new Map(
      (dates ?? []).flatMap((day, index) => (day >= from && day <= to ? [[day, index]] : [])),
    );
  const occurrences = occurrencesOf(times, from, to).flatMap(([start, end]) => {
    const found: [Day, number][] = [];
    let index = 0;
    for (let day = start; day <= to && day < end && index < days; day = addDays(day, 1)) {
      if (!times.weekdays.includes(weekdayOf(day))) continue;
      if (day >= from) found.push([day, index]);
      index += 1;
    }
    return found;
  });
  return new Map(occurrences);
}

type Consecutive = Exclude<SeriesTimes, { kind: 'dates' }>;

/** The days on which the series starts, each with the (exclusive) day on which it starts again. */
function occurrencesOf(times: Consecutive, from: Day, to: Day): [start: Day, end: Day][] {
  if (times.kind === 'start') return [[times.start, NEVER]];
  const starts: [Day, Day][] = [];
  // Last year's occurrence can still be running.
  for (let year = yearOf(from) - 1; year <= yearOf(to); year += 1)
    starts.push([feastDay(times.feast, year), feastDay(times.feast, year + 1)]);
  return starts;
}

const NEVER = '9999-12-31';
const FAR = '9900-01-01';

/** All days of a series in order; for an annual series, the days of the occurrence that ends next. */
export function nextOccurrence(series: Series, today: Day): Day[] {
  const { times, days } = series;
  if (times.kind === 'dates') return series.dates ?? [];
  const daysFrom = (start: Day) => {
    // Days end in the year 9999, so the end of a series close to it cannot be computed.
    const weeks = start < FAR ? Math.ceil(days / times.weekdays.length) : 0;
    const end = weeks > 0 ? addDays(start, weeks * 7) : NEVER;
    return [...daysOfSeries({ ...series, times: { ...times, kind: 'start', start } }, start, end)];
  };
  if (times.kind === 'start') return daysFrom(times.start).map(([day]) => day);
  for (let year = yearOf(today) - 1; ; year += 1) {
    const next = feastDay(times.feast, year + 1);
    const found = daysFrom(feastDay(times.feast, year)).flatMap(([day]) =>
      day < next ? [day] : [],
    );
    if ((found.at(-1) ?? next) >= today) return found;
  }
}
