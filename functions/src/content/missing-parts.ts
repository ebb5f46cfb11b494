import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentDaySchema, contentParts, noContent } from '@raizes/domain/documents/content-day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { database } from '../firebase';

/** Today and the next twelve days. */
const DAYS = 13;

/** `until` is the last day that was checked. Days that an admin wants empty are not missing. */
type MissingParts = { until: Day } & Record<PartName, Day[]>;

/** Finds what the coming days lack. */
export async function findMissing(today: Day): Promise<MissingParts> {
  const days = Array.from({ length: DAYS }, (_, offset) => addDays(today, offset));
  const refs = days.map((day) => database.doc(paths.contentDay(day)));
  const stored = await database.getAll(...refs, {
    fieldMask: [...contentParts, 'content.devotional.id', 'content.readings'],
  });
  const known = stored.map((each) => v.parse(knownSchema, each.data() ?? {}));
  const lacking = (part: PartName) =>
    days.filter((_, index) => {
      const { content, ...parts } = known[index] ?? v.parse(knownSchema, {});
      const isPresent = part === 'devotional' ? content.devotional : content.readings.length > 0;
      return !isPresent && parts[part]?.locked !== true;
    });
  return {
    until: addDays(today, DAYS - 1),
    devotional: lacking('devotional'),
    readings: lacking('readings'),
  };
}

/** The fields of a day's document that are needed here. */
const knownSchema = v.object({
  ...v.pick(contentDaySchema, contentParts).entries,
  content: v.optional(
    v.object({ devotional: v.nullish(v.object({})), readings: v.array(v.object({})) }),
    noContent,
  ),
});
