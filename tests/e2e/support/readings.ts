import type { Day } from '@raizes/domain/day';
import { addDays, calendarDay } from '@raizes/domain/day';
import { dayEntries } from '@raizes/domain/progress/stats';
import type { DailyReading } from '@raizes/domain/documents/content';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { db } from '../../support/admin';
import { todayOn } from './today';

type Chapter = Partial<Omit<DailyReading, 'id' | 'date'>>;

/** A day near enough to be listed with its readings, of which no other test at this moment knows. */
export const ownDaySoon = () => addDays(calendarDay(new Date()), 18 + test.info().parallelIndex);

/** A day far from all others, of which no other test at this moment knows. */
export const ownDayFarAway = () => addDays('2040-01-01', test.info().parallelIndex);

/** Makes these all the readings of a day. */
export async function publishReadings(day: Day, ...chapters: Chapter[]): Promise<DailyReading[]> {
  const old = await db.collection(collections.dailyReadings).where('date', '==', day).get();
  const batch = db.batch();
  for (const { ref } of old.docs) batch.delete(ref);
  const readings = chapters.map((chapter, index) => ({
    id: `${day}-${index + 1}`,
    date: day,
    book: 'Rute',
    chapter: index + 1,
    chapter_text: '1 E sucedeu que, nos dias em que os juízes julgavam, houve uma fome na terra.',
    devotional_id: null,
    ...chapter,
  }));
  for (const reading of readings) batch.set(db.doc(paths.dailyReading(reading.id)), reading);
  await batch.commit();
  return readings;
}

/** The reading that the seed has given the page's own day. */
export async function todaysReading(page: Page) {
  const id = `${await todayOn(page)}-1`;
  const found = await db.doc(paths.dailyReading(id)).get();
  return { id, title: `${found.get('book')} ${found.get('chapter')}`, data: found.data() };
}

/** What the server has of a completed reading. */
export async function storedReading(uid: string, id: string) {
  return (await db.doc(paths.userDailyReading(uid, id)).get()).data();
}

/** The days for which the server has counted it. */
export async function storedReadingDays(uid: string, id: string): Promise<Day[]> {
  const stats = v.parse(userStatsSchema, (await db.doc(paths.userStats(uid)).get()).data());
  return dayEntries(stats.days).flatMap(([day, { readings }]) => (id in readings ? [day] : []));
}

export const completeReadingButton = (page: Page) =>
  page.getByRole('button', { name: 'Marcar como concluída' });

export const readingTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** The mark at the head of a completed reading. */
export const readMark = (page: Page) =>
  page.getByRole('main').locator('.MuiChip-root').getByText('Concluída', { exact: true });

/** Lets the page's clock stand at noon of a day (in UTC). */
export const liveOn = (page: Page, day: Day) => page.clock.setFixedTime(`${day}T12:00:00Z`);
