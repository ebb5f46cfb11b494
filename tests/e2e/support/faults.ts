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

/** An alert with that title: in a form or a toast. */
export function alert(page: Page, title: string): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}
