import { paths } from '@raizes/domain/paths';
import { isDay } from '@raizes/domain/day';
import { instant } from '@raizes/domain/documents/fields';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { db } from '../support/admin';
import { reportFault } from '../support/report-fault';
import { completeReadingButton, readMark } from './support/content';
import { completeButton, storedXp, successHeading, openStep } from './support/devotional';
import { storeSession, openPage, signIn } from './support/session';
import { expect, testAlone as test } from './support/test';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Today in the device's time zone, by the correct clock. */
function today() {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();
  if (!isDay(day)) throw new Error(`Not a calendar day: ${day}`);
  return day;
}

const describeClockError = (page: Page, words: string) =>
  page.getByText(`O relógio deste aparelho está ${words}.`, { exact: true });

/** Expects a completion of today whose timestamp is the current time. */
async function expectStampedNow(path: string) {
  const stored = async () => (await db.doc(path).get()).data();
  await expect.poll(stored).toMatchObject({ completed_on: today() });
  const at = v.parse(instant, (await stored())?.['completed_at']);
  expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(5 * MINUTE);
}

test('on a device whose clock is a day fast the app shows the correct day, and completions count', async ({
  page,
  person,
}) => {
  await page.clock.install({ time: Date.now() + 26 * HOUR });
  await signIn(page, person);
  await expect(describeClockError(page, '1 dia e 2 horas adiantado')).toBeVisible();
  await openPage(page, '/daily-reading');
  await completeReadingButton(page).click();
  await expect(readMark(page)).toBeVisible();
  await expectStampedNow(paths.userDailyReading(person.uid, `${today()}-1`));
});

test('a devotional completed before the app knew that the clock was 15 minutes fast counts', async ({
  page,
  person,
}) => {
  await page.clock.install();
  await storeSession(page, person);
  await openStep(page, person.uid, 8);
  await page.clock.setSystemTime(Date.now() + 15 * MINUTE);
  await completeButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expectStampedNow(paths.userDevotional(person.uid, today()));
  await expect.poll(() => storedXp(person.uid)).toBe(75);
  await page.goto('/dashboard');
  await expect(describeClockError(page, '15 minutos adiantado')).toBeVisible();
  reportFault({ fault: 'a clock 15 minutes fast', tried: '1 completion', lost: 0 });
});
