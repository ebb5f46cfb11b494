import type { Locator, Page } from '@playwright/test';

/** A message with that title, in a form or over the screen. */
export function alert(page: Page, title: string): Locator {
  return page.getByRole('alert').filter({ hasText: title });
}
