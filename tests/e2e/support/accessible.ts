import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe’s colour rules, the only ones whose result differs between light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe’s violations on the current page, by these rules or by all: each rule with the elements that break it. */
async function violations(page: Page, rules: string[] | null): Promise<string[]> {
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    // Only violations are described in detail, and without selectors, because describing every element takes longer than the rules
    // themselves. Nothing is preloaded: no enabled rule reads the style sheets, and no page plays media by itself.
    const options: RunOptions = {
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
      ...(runOnly && { runOnly }),
    };
    return (await axe.run(options)).violations;
  }, rules);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Colours change in a transition, however short, during which axe would see the old ones. Without transitions they change at once.
 */
const WITHOUT_TRANSITIONS = '*, ::before, ::after { transition: none !important; }';

const STYLE_ID = 'without-transitions';

/** Switches transitions off, and returns what decides the next steps. */
const prepare = (page: Page) =>
  page.evaluate(
    ([id, textContent]) => {
      document.head.append(Object.assign(document.createElement('style'), { id, textContent }));
      const matches = (query: string) => matchMedia(query).matches;
      return {
        hasAxe: 'axe' in window,
        hasMotion: matches('(prefers-reduced-motion: no-preference)'),
        isDark: matches('(prefers-color-scheme: dark)'),
      };
    },
    [STYLE_ID, WITHOUT_TRANSITIONS] as const,
  );

/** Expects no violation in light and in dark. Each switch redraws the page, so the current scheme comes first. */
export async function expectAccessible(page: Page) {
  const { hasAxe, hasMotion, isDark } = await prepare(page);
  if (!hasAxe) await page.evaluate(source);
  if (hasMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  const [current, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  expect(await violations(page, null), current).toEqual([]);
  await page.emulateMedia({ colorScheme: other });
  expect(await violations(page, COLOURS), other).toEqual([]);
  await page.evaluate((id) => document.getElementById(id)?.remove(), STYLE_ID);
}
