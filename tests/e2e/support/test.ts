import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { isServed, readQuery } from '../../support/indexes';
import { createUser } from '../../support/people';
import type { TestUser } from '../../support/people';
import { endListeners, listenMessages, watchListeners } from './listeners';

/** Collects the violations of the Content-Security-Policy in a context, from the console. */
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
  const asked = v.parse(runRequest, JSON.parse(sent));
  return [
    'structuredQuery' in asked
      ? asked.structuredQuery
      : asked.structuredAggregationQuery.structuredQuery,
  ];
}

/** Collects the queries of a context that production has no index for: it would refuse them. */
function watchQueries(context: BrowserContext): unknown[] {
  const unserved: unknown[] = [];
  context.on('request', (request) => {
    for (const each of queriesIn(request)) {
      const query = readQuery(each);
      if (!isServed(query)) unserved.push(query);
    }
  });
  return unserved;
}

/**
 * The app renews tokens and reads when it likes: a request that a route holds at the end of a test would fail whichever test
 * comes next.
 */
async function ignoreRequestsInFlight(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
  );
}

/** Fails if a page of the browser throws, breaks the hosting's policy, or sends a query without an index. */
async function watched(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  const thrown: Error[] = [];
  context.on('weberror', (error) => thrown.push(error.error()));
  const refused = watchPolicy(context);
  const unserved = watchQueries(context);
  watchListeners(context);
  await run();
  await ignoreRequestsInFlight(context);
  expect(thrown).toEqual([]);
  expect(refused).toEqual([]);
  expect(unserved).toEqual([]);
}

export { expect };

interface Fixtures {
  /** A newcomer with an account and a profile. */
  person: TestUser;
  admin: TestUser;
  /** A second browser: another person's, or the same person's other device. */
  otherPage: Page;
}

/**
 * Every test has a browser and, where it asks for one, a person of its own; a page that throws, does what the hosting's policy
 * forbids, or asks what production has no index for, fails it, in whichever browser.
 */
export const test = base.extend<Fixtures>({
  // Offline tests turn it on: a service worker would stand between the page and the faults that the others make.
  serviceWorkers: 'block',

  context: async ({ context }, run) => {
    await endListeners();
    await watched(context, () => run(context));
  },

  otherPage: async ({ browser, contextOptions }, run) => {
    const context = await browser.newContext(contextOptions);
    await watched(context, async () => run(await context.newPage()));
    await context.close();
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern.
  person: async ({}, run) => {
    await run(await createUser());
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern.
  admin: async ({}, run) => {
    await run(await createUser({ fullName: 'Marta Secretária', admin: true }));
  },
});
