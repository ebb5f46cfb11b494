import { addDays, calendarDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { BibleVideo, DailyReading, Devotional } from '@raizes/domain/documents/content';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { dayEntries } from '@raizes/domain/progress/stats';
import { test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { aBibleVideo, aDailyReading, aDevotional } from '../../factories';
import { db } from '../../support/admin';
import { setClocks } from './clock';

const years: Day[] = [
  '2051-03-01',
  '2052-03-01',
  '2053-03-01',
  '2054-03-01',
  '2055-03-01',
  '2056-03-01',
];

/** The first day of a March in which only this worker publishes content. */
export function ownMonth(): Day {
  const { parallelIndex } = test.info();
  return years[parallelIndex % years.length] ?? '2057-03-01';
}

export async function publishDevotional(day: Day, changes: Partial<Devotional> = {}) {
  const devotional = aDevotional({
    date: day,
    verse_reference: 'Rute 1.16',
    verse_text: 'Aonde quer que tu fores, irei eu.',
    ...changes,
  });
  await db.doc(paths.devotional(day)).set(devotional);
  return devotional;
}

/** Deletes everything published from one day to another. */
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

/** The calendar day on the page's device. */
export async function todayOn(page: Page): Promise<Day> {
  const day = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  if (!isDay(day)) throw new Error(`The page has no calendar day: ${day}`);
  return day;
}

/** The devotional published for the page's day. */
export async function devotionalOn(page: Page) {
  const found = await db.doc(paths.devotional(await todayOn(page))).get();
  return v.parse(devotionalSchema, found.data());
}

type Chapter = Partial<Omit<DailyReading, 'id' | 'date'>>;

/** A day near enough to be listed with its readings, used by this worker only. */
export const ownDaySoon = () => addDays(calendarDay(new Date()), 18 + test.info().parallelIndex);

/** Replaces all readings of a day with these. */
export async function publishReadings(day: Day, ...chapters: Chapter[]): Promise<DailyReading[]> {
  const old = await db.collection(collections.dailyReadings).where('date', '==', day).get();
  const batch = db.batch();
  for (const { ref } of old.docs) batch.delete(ref);
  const readings = chapters.map((chapter, index) =>
    aDailyReading({ id: `${day}-${index + 1}`, date: day, chapter: index + 1, ...chapter }),
  );
  for (const reading of readings) batch.set(db.doc(paths.dailyReading(reading.id)), reading);
  await batch.commit();
  return readings;
}

/** The seed's reading for the page's day. */
export async function todaysReading(page: Page) {
  const id = `${await todayOn(page)}-1`;
  const found = await db.doc(paths.dailyReading(id)).get();
  return { id, title: `${found.get('book')} ${found.get('chapter')}`, data: found.data() };
}

/** The stored completion of a reading. */
export async function storedReading(uid: string, id: string) {
  return (await db.doc(paths.userDailyReading(uid, id)).get()).data();
}

/** The days on which the server has counted a reading. */
export async function storedReadingDays(uid: string, id: string): Promise<Day[]> {
  const stats = v.parse(userStatsSchema, (await db.doc(paths.userStats(uid)).get()).data());
  return dayEntries(stats.days).flatMap(([day, { readings }]) => (id in readings ? [day] : []));
}

export const completeReadingButton = (page: Page) =>
  page.getByRole('button', { name: 'Marcar como concluída' });

export const readingTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** The badge at the top of a completed reading. */
export const readMark = (page: Page) =>
  page.getByRole('main').locator('span', { hasText: /^Concluída$/ });

/** Sets the clocks to noon UTC of a day. */
export const setDay = (page: Page, day: Day) => setClocks(page, new Date(`${day}T12:00:00Z`));

const published: string[] = [];

/** Publishes a video for one test. */
export async function publishVideo(changes: Partial<BibleVideo> = {}): Promise<BibleVideo> {
  const id = randomUUID();
  const video = aBibleVideo({ id, book_name: `Livro ${id.slice(0, 8)}`, ...changes });
  await db.doc(paths.bibleVideo(id)).set(video);
  published.push(id);
  return video;
}

export async function deletePublishedVideos() {
  await Promise.all(published.splice(0).map((id) => db.doc(paths.bibleVideo(id)).delete()));
}

/** Stands in for YouTube, so that tests do not depend on it; returns the addresses that the page requests. */
export async function fakeYouTube(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    requested.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main></html>',
    });
  });
  return requested;
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The card of a book; opens its video. */
export const videoCard = (page: Page, book: string): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name: book });
