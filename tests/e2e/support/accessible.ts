import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe’s rules about colours: nothing else changes between light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it stands, by these rules or by all: each rule with the elements that break it. */
async function violations(page: Page, rules: string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    // Of what is in order it is enough to know that it is: describing each element takes longer than the rules.
    const options: RunOptions = { resultTypes: ['violations'] };
    return (await axe.run(runOnly ? { ...options, runOnly } : options)).violations;
  }, rules);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A change of colours is a transition, however short, and axe would see the old ones: without transitions the new are there at once. */
const WITHOUT_TRANSITIONS = '*, ::before, ::after { transition: none !important; }';

/** Expects no violation, in light and in dark. Each change between them draws the page anew: the one that it has comes first. */
export async function expectAccessible(page: Page) {
  const style = await page.addStyleTag({ content: WITHOUT_TRANSITIONS });
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [present, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  for (const [colorScheme, rules] of [
    [present, null],
    [other, COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, rules), colorScheme).toEqual([]);
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}
