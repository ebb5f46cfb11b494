import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe’s colour rules, the only ones whose result differs between light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Colours change in a transition, however short, during which axe would see the old ones. Without transitions they change at once.
 */
const WITHOUT_TRANSITIONS = '*, ::before, ::after { transition: none !important; }';

/**
 * Axe’s violations on the current page, each with the elements that break the rule: of all rules, then of the colour rules in the other
 * scheme. The page itself sets the scheme, so the browser need not redraw for it. Null if the page is not prepared.
 */
const violations = (page: Page) =>
  page.evaluate(
    async ([colours, withoutTransitions]) => {
      const { axe } = window as unknown as {
        axe?: { run: (options: RunOptions) => Promise<AxeResults> };
      };
      if (!axe || !matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
      async function run(rules: Pick<RunOptions, 'runOnly'>) {
        // Only violations are described in detail, and without selectors, because describing every element takes longer than the rules
        // themselves. Nothing is preloaded: no enabled rule reads the style sheets, and no page plays media by itself.
        const options = { selectors: false, preload: false, ...rules };
        const results = await axe?.run({ resultTypes: ['violations'], ...options });
        return results?.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        );
      }
      const style = Object.assign(document.createElement('style'), {
        textContent: withoutTransitions,
      });
      document.head.append(style);
      const root = document.documentElement;
      const before = root.getAttribute('data-scheme');
      const [scheme, other] = before === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
      const found = { [scheme]: await run({}) };
      root.setAttribute('data-scheme', other);
      found[other] = await run({ runOnly: colours });
      if (before === null) root.removeAttribute('data-scheme');
      else root.setAttribute('data-scheme', before);
      style.remove();
      return found;
    },
    [COLOURS, WITHOUT_TRANSITIONS] as const,
  );

/** Expects no violation in light and in dark. */
export async function expectAccessible(page: Page) {
  let found = await violations(page);
  if (!found) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(source);
    found = await violations(page);
  }
  expect(found).toEqual({ light: [], dark: [] });
}
