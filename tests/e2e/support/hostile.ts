import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What would run if any screen took text for HTML, an attribute, an address or a template. */
export const TAG = '<img src=x onerror=window.ran=1>';
const others = [
  '"><script>window.ran=2</script>',
  "'--></style><svg/onload=window.ran=3>",
  '[leia](javascript:window.ran=4)',
  '&lt;b&gt;&#60;i&#62;',
  '**<b onmouseover=window.ran=5>negrito</b>**',
  '{{7*7}}${7*7}<%=7*7%>',
  '\u202Eodatlov\u202C zero\u200Blargura',
];

/** As long as the longest text that the database takes, and half of it one word. */
export const TEXT = `${TAG} ${others.join(' ')} ${'W'.repeat(1500)} ${'W'.repeat(8000)}`;

/** As long as the longest name, one word of it the rest. */
export const NAME = `${TAG}${'W'.repeat(100 - TAG.length)}`;

/** The text stands on the screen as text; nothing of it ran or became an element, and the page is as wide as the screen. */
export async function expectHarmless(page: Page, shown: Locator = page.getByRole('main')) {
  await expect(shown).toContainText(TAG);
  const found = await page.evaluate(() => {
    const injected = [...document.querySelectorAll('*')].filter(
      ({ attributes, localName, textContent }) =>
        [...attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value),
        ) ||
        ['b', 'script:not([src])', 'object', 'embed', 'base'].includes(localName) ||
        (localName === 'script' && textContent !== ''),
    );
    const wide = [document.documentElement, ...document.querySelectorAll('[role=dialog]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return {
      ran: 'ran' in window,
      injected: injected.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      frames: [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).host),
      tooWide: wide.map(
        ({ outerHTML, scrollWidth }) => `${scrollWidth} ${outerHTML.slice(0, 120)}`,
      ),
      width: Math.round(window.visualViewport?.width ?? 0),
    };
  });
  expect(found).toEqual({
    ran: false,
    injected: [],
    frames: found.frames.filter((host) => host === 'www.youtube-nocookie.com'),
    tooWide: [],
    width: page.viewportSize()?.width,
  });
}
