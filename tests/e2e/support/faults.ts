import type { Locator, Page } from '@playwright/test';

const CHANNELS = /Firestore\/(Listen|Write)\/channel/;

/** Makes the rules refuse the page's reads of these collections: renames them to an unknown one on the wire. */
export async function refuse(page: Page, ...collections: string[]): Promise<void> {
  await page.route(CHANNELS, async (route) => {
    const asked = route.request().postData();
    const postData = collections.reduce(
      (text, name) => text.replaceAll(name, 'unknown'),
      asked ?? '',
    );
    await route.continue(asked === null ? {} : { postData });
  });
}

/** Holds the page's requests for an address back. @returns what lets these and all later ones go on */
export async function holdBack(page: Page, address: string): Promise<() => void> {
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

/** An alert with that title: in a form or a toast. */
export function alert(page: Page, title: string): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}
