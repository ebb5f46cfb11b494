import { expect, test as base } from '@playwright/test';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  PlaywrightTestOptions,
  Request,
  WorkerInfo,
} from '@playwright/test';
import * as v from 'valibot';
import { recordQuery } from '../../support/indexes';
import { createUser } from '../../support/people';
import type { TestUser } from '../../support/people';
import { endListeners, listenMessages, watchListeners } from './listeners';
import { installServiceWorker } from './push';
import { OUTSIDE_APP } from './session';

/** Collects a context's violations of the Content-Security-Policy from the console. */
export function watchPolicy(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/content security policy|permissions[- ]policy/i.test(message.text())) {
      refused.push(message.text());
    }
  });
  return refused;
}

const runRequest = v.union([
  v.object({ structuredQuery: v.unknown() }),
  v.object({ structuredAggregationQuery: v.object({ structuredQuery: v.unknown() }) }),
]);

/** The Firestore queries in a request. */
function queriesIn(request: Request): unknown[] {
  const listened = listenMessages(request).flatMap(({ addTarget }) => addTarget?.query ?? []);
  if (listened.length > 0) return listened.map(({ structuredQuery }) => structuredQuery);
  const sent = request.postData();
  if (!sent) return [];
  if (!/:run(Aggregation)?Query/.test(request.url())) return [];
  const body = v.parse(runRequest, JSON.parse(sent));
  return [
    'structuredQuery' in body
      ? body.structuredQuery
      : body.structuredAggregationQuery.structuredQuery,
  ];
}

/** Collects a context's queries that lack an index, which production would refuse. */
function watchQueries(context: BrowserContext): unknown[] {
  const withoutIndex: unknown[] = [];
  context.on('request', (request) => {
    for (const query of queriesIn(request)) withoutIndex.push(...[recordQuery(query) ?? []].flat());
  });
  return withoutIndex;
}

/**
 * The app refreshes tokens and data at any time, and a request that a route still holds at the end of a test would fail the next
 * test.
 */
async function ignoreRequestsInFlight(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
  );
}

/** Collects what a context's pages report, to show it with a failure. */
function watchReports(context: BrowserContext): string[] {
  const reports: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reports.push(message.text());
  });
  return reports;
}

/** Playwright’s own option would take a picture of every page before it closes, even if the test passes. */
async function attachFailure(context: BrowserContext, reports: string[]): Promise<void> {
  const info = test.info();
  if (info.status === info.expectedStatus) return;
  await info.attach('console', { body: reports.join('\n'), contentType: 'text/plain' });
  for (const page of context.pages()) {
    const path = info.outputPath(`page-${info.attachments.length + 1}.png`);
    // A page that hangs has no picture, and its failure is reported all the same.
    const isTaken = await page.screenshot({ path, timeout: 5000 }).catch(() => null);
    if (isTaken) await info.attach('page', { path });
  }
}

/** Fails if a page throws, violates the hosting's policy, or sends a query without an index. */
async function withChecks(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  const thrown: Error[] = [];
  context.on('weberror', (error) => thrown.push(error.error()));
  const refused = watchPolicy(context);
  const reports = watchReports(context);
  const withoutIndex = watchQueries(context);
  watchListeners(context);
  await run();
  await attachFailure(context, reports);
  await ignoreRequestsInFlight(context);
  expect(thrown).toEqual([]);
  expect(refused).toEqual([]);
  expect(withoutIndex).toEqual([]);
}

export { expect };

interface Fixtures {
  /** A new person with an account and a profile. */
  person: TestUser;
  admin: TestUser;
  /** A page on a second device, for another person or the same person. */
  otherPage: Page;
}

/** A device, in a browser context, that the tests of a worker share. */
interface Device {
  context: BrowserContext;
  /** Makes it a device on which nobody has used the app. */
  empty: () => Promise<void>;
}

interface Devices {
  device: Device;
  otherDevice: Device;
  installedDevice: Device;
}

/** Everything that the browser stores for the app, except the service worker and its caches. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,websql,shader_cache,shared_storage';

async function openDevice(
  browser: Browser,
  use: Partial<PlaywrightTestOptions>,
  serviceWorkers: 'allow' | 'block',
): Promise<Device> {
  const options = { ...use, ...use.contextOptions } as BrowserContextOptions;
  const context = await browser.newContext({ ...options, serviceWorkers });
  // While a page is open, the browser keeps its process with the code compiled so far. This one runs none of the app's.
  const outside = await context.newPage();
  await outside.goto(OUTSIDE_APP);
  const { origin } = new URL(outside.url());
  const session = await context.newCDPSession(outside);
  const empty = async () => {
    for (const event of ['weberror', 'console', 'request']) context.removeAllListeners(event);
    await context.setOffline(false);
    for (const page of context.pages()) if (page !== outside) await page.close();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    await outside.evaluate(async () => {
      const read = (await caches.keys()).filter((name) => !name.includes('precache'));
      await Promise.all(read.map((name) => caches.delete(name)));
    });
  };
  return { context, empty };
}

async function provideDevice(
  { browser }: { browser: Browser },
  run: (device: Device) => Promise<void>,
  { project }: WorkerInfo,
) {
  const device = await openDevice(browser, project.use, 'block');
  await run(device);
  await device.context.close();
}

async function withDevice(
  { context, empty }: Device,
  run: (context: BrowserContext) => Promise<void>,
) {
  await endListeners();
  await withChecks(context, () => run(context));
  await empty();
}

/**
 * Each test has a device of its own and, on request, its own person. It fails if a page of any of its devices throws, violates the
 * hosting's policy, or sends a query for which production has no index.
 */
export const testAlone = base.extend<Fixtures, Devices>({
  // Enabled only in offline tests: a service worker would hide the network faults that other tests simulate.
  serviceWorkers: 'block',

  context: async ({ context }, run) => {
    await endListeners();
    await withChecks(context, () => run(context));
  },

  otherPage: async ({ otherDevice }, run) => {
    await withDevice(otherDevice, async (context) => run(await context.newPage()));
  },

  // Fixtures of the worker are here even if few tests use them, because tests with different ones cannot share a worker.
  device: [provideDevice, { scope: 'worker' }],
  otherDevice: [provideDevice, { scope: 'worker' }],

  installedDevice: [
    async ({ browser }, run, { project }) => {
      const device = await openDevice(browser, project.use, 'allow');
      const page = await device.context.newPage();
      await page.goto('/auth');
      await installServiceWorker(page);
      await page.close();
      await run(device);
      await device.context.close();
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern.
  person: async ({}, run) => {
    await run(await createUser());
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern.
  admin: async ({}, run) => {
    await run(await createUser({ fullName: 'Marta Secretária', admin: true }));
  },
});

/**
 * As `testAlone`, on a device that the tests of a worker share, because its first load takes a quarter less time. They must not
 * change what a context keeps to its end: its clock and its options.
 */
export const test = testAlone.extend({
  context: async ({ device }, run) => withDevice(device, run),
});

/** As `test`, on a device on which the app is installed, with its service worker. An installation takes as long as three visits. */
export const testInstalled = testAlone.extend({
  context: async ({ installedDevice }, run) => withDevice(installedDevice, run),
});
