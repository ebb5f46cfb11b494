import { feastDay } from '../church-year';
import { addDays, weekdayOf } from '../day';
import type { Day } from '../day';
import type { ContentSeries, SeriesTimes } from '../documents/content-series';

/** When a series stands, and how long it is. */
type Stored = Extract<ContentSeries, { kind: 'series' }>;
type Series = Pick<Stored, 'times' | 'dates' | 'days'>;

/** The days from `from` to `to` on which a series has something, each with the place of its devotional in the series. */
export function daysOfSeries({ times, dates, days }: Series, from: Day, to: Day): Map<Day, number> {
  if (times.kind === 'dates')
    return new Map(
      (dates ?? []).flatMap((day, index) => (day >= from && day <= to ? [[day, index]] : [])),
    );
  const runs = startsOf(times, from, to).flatMap(([start, end]) => {
    const found: [Day, number][] = [];
    let index = 0;
    for (let day = start; day <= to && day < end && index < days; day = addDays(day, 1)) {
      if (!times.weekdays.includes(weekdayOf(day))) continue;
      if (day >= from) found.push([day, index]);
      index += 1;
    }
    return found;
  });
  return new Map(runs);
}

type InARow = Exclude<SeriesTimes, { kind: 'dates' }>;

/** The days on which a series begins, each with the day on which it begins again. */
function startsOf(times: InARow, from: Day, to: Day): [start: Day, end: Day][] {
  if (times.kind === 'start') return [[times.start, NEVER]];
  const starts: [Day, Day][] = [];
  // One that began last year may go on.
  for (let year = yearOf(from) - 1; year <= yearOf(to); year += 1)
    starts.push([feastDay(times.feast, year), feastDay(times.feast, year + 1)]);
  return starts;
}

const NEVER = '9999-12-31';
const FAR = '9900-01-01';
const yearOf = (day: Day) => Number(day.slice(0, 4));

/** All days of a series in their order; of one that returns every year, those of the time that ends next. */
export function nextOccurrence(series: Series, today: Day): Day[] {
  const { times, days } = series;
  if (times.kind === 'dates') return series.dates ?? [];
  const runFrom = (start: Day) => {
    // No day lies behind the last one.
    const weeks = start < FAR ? Math.ceil(days / times.weekdays.length) : 0;
    const end = weeks > 0 ? addDays(start, weeks * 7) : NEVER;
    return [...daysOfSeries({ ...series, times: { ...times, kind: 'start', start } }, start, end)];
  };
  if (times.kind === 'start') return runFrom(times.start).map(([day]) => day);
  for (let year = yearOf(today) - 1; ; year += 1) {
    const next = feastDay(times.feast, year + 1);
    const run = runFrom(feastDay(times.feast, year)).flatMap(([day]) => (day < next ? [day] : []));
    if ((run.at(-1) ?? next) >= today) return run;
  }
}
