import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createUser } from '../../support/users';
import type { TestUser } from '../../support/users';
import { watched } from './watched';

export { expect };

interface Fixtures {
  /** A person with an account and a profile, and nothing done yet. */
  person: TestUser;
  /** In a browser of its own: somebody else's, or a person's second device. */
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
});
