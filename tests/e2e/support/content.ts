import { test } from '@playwright/test';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { collections, paths } from '@raizes/domain/paths';
import { db } from '../../support/admin';

const years: Day[] = [
  '2051-03-01',
  '2052-03-01',
  '2053-03-01',
  '2054-03-01',
  '2055-03-01',
  '2056-03-01',
];

/** The first of a March in which, at this moment, only this test publishes anything. */
export function ownMonth(): Day {
  const { parallelIndex } = test.info();
  return years[parallelIndex % years.length] ?? '2057-03-01';
}

export async function publishDevotional(day: Day, changes: Partial<Devotional> = {}) {
  const devotional: Devotional = {
    id: day,
    date: day,
    verse_reference: 'Rute 1:16',
    verse_text: 'Aonde quer que tu fores, irei eu.',
    opening_text: 'Bom dia.',
    context: '',
    central_insight: '',
    reflection_question: 'A quem você é fiel?',
    application_question: 'O que você fará hoje?',
    closing_text: 'Amém.',
    created_by: 'admin',
    ...changes,
  };
  await db.doc(paths.devotional(day)).set(devotional);
  return devotional;
}

/** Nothing is published between two days. */
export async function clearContent(from: Day, to: Day): Promise<void> {
  const batch = db.batch();
  const found = await Promise.all(
    [collections.devotionals, collections.dailyReadings].map((name) =>
      db.collection(name).where('date', '>=', from).where('date', '<=', to).get(),
    ),
  );
  for (const { ref } of found.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}
