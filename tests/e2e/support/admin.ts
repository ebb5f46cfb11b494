import { createUser } from '../../support/people';
import { test as base, expect } from './test';
import type { TestUser } from '../../support/people';

export { expect };

/** As `test`, with an admin of its own. */
export const test = base.extend<{ admin: TestUser }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern.
  admin: async ({}, run) => {
    await run(await createUser({ fullName: 'Marta Secretária', admin: true }));
  },
});
