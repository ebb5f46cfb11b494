import type { Locator, Page } from '@playwright/test';

const CHANNELS = /Firestore\/(Listen|Write)\/channel/;

/** Makes the rules refuse the page's reads of these collections, by renaming them to an unknown one in each request. */
export async function refuseReads(page: Page, ...collections: string[]): Promise<void> {
  await page.route(CHANNELS, async (route) => {
    const sent = route.request().postData();
    const postData = collections.reduce(
      (text, name) => text.replaceAll(name, 'unknown'),
      sent ?? '',
    );
    await route.continue(sent === null ? {} : { postData });
  });
}

/** Holds back the page's requests to an address. @returns a function that releases these and all later ones */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** An alert with that title, in a form or a toast. */
export function alert(page: Page, title: string): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}
