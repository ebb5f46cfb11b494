import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { database } from '../firebase';

/** Today and the next twelve days, the most that `countContent` can check within its 20 reads. */
const DAYS = 13;

interface MissingParts {
  /** The last day that was checked. */
  until: Day;
  /** The days that lack a part, except those that an admin wants empty. */
  missing: Record<PartName, Day[]>;
  /** Days with older content, whose document has no copy of it. */
  incomplete: Day[];
}

/** Finds what the coming days lack. Reads the days' documents and, for days whose document has no copy of the content, the content itself. */
export async function findMissing(today: Day): Promise<MissingParts> {
  const days = Array.from({ length: DAYS }, (_, offset) => addDays(today, offset));
  const refs = days.map((day) => database.doc(paths.contentDay(day)));
  const stored = await database.getAll(...refs, {
    fieldMask: ['devotional', 'readings', 'content.devotional.id', 'content.readings'],
  });
  const known = days.map((day, index) => ({
    day,
    ...v.parse(knownSchema, stored[index]?.data() ?? {}),
  }));
  const unknown = known.flatMap(({ day, content }) => (content ? [] : [day]));
  const [devotionals, readings] = await Promise.all([
    fetchDaysWith(collections.devotionals, unknown),
    fetchDaysWith(collections.dailyReadings, unknown),
  ]);
  const present: Record<PartName, Set<unknown>> = { devotional: devotionals, readings };
  for (const { day, content } of known) {
    if (content?.devotional) devotionals.add(day);
    if (content && content.readings.length > 0) readings.add(day);
  }
  const lacking = (part: PartName) =>
    known
      .filter((each) => !present[part].has(each.day) && each[part]?.locked !== true)
      .map(({ day }) => day);
  return {
    until: addDays(today, DAYS - 1),
    missing: { devotional: lacking('devotional'), readings: lacking('readings') },
    incomplete: unknown.filter((day) => devotionals.has(day) || readings.has(day)),
  };
}

/** The fields of a day's document that are needed here. */
const knownSchema = v.object({
  ...v.partial(v.pick(contentDaySchema, ['devotional', 'readings'])).entries,
  content: v.optional(
    v.object({ devotional: v.optional(v.object({})), readings: v.array(v.object({})) }),
  ),
});

async function fetchDaysWith(collection: string, days: Day[]): Promise<Set<unknown>> {
  if (days.length === 0) return new Set();
  const { docs } = await database
    .collection(collection)
    .where('date', 'in', days)
    .select('date')
    .get();
  return new Set(docs.map((each): unknown => each.get('date')));
}
