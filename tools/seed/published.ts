import { addDays, daysBetween } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DailyReading, Devotional } from '@raizes/domain/documents/content';
import { adminPart, composeContent } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import { badgeCatalogue } from '@raizes/domain/progress/badges';
import { aChallenge, aChurch, aContentDay, noonOf } from '@raizes/tests/factories';
import { db } from '../../tests/support/admin';
import { bibleVideos } from './content/bible-videos';
import { challengePool } from './content/challenges';
import { devotionalPool } from './content/devotionals';
import { readingPool } from './content/readings';

/** How many days back the sample histories reach. */
export const HISTORY_DAYS = 45;

/** Returns the same text for the same day every time. */
function rotate<T>(pool: T[], day: Day): T {
  const chosen = pool[daysBetween('2026-01-01', day) % pool.length];
  if (chosen === undefined) throw new Error('The pool of sample content is empty');
  return chosen;
}

export function devotionalOf(day: Day): Devotional {
  return { id: day, date: day, ...rotate(devotionalPool, day), created_by: 'admin' };
}

/** The id of the reading that the seed gives a day. */
export const readingIdOf = (day: Day) => `${day}-1`;

export function readingOf(day: Day): DailyReading {
  return { id: readingIdOf(day), date: day, ...rotate(readingPool, day), devotional_id: day };
}

interface Span {
  back: number;
  ahead: number;
}

const daysAround = (today: Day, { back, ahead }: Span) =>
  Array.from({ length: back + ahead + 1 }, (_, index) => addDays(today, index - back));

/** Fills an empty project, without its triggers. Every day counts as published a week before. */
export async function seedContent(today: Day, span: Span) {
  await topUpContent(today, span);
  const batch = db.batch();
  for (const id of daysAround(today, span)) {
    const content = composeContent({
      devotional: { [id]: devotionalOf(id) },
      readings: { [readingIdOf(id)]: readingOf(id) },
    });
    batch.set(
      db.doc(paths.contentDay(id)),
      aContentDay({
        id,
        devotional: adminPart,
        readings: adminPart,
        content,
        numbered: 1,
        published_at: noonOf(addDays(id, -7)),
        late_until: null,
      }),
    );
  }
  await batch.commit();
}

/** Gives every day around `today` a devotional and a reading, unless an admin has written one. */
export async function topUpContent(today: Day, span: Span) {
  const days = daysAround(today, span);
  const [devotionals, readings] = await Promise.all([
    db.getAll(...days.map((day) => db.doc(paths.devotional(day)))),
    db.collection(collections.dailyReadings).where('date', '>=', days[0]).select('date').get(),
  ]);
  const withDevotional = new Set(devotionals.filter((found) => found.exists).map(({ id }) => id));
  const withReading = new Set<unknown>(readings.docs.map((found): unknown => found.get('date')));
  const batch = db.batch();
  for (const day of days) {
    if (!withDevotional.has(day)) batch.set(db.doc(paths.devotional(day)), devotionalOf(day));
    if (!withReading.has(day))
      batch.set(db.doc(paths.dailyReading(readingIdOf(day))), readingOf(day));
  }
  await batch.commit();
}

/** Writes the challenges on offer and the badges that can be earned. */
export async function seedCatalogues(now: Date) {
  const batch = db.batch();
  for (const text of challengePool) {
    batch.set(db.doc(paths.challenge(text.id)), aChallenge({ ...text, created_at: now }));
  }
  for (const { id, name, description, icon, category } of badgeCatalogue) {
    batch.set(db.doc(paths.badge(id)), { id, name, description, icon, category });
  }
  await batch.commit();
}

export async function seedBibleVideos() {
  const batch = db.batch();
  for (const video of bibleVideos) batch.set(db.doc(paths.bibleVideo(video.id)), video);
  await batch.commit();
}

export async function seedChurch() {
  await db.doc(paths.church).set(aChurch());
}
