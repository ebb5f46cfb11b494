import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { expect, it } from 'vitest';
import { sumByDays } from './server';

const MOST = 100;

function counting(days: Day[]) {
  const asked: [Day, Day][] = [];
  const count = (from: Day, to: Day) => {
    asked.push([from, to]);
    return Promise.resolve(Math.min(MOST, days.filter((day) => day >= from && day <= to).length));
  };
  return { asked, count };
}

it('asks once when there are few', async () => {
  const { asked, count } = counting(['2026-01-01', '2026-12-31']);
  expect(await sumByDays(count, MOST, '2026-01-01', '2026-12-31')).toBe(2);
  expect(asked).toHaveLength(1);
});

it('counts a plan for the year whole, each day once, in some thirty questions', async () => {
  const plan = Array.from({ length: 1189 }, (_, index) =>
    addDays('2026-01-01', Math.floor((index * 365) / 1189)),
  );
  const { asked, count } = counting(plan);
  expect(await sumByDays(count, MOST, '2026-01-01', '2026-12-31')).toBe(1189);
  expect(asked.length).toBeLessThan(40);
});

it('gives up on a single day that has more than can be counted', async () => {
  const { count } = counting(Array.from({ length: 150 }, (): Day => '2026-01-01'));
  expect(await sumByDays(count, MOST, '2026-01-01', '2026-01-02')).toBe(100);
});
