import { detectCrisis } from '@raizes/domain/crisis/crisis';
import { doubtWeights } from '@raizes/domain/crisis/doubt-weights';
import { describe, expect, it } from 'vitest';
import { blind, heldOut, ownTraining, trainDoubt, training } from './training';
import type { Sentence } from './training';

/** For a 95 % confidence interval. */
const Z = 1.96;

/** Wilson's confidence interval of a share, in percent. */
function wilson(count: number, total: number): string {
  const part = count / total;
  const squared = (Z * Z) / total;
  const middle = (part + squared / 2) / (1 + squared);
  const half = (Z * Math.sqrt((part * (1 - part)) / total + squared / (4 * total))) / (1 + squared);
  return `${(100 * (middle - half)).toFixed(0)} to ${(100 * (middle + half)).toFixed(0)} %`;
}

const getsHelp = ({ text }: Sentence) => detectCrisis(text).level !== 'none';

/** The share of the sentences that get help, which is also printed. */
function share(what: string, list: readonly Sentence[]): number {
  const count = list.filter(getsHelp).length;
  const percent = ((100 * count) / list.length).toFixed(1);
  const line = `${what}, given help: ${count} of ${list.length} (${percent} %, 95 % interval ${wilson(count, list.length)})`;
  process.stdout.write(`  ${line}\n`);
  return count / list.length;
}

const danger = (list: readonly Sentence[]) => list.filter(({ isDanger }) => isDanger);
const calm = (list: readonly Sentence[]) => list.filter(({ isDanger }) => !isDanger);

describe('the crisis check’s classifier', () => {
  it('has the weights that its training sentences give', () => {
    // `npm run train-doubt` regenerates them.
    expect(trainDoubt(training) === doubtWeights).toBe(true);
  });

  it('is not trained on sentences that it is measured with', () => {
    const texts = new Set(training.map(({ text }) => text));
    const measured = [...heldOut, ...Object.values(blind).flat()];
    expect(measured.filter(({ text }) => texts.has(text))).toEqual([]);
    expect(Object.values(blind).map(({ length }) => length)).toEqual([40, 40, 40]);
  });

  it('adds to what the rules find, on training sentences and on held-out ones', () => {
    share('Danger that the classifier was trained on', danger(ownTraining));
    share('Harmless and hard that it was trained on', calm(ownTraining));
    expect(share('Danger held out', danger(heldOut))).toBeGreaterThanOrEqual(0.75);
    expect(share('Harmless and hard held out', calm(heldOut))).toBeLessThanOrEqual(0.25);
  });

  it.each([
    ['in plain words and slang', 0.9, 1],
    ['in hints', 0.65, 1],
    ['harmless and hard', 0, 0.35],
  ] as const)('is measured on blind sentences %s', (name, least, most) => {
    const part = share(`Blind sentences ${name}`, blind[name]);
    expect(part).toBeGreaterThanOrEqual(least);
    expect(part).toBeLessThanOrEqual(most);
  });
});

it('reads words censored with asterisks, and the rest of a text with an endless one', () => {
  expect(detectCrisis('penso em su*cídio').level).toBe('crisis');
  expect(detectCrisis(`quero morrer ${'*vv'.repeat(5000)}`).level).toBe('crisis');
});
