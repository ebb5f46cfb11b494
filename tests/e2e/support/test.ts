import { test as base, expect } from '@playwright/test';
import { createUser } from '../../support/users';
import type { TestUser } from '../../support/users';
import { watchPolicy } from './policy-violations';
import { watchQueries } from './unserved-queries';

export { expect };

interface Fixtures {
  /** A person with an account and a profile, and nothing done yet. */
  person: TestUser;
}

/**
 * Every test has a browser and, where it asks for one, a person of its own; a page that throws, does what the hosting's policy
 * forbids, or asks what production has no index for, fails it.
 */
export const test = base.extend<Fixtures>({
  // Offline tests turn it on: a service worker would stand between the page and the faults that the others make.
  serviceWorkers: 'block',

  context: async ({ context }, run) => {
    const thrown: Error[] = [];
    context.on('weberror', (error) => thrown.push(error.error()));
    const refused = watchPolicy(context);
    const unserved = watchQueries(context);
    await run(context);
    expect(thrown).toEqual([]);
    expect(refused).toEqual([]);
    expect(unserved).toEqual([]);
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern.
  person: async ({}, run) => {
    await run(await createUser());
  },
});
