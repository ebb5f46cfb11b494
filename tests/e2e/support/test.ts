import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { hasDeclaredIndex, parseQuery } from '../../support/indexes';
import { createUser } from '../../support/people';
import type { TestUser } from '../../support/people';
import { endListeners, listenMessages, watchListeners } from './listeners';
import { installServiceWorker } from './push';

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
    for (const each of queriesIn(request)) {
      const query = parseQuery(each);
      if (!hasDeclaredIndex(query)) withoutIndex.push(query);
    }
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

/** Playwright’s own option would take a picture of every page before it closes, even if the test passes. */
async function attachPicturesOfFailure(context: BrowserContext): Promise<void> {
  const info = test.info();
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const path = info.outputPath(`page-${info.attachments.length + 1}.png`);
    await page.screenshot({ path, timeout: 5000 });
    await info.attach('page', { path });
  }
}

/** Fails if a page throws, violates the hosting's policy, or sends a query without an index. */
async function withChecks(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  const thrown: Error[] = [];
  context.on('weberror', (error) => thrown.push(error.error()));
  const refused = watchPolicy(context);
  const withoutIndex = watchQueries(context);
  watchListeners(context);
  await run();
  await attachPicturesOfFailure(context);
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
  /** A page in a second browser, for another person or the same person's other device. */
  otherPage: Page;
}

/**
 * Each test has its own browser and, on request, its own person. It fails if a page of any of its browsers throws, violates the
 * hosting's policy, or sends a query for which production has no index.
 */
export const test = base.extend<Fixtures, { device: BrowserContext }>({
  // Enabled only in offline tests: a service worker would hide the network faults that other tests simulate.
  serviceWorkers: 'block',

  context: async ({ context }, run) => {
    await endListeners();
    await withChecks(context, () => run(context));
  },

  otherPage: async ({ browser, contextOptions }, run) => {
    const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'block' });
    await withChecks(context, async () => run(await context.newPage()));
    await context.close();
  },

  // A worker's fixture is here even if few tests use it, because tests with different ones cannot share a worker.
  device: [
    async ({ browser }, run, { project }) => {
      const options = { ...project.use, ...project.use.contextOptions } as BrowserContextOptions;
      const device = await browser.newContext({ ...options, serviceWorkers: 'allow' });
      const page = await device.newPage();
      await page.goto('/auth');
      await installServiceWorker(page);
      await page.close();
      await run(device);
      await device.close();
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
 * Each test has its own person on a device on which the app is installed, with its service worker. The tests of a worker share the device,
 * because an installation takes as long as three visits. So they must not change what a context keeps to its end, such as its clock.
 */
export const testInstalled = test.extend({
  context: async ({ device }, run) => {
    await endListeners();
    await withChecks(device, () => run(device));
    for (const event of ['weberror', 'console', 'request']) device.removeAllListeners(event);
    await device.setOffline(false);
    for (const page of device.pages()) await page.close();
    await clearDevice(device);
  },
});

/** Everything that the browser stores for the app, except the service worker and its caches. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,websql,shader_cache,shared_storage';

async function clearDevice(device: BrowserContext): Promise<void> {
  const page = await device.newPage();
  const session = await device.newCDPSession(page);
  await page.goto('/icons/icon.svg');
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await page.evaluate(async () => {
    const read = (await caches.keys()).filter((name) => !name.includes('precache'));
    await Promise.all(read.map((name) => caches.delete(name)));
  });
  await page.close();
}
