import { expect, it } from 'vitest';
import { devotionalXp } from './xp';

it.each([
  ['a devotional is worth 50 XP', false, 50],
  ['a validated memorization adds 25, for a total of 75', true, 75],
])('%s', (_, memorized, xp) => {
  expect(devotionalXp(memorized)).toBe(xp);
});
