import type { Passage } from '@raizes/domain/bible/passage';
import type { Day } from '@raizes/domain/day';
import { passagesOn, readChain } from '@raizes/domain/devotional-writer/chain';
import type { Chain } from '@raizes/domain/devotional-writer/chain';
import { parseEntries } from '@raizes/domain/devotional-writer/series';
import type { SeriesEntry } from '@raizes/domain/devotional-writer/series';
import { daysOfSeries } from '@raizes/domain/devotional-writer/series-days';
import { contentSeriesSchema } from '@raizes/domain/documents/content-series';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { IMPORTED_MAX } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from '../firebase';

/** What a series has for a day. */
interface DayOfSeries {
  id: string;
  name: string;
  /** The place of the devotional in the series. */
  index: number;
  entry: SeriesEntry;
}

/** What a chain has for a day: the head verse, and those around it. */
interface DayOfChain {
  name: string;
  passages: readonly Passage[];
}

/** The chains and series that a church has imported, as far as they have something for the days from `from` to `to`. */
export interface Imported {
  has: (id: string) => boolean;
  seriesOn: (day: Day) => DayOfSeries | undefined;
  chainOn: (id: string, day: Day) => DayOfChain | undefined;
}

export const nothingImported: Imported = {
  has: () => true,
  seriesOn: () => undefined,
  chainOn: () => undefined,
};

export async function loadImported(from: Day, to: Day): Promise<Imported> {
  const { docs } = await database.collection(collections.contentSeries).limit(IMPORTED_MAX).get();
  const ids = new Set(docs.map(({ id }) => id));
  const all = docs.flatMap((each) => {
    const parsed = v.safeParse(contentSeriesSchema, each.data());
    // One that does not fit must not keep the days of the others empty.
    if (!parsed.success) logger.error('A series does not fit its schema', { id: each.id });
    return parsed.success ? [parsed.output] : [];
  });
  const series = seriesByDay(all.filter(isSeries), from, to);
  const chains = new Map(all.flatMap((each) => (each.kind === 'chain' ? [[each.id, each]] : [])));
  // Only those of the plan's sources: thousands of references take a moment.
  const read = new Map<string, Chain | null>();
  const chainOf = ({ id, json }: ContentSeries) => {
    const chain = read.get(id) ?? readChain(json).chain;
    read.set(id, chain);
    return chain;
  };
  return {
    has: (id) => ids.has(id),
    seriesOn: (day) => series.get(day),
    chainOn(id, day) {
      const stored = chains.get(id);
      const chain = stored && chainOf(stored);
      const passages = chain ? passagesOn(chain, day) : [];
      return stored && passages.length > 0 ? { name: stored.name, passages } : undefined;
    },
  };
}

function seriesByDay(all: Series[], from: Day, to: Day): Map<Day, DayOfSeries> {
  const found = new Map<Day, DayOfSeries>();
  // The first of them has the last word.
  for (const { id, name, json, ...its } of all.toSorted(byPrecedence).toReversed()) {
    const entries = parseEntries(json);
    if (!entries) logger.error('A series can not be read', { id });
    for (const [day, index] of daysOfSeries(its, from, to)) {
      const entry = entries?.[index];
      if (entry) found.set(day, { id, name, index, entry });
    }
  }
  return found;
}

type Series = Extract<ContentSeries, { kind: 'series' }>;
const isSeries = (each: ContentSeries): each is Series => each.kind === 'series';

/** On a day of two series, one with days of its own comes before one that returns every year, and a newer one before an older. */
function byPrecedence(a: Series, b: Series): number {
  const yearly = (each: Series) => (each.times.kind === 'feast' ? 1 : 0);
  return yearly(a) - yearly(b) || b.imported_at.getTime() - a.imported_at.getTime();
}
