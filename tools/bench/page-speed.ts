import { testPorts } from '../launcher/ports.mjs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createUser } from '../../tests/support/people';
import type { TestUser } from '../../tests/support/people';
import { percentile, printTable } from './report';
import { launchChromium, openDashboard } from './signed-in-page';

const ROUNDS = 5;
/** Roughly a mid-range phone, relative to the machine this runs on. */
const CPU_SLOWDOWN = 4;
/** A page counts as loaded after this long without a long task. */
const QUIET_MS = 1500;

/** Largest contentful paint and total blocking time, in milliseconds. */
type Sample = { lcp: number; tbt: number };

const browser = await launchChromium();
const user = await createUser();
const samples = new Map<string, Sample[]>();
const calibration: number[] = [];
/** From clicking the button to the dashboard with the person's figures. */
const signIns: number[] = [];

for (let round = 0; round < ROUNDS; round += 1) {
  calibration.push(await calibrate(browser));
  for (const route of ['/', '/auth', '/auth?mode=signup']) {
    const context = await newPhone(browser);
    add(`${route}, first visit`, await measure(context, route));
    await context.close();
  }
  const context = (await openDashboard(browser, user, { serviceWorkers: 'allow' })).context();
  for (const route of ['/dashboard', '/devotional', '/daily-reading']) {
    add(`${route}, repeated visit`, await measure(context, route));
  }
  await context.close();
  signIns.push(await timeSignIn(browser, user));
}
await browser.close();

const unit = percentile(calibration, 0.5);
const median = (all: Sample[], of: keyof Sample) =>
  Math.round(
    percentile(
      all.map((sample) => sample[of]),
      0.5,
    ),
  );
printTable(
  `Pages at ${CPU_SLOWDOWN}× CPU slowdown, medians of ${ROUNDS} rounds; a fixed computation took ${Math.round(unit)} ms`,
  ['page', 'LCP ms', 'TBT ms', 'TBT / computation'],
  [...samples].map(([name, all]) => [
    name,
    median(all, 'lcp'),
    median(all, 'tbt'),
    Number((median(all, 'tbt') / unit).toFixed(2)),
  ]),
);

console.log(
  `  First dashboard, from clicking "Entrar" to the figures: ${Math.round(percentile(signIns, 0.5))} ms`,
);

/** Times a first sign-in: Auth's answer, the dashboard's chunks, and the first answers of the database. */
async function timeSignIn(chromium: Browser, person: TestUser): Promise<number> {
  const page = await openDashboard(chromium, person, {}, async (opening) => {
    await slow(opening);
    await opening.addInitScript(() => {
      const metrics = { pressed: 0 };
      Object.assign(globalThis, { metrics });
      addEventListener('click', () => (metrics.pressed = performance.now()), true);
    });
  });
  const duration = await page.evaluate(() => {
    const { metrics } = globalThis as unknown as { metrics: { pressed: number } };
    return performance.now() - metrics.pressed;
  });
  await page.context().close();
  return duration;
}

function add(name: string, sample: Sample): void {
  samples.set(name, [...(samples.get(name) ?? []), sample]);
}

function newPhone(chromium: Browser): Promise<BrowserContext> {
  return chromium.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: `http://127.0.0.1:${testPorts.hosting}`,
    locale: 'pt-BR',
    timezoneId: 'UTC',
  });
}

async function slowedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slow(page);
  return page;
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** How long a fixed computation takes on a page, in milliseconds: a measure of the machine's current speed. */
async function calibrate(chromium: Browser): Promise<number> {
  const context = await newPhone(chromium);
  const page = await slowedPage(context);
  await page.goto('/robots.txt');
  const duration = await page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let index = 0; index < 3e7; index += 1) sum += Math.sqrt(index);
    return sum > 0 ? performance.now() - start : 0;
  });
  await context.close();
  return duration;
}

/** A long task of a page; times in milliseconds since it began to load. */
type Task = { start: number; duration: number };
type Metrics = { lcp: number; painted: number; tasks: Task[] };

async function measure(context: BrowserContext, route: string): Promise<Sample> {
  const page = await slowedPage(context);
  // These functions are anonymous, because the loader would wrap a named one in a helper that the page lacks.
  await page.addInitScript(() => {
    const metrics: Metrics = { lcp: 0, painted: 0, tasks: [] };
    Object.assign(globalThis, { metrics });
    for (const type of ['largest-contentful-paint', 'paint', 'longtask']) {
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          if (type === 'largest-contentful-paint') metrics.lcp = startTime;
          else if (type === 'paint') metrics.painted = Math.max(metrics.painted, startTime);
          else metrics.tasks.push({ start: startTime, duration });
        }
      }).observe({ type, buffered: true });
    }
  });
  await page.goto(route);
  await page.waitForFunction((quiet) => {
    const { metrics } = globalThis as unknown as { metrics: Metrics };
    const last = metrics.tasks.at(-1);
    const busyUntil = Math.max(metrics.lcp, last ? last.start + last.duration : 0);
    return metrics.lcp > 0 && performance.now() - busyUntil > quiet;
  }, QUIET_MS);
  const { lcp, painted, tasks } = await page.evaluate(
    () => (globalThis as unknown as { metrics: Metrics }).metrics,
  );
  await page.close();
  const tbt = tasks
    .filter(({ start, duration }) => start + duration > painted)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { lcp, tbt };
}
