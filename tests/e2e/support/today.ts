import type { Day } from '@raizes/domain/day';
import { isDay } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { db } from '../../support/admin';

/** The calendar day on the page's device, as its own calendar writes it. */
export async function todayOn(page: Page): Promise<Day> {
  const day = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  if (!isDay(day)) throw new Error(`The page has no calendar day: ${day}`);
  return day;
}

/** What has been published for that day. */
export async function devotionalOn(page: Page) {
  const found = await db.doc(paths.devotional(await todayOn(page))).get();
  return v.parse(devotionalSchema, found.data());
}
