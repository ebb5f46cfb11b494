import { expect, it } from 'vitest';
import { levelLabel, levelProgress } from './stats';

it.each([
  [0, { level: 1, floor: 0, ceiling: 100, percent: 0 }],
  [75, { level: 1, floor: 0, ceiling: 100, percent: 75 }],
  [99, { level: 1, floor: 0, ceiling: 100, percent: 99 }],
  [100, { level: 2, floor: 100, ceiling: 200, percent: 0 }],
  [399, { level: 4, floor: 300, ceiling: 400, percent: 99 }],
  [2475, { level: 25, floor: 2400, ceiling: 2500, percent: 75 }],
])(
  'derives level and progress from %d XP, because level n spans (n − 1) × 100 to n × 100 XP',
  (xp, progress) => {
    expect(levelProgress(xp)).toEqual(progress);
  },
);

it("labels level 1 'Iniciante' and every other level 'Progredindo'", () => {
  expect([1, 2, 40].map(levelLabel)).toEqual(['Iniciante', 'Progredindo', 'Progredindo']);
});
