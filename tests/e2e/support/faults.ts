import type { Locator, Page, Route } from '@playwright/test';

const COMMITS = /documents:commit/;
const CHANNELS = /Firestore\/(Listen|Write)\/channel/;

/**
 * Makes the rules refuse the page's reads and writes of these collections: renames them to an unknown one on the wire.
 * @returns a function that undoes it
 */
export async function refuse(page: Page, ...collections: string[]): Promise<() => Promise<void>> {
  async function ask(route: Route): Promise<void> {
    const asked = route.request().postData();
    const postData = collections.reduce(
      (text, name) => text.replaceAll(name, 'unknown'),
      asked ?? '',
    );
    await route.continue(asked === null ? {} : { postData });
  }
  await page.route(CHANNELS, ask);
  return () => page.unroute(CHANNELS, ask);
}

/**
 * Makes every save fail on the server with an error that has no text of its own.
 * @returns a function that undoes it
 */
export async function failToSave(page: Page): Promise<() => Promise<void>> {
  await page.route(COMMITS, (route) =>
    route.fulfill({ status: 501, json: { error: { message: 'Unimplemented' } } }),
  );
  return () => page.unroute(COMMITS);
}

/** An alert with that title: in a form or a toast. */
export function alert(page: Page, title: string): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}
