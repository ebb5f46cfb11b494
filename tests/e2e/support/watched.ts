import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { watchPolicy } from './policy-violations';
import { watchQueries } from './unserved-queries';

/** Runs what happens in a browser, and fails if a page of it did what none may. */
export async function watched(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  const thrown: Error[] = [];
  context.on('weberror', (error) => thrown.push(error.error()));
  const refused = watchPolicy(context);
  const unserved = watchQueries(context);
  await run();
  expect(thrown).toEqual([]);
  expect(refused).toEqual([]);
  expect(unserved).toEqual([]);
}
