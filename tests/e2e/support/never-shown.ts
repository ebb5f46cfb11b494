import type { Page } from '@playwright/test';

const SHOWN = 'a watched text was shown';

/** Watches every document that the page opens from now on, and tells whether a text was on it, however briefly. */
export async function watchFor(page: Page, text: string) {
  let shown = false;
  page.on('console', (message) => {
    shown ||= message.text() === SHOWN;
  });
  await page.addInitScript(
    ([secret, report]) => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes(secret)) console.warn(report);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    [text, SHOWN] as const,
  );
  return { wasShown: () => shown };
}
