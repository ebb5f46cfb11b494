import { addDays, daysBetween } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { ContentCounts, Gaps } from '@raizes/domain/documents/church-counts';
import { collections } from '@raizes/domain/paths';
import { database } from '../firebase';
import { churchDay } from '../quota';
import { countOf } from './people-counts';

/** Today and the days after it: as many as fit into 20 reads, with the caller's role and the stored counts. */
const DAYS = 13;

export async function countContent(now: Date): Promise<ContentCounts> {
  const today = churchDay(now);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const until = addDays(today, DAYS - 1);
  const [devotionals, readings] = await Promise.all([
    devotionalGaps(today, until),
    readingGaps(days),
  ]);
  return { part: 'content', until, devotionals, readings };
}

const between = (from: Day, to: Day) =>
  countOf(
    database.collection(collections.devotionals).where('date', '>=', from).where('date', '<=', to),
  );

/** A day has one devotional at most: the number tells how many are missing, and halving the days finds the first. */
async function devotionalGaps(from: Day, until: Day): Promise<Gaps> {
  const missing = daysBetween(from, until) + 1 - (await between(from, until));
  if (missing <= 0) return { missing: 0, first: null };
  let [first, last] = [from, until];
  while (first < last) {
    const length = Math.floor(daysBetween(first, last) / 2) + 1;
    const middle = addDays(first, length - 1);
    if ((await between(first, middle)) < length) last = middle;
    else first = addDays(middle, 1);
  }
  return { missing, first };
}

/** A day may have several readings, so that each is counted. */
async function readingGaps(days: Day[]): Promise<Gaps> {
  const readings = database.collection(collections.dailyReadings);
  const counts = await Promise.all(days.map((day) => countOf(readings.where('date', '==', day))));
  const empty = days.filter((_, index) => counts[index] === 0);
  return { missing: empty.length, first: empty[0] ?? null };
}
