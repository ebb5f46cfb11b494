import type { Locator, Page, Route } from '@playwright/test';

const COMMITS = /documents:commit/;
const CHANNELS = /Firestore\/(Listen|Write)\/channel/;

/**
 * The rules refuse what the page asks of a collection from now on, to see or to change: it is asked of one that nobody knows.
 * @returns what takes that back
 */
export const refuse = (page: Page, ...collections: string[]) => askForUnknown(page, collections);

/**
 * A list finds nothing from now on: it goes by a field that no document has.
 * @returns what takes that back
 */
export const findNothing = (page: Page, orderedBy: string) => askForUnknown(page, [orderedBy]);

async function askForUnknown(page: Page, known: string[]): Promise<() => Promise<void>> {
  async function ask(route: Route): Promise<void> {
    const asked = route.request().postData();
    const postData = known.reduce((text, name) => text.replaceAll(name, 'unknown'), asked ?? '');
    await route.continue(asked === null ? {} : { postData });
  }
  await page.route(CHANNELS, ask);
  return () => page.unroute(CHANNELS, ask);
}

/**
 * What an administrator saves from now on fails on the server, for a reason that it has no words for.
 * @returns what takes that back
 */
export async function failToSave(page: Page): Promise<() => Promise<void>> {
  await page.route(COMMITS, (route) =>
    route.fulfill({ status: 501, json: { error: { message: 'Unimplemented' } } }),
  );
  return () => page.unroute(COMMITS);
}

/** A message with that title, in a form or over the screen. */
export function alert(page: Page, title: string): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}
