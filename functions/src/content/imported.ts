import type { Passage } from '@raizes/domain/bible/passage';
import type { Day } from '@raizes/domain/day';
import { passagesOn, readChain } from '@raizes/domain/content/chain';
import type { Chain } from '@raizes/domain/content/chain';
import { orderSeries } from '@raizes/domain/content/sources';
import { parseEntries, daysOfSeries } from '@raizes/domain/content/series';
import type { SeriesEntry } from '@raizes/domain/content/series';
import { contentSeriesSchema, seriesTextSchema } from '@raizes/domain/documents/content-series';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { IMPORTED_MAX } from '@raizes/domain/limits';
import { collections, serverPaths } from '@raizes/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
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

/** What a chain has for a day: the head verse, and the verses around it. */
interface DayOfChain {
  name: string;
  passages: readonly Passage[];
}

/** The chains and series that a church has imported, limited to the days that were loaded. */
export interface Imported {
  has: (id: string) => boolean;
  /** Of one series, or without an id of the first in the default order. */
  seriesOn: (day: Day, id?: string) => DayOfSeries | undefined;
  chainOn: (id: string, day: Day) => DayOfChain | undefined;
}

export const nothingImported: Imported = {
  has: () => true,
  seriesOn: () => undefined,
  chainOn: () => undefined,
};

/**
 * Loads what the imported chains and series have for the days from `from` to `to`. Reads only the texts of those that have something for
 * these days: a church can have fifty files of a megabyte each.
 */
export async function loadImported(
  from: Day,
  to: Day,
  chainIds: ReadonlySet<string>,
): Promise<Imported> {
  const { docs } = await database.collection(collections.contentSeries).limit(IMPORTED_MAX).get();
  const ids = new Set(docs.map(({ id }) => id));
  const all = parseImported(docs);
  const series = await seriesByDay(all, from, to);
  const chains = new Map<string, { name: string; chain: Chain }>();
  for (const each of all) {
    if (each.kind !== 'chain' || !chainIds.has(each.id)) continue;
    const { chain } = readChain(await loadJson(each));
    if (chain) chains.set(each.id, { name: each.name, chain });
    else logger.error('A chain cannot be read', { id: each.id });
  }
  return {
    has: (id) => ids.has(id),
    seriesOn: (day, id) => series.get(day)?.find((each) => id === undefined || each.id === id),
    chainOn(id, day) {
      const found = chains.get(id);
      const passages = found ? passagesOn(found.chain, day) : [];
      return found && passages.length > 0 ? { name: found.name, passages } : undefined;
    },
  };
}

/** Leaves out an invalid document, which must not leave the days of the other series empty. */
export const parseImported = (docs: DocumentSnapshot[]): ContentSeries[] =>
  docs.flatMap((each) => {
    const parsed = v.safeParse(contentSeriesSchema, each.data());
    if (!parsed.success) logger.error('A series does not fit its schema', { id: each.id });
    return parsed.success ? [parsed.output] : [];
  });

/** Whether the church has a series of its own. */
export async function hasSeries(): Promise<boolean> {
  const all = database.collection(collections.contentSeries);
  return !(await all.where('kind', '==', 'series').limit(1).get()).empty;
}

/** Returns the JSON of an import; an empty text, which no parser accepts, if it is missing. */
async function loadJson({ id }: ContentSeries): Promise<string> {
  const stored = await database.doc(serverPaths.contentSeriesText(id)).get();
  const parsed = v.safeParse(seriesTextSchema, stored.data());
  return parsed.success ? parsed.output.json : '';
}

/** The series of each day, in their default order. */
async function seriesByDay(
  all: ContentSeries[],
  from: Day,
  to: Day,
): Promise<Map<Day, DayOfSeries[]>> {
  const found = new Map<Day, DayOfSeries[]>();
  for (const series of orderSeries(all)) {
    const { id, name, since } = series;
    const days = daysOfSeries(series, since > from ? since : from, to);
    if (days.size === 0) continue;
    const entries = parseEntries(await loadJson(series));
    if (!entries) logger.error('A series cannot be read', { id });
    for (const [day, index] of days) {
      const entry = entries?.[index];
      if (entry) found.set(day, [...(found.get(day) ?? []), { id, name, index, entry }]);
    }
  }
  return found;
}
