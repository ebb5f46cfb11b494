import { describe, expect, it } from 'vitest';
import { devotionalXp, levelLabel, levelOf, levelProgress } from './stats';

describe('level is floor(total_xp / 100) + 1', () => {
  it.each([
    [0, 1],
    [50, 1],
    [99, 1],
    [100, 2],
    [199, 2],
    [200, 3],
    [2475, 25],
  ])('%d XP is level %d', (xp, level) => {
    expect(levelOf(xp)).toBe(level);
  });
});

describe("level 1 is 'Iniciante', otherwise 'Progredindo'", () => {
  it.each([
    [1, 'Iniciante'],
    [2, 'Progredindo'],
    [40, 'Progredindo'],
  ])('level %d is %s', (level, label) => {
    expect(levelLabel(level)).toBe(label);
  });
});

describe('level n spans (n-1)*100 to n*100 XP', () => {
  it.each([
    [0, { level: 1, floor: 0, ceiling: 100, percent: 0 }],
    [75, { level: 1, floor: 0, ceiling: 100, percent: 75 }],
    [100, { level: 2, floor: 100, ceiling: 200, percent: 0 }],
    [399, { level: 4, floor: 300, ceiling: 400, percent: 99 }],
  ])('%d XP stands in its level', (xp, progress) => {
    expect(levelProgress(xp)).toEqual(progress);
  });
});

it.each([
  ['a devotional is worth 50 XP', false, 50],
  ['a validated memorization adds 25, for a total of 75', true, 75],
])('%s', (_, memorized, xp) => {
  expect(devotionalXp(memorized)).toBe(xp);
});
