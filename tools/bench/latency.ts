import { setTimeout } from 'node:timers/promises';
import { complete, daysAgo } from '../../tests/functions/support/progress';
import { createUser } from '../../tests/support/people';
import { percentile, printTable } from './report';
import { launchChromium, openDashboard } from './signed-in-page';

const PEOPLE = 5;
/** One for each day that can still be completed; each person's first completion only warms the page up. */
const DAYS = 7;
/**
 * The emulator delivers one event at a time, so a completion right after another would wait for everything the first one triggers.
 */
const REST_MS = 1000;

const browser = await launchChromium();
const samples: number[] = [];
for (let person = 0; person < PEOPLE; person += 1) {
  const user = await createUser();
  const page = await openDashboard(browser, user);
  for (let day = 0; day < DAYS; day += 1) {
    await setTimeout(REST_MS);
    const start = performance.now();
    await complete(user.uid, daysAgo(DAYS - 1 - day));
    await page.waitForFunction(
      (xp) => document.querySelector('[aria-label="XP total"]')?.textContent?.includes(xp),
      `${(day + 1) * 50}`,
    );
    if (day > 0) samples.push(performance.now() - start);
  }
  await page.context().close();
}
await browser.close();

printTable(
  `Completion written → new XP on the open dashboard, ${samples.length} warm runs in Chromium on the emulators`,
  ['', 'ms'],
  [
    ['p50', Math.round(percentile(samples, 0.5))],
    ['p95', Math.round(percentile(samples, 0.95))],
  ],
);
