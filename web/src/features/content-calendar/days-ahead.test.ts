import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { expect, it } from 'vitest';
import { daysAhead } from './days-ahead';

const today = '2026-11-28';
const upTo = (count: number) =>
  new Set(Array.from({ length: count + 1 }, (_, index): Day => addDays(today, index)));

it('is content with seven days ahead of today', () => {
  expect(daysAhead(today, upTo(7), upTo(7))).toEqual({ ready: 7, gap: null });
});

it('tells the first day that lacks something, and what', () => {
  expect(daysAhead(today, upTo(6), upTo(7))).toEqual({
    ready: 6,
    gap: { day: '2026-12-05', devotional: true, reading: false },
  });
  expect(daysAhead(today, upTo(7), upTo(2))).toEqual({
    ready: 2,
    gap: { day: '2026-12-01', devotional: false, reading: true },
  });
});

it('stops at the first gap, whatever comes after it', () => {
  const devotionals = upTo(7);
  devotionals.delete('2026-11-30');
  expect(daysAhead(today, devotionals, upTo(7))).toMatchObject({
    ready: 1,
    gap: { day: '2026-11-30' },
  });
});

it('today itself counts as missing when it is', () => {
  expect(daysAhead(today, new Set(), new Set())).toEqual({
    ready: 0,
    gap: { day: today, devotional: true, reading: true },
  });
});
