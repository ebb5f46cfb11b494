import { signIn } from './support/session';
import {
  completeReadingButton,
  readMark,
  readingTitle,
  storedReading,
  todaysReading,
} from './support/content';
import { expect, test } from './support/test';

type Visibility = 'visible' | 'hidden';

test('the time spent is counted only while the page is visible, and over a reload', async ({
  page,
  person,
}) => {
  const show = (visibility: Visibility) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);

  await page.clock.install();
  await signIn(page, person);
  const { id, title } = await todaysReading(page);
  await page.goto('/daily-reading');
  await expect(readingTitle(page)).toHaveText(title);
  await page.clock.runFor(40_000);
  await show('hidden');
  await page.clock.runFor(300_000);
  await show('visible');
  await page.clock.runFor(20_000);
  await page.reload();
  await expect(readingTitle(page)).toHaveText(title);
  await page.clock.runFor(30_000);
  await completeReadingButton(page).click();
  await expect(readMark(page)).toBeVisible();
  const { reading_time_seconds: seconds } = (await storedReading(person.uid, id)) ?? {};
  // What the browser itself took comes on top of the 90 seconds; the five minutes in the background don't.
  expect(seconds).toBeGreaterThanOrEqual(90);
  expect(seconds).toBeLessThan(180);
});
