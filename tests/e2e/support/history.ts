import { addDays, calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { db } from '../../support/admin';

/** The days of a history, newest first; all of them too long ago for the triggers to take them for something new. */
export const historyDays = (count: number, newest = 9): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(calendarDay(new Date()), -newest - index));

/** Writes completed devotionals past the rules, which refuse what is that old. */
export async function writeHistory(
  uid: string,
  days: Day[],
  words: (index: number) => Partial<UserDevotional> = () => ({}),
) {
  const batch = db.batch();
  for (const [index, day] of days.entries()) {
    const completion: UserDevotional = {
      user_id: uid,
      devotional_id: day,
      reflection: `Reflexão ${index + 1}`,
      application: `Aplicação ${index + 1}`,
      verse_memorization: '',
      memorization_validated: false,
      completed_at: new Date(`${day}T10:30:00Z`),
      completed_on: day,
      ...words(index),
    };
    batch.set(db.doc(paths.userDevotional(uid, day)), completion);
  }
  await batch.commit();
}

const SLICE = 40;

/**
 * Writes years of it slice by slice, each when the triggers have looked at the one before: no other test's completion is to wait
 * behind all of them. The days must be nobody else's: the mark of the first completion of a day is what tells.
 */
export async function writeLongHistory(
  uid: string,
  days: Day[],
  words: (index: number) => Partial<UserDevotional>,
) {
  for (let start = 0; start < days.length; start += SLICE) {
    const slice = days.slice(start, start + SLICE);
    await writeHistory(uid, slice, (index) => words(start + index));
    const marks = slice.map((day) => db.doc(paths.devotionalCompletions(day)));
    await expect
      .poll(async () => (await db.getAll(...marks)).every(({ exists }) => exists))
      .toBe(true);
  }
}

export const historyTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Histórico de devocionais' });

/** The entries on the screen, in their order: the heads of the accordion. */
export const entries = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');

export const loadMoreButton = (page: Page) => page.getByRole('button', { name: 'Carregar mais' });

export const searchField = (page: Page) => page.getByLabel('Procurar no que você escreveu');
