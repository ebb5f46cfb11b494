import { expect, it } from 'vitest';
import { chartWords, dayCount, daysAgo } from './disciple-card';

it.each([
  [0, 'hoje'],
  [1, 'ontem'],
  [3, 'há 3 dias'],
  [30, 'há 30 dias'],
])('says of a last day %i days ago that it was %s', (count, words) => {
  expect(daysAgo(count)).toBe(words);
});

it('counts days', () => {
  expect([dayCount(0), dayCount(1), dayCount(12)]).toEqual(['0 dias', '1 dia', '12 dias']);
});

it('says in words what the chart shows', () => {
  const runs = [
    { start: '2026-10-23', end: '2026-11-12' },
    { start: '2026-11-20', end: '2026-11-20' },
  ] as const;
  expect(chartWords(runs, 22, 30)).toBe(
    'Devocionais em 22 dos últimos 30 dias: de 23/10 a 12/11, 20/11',
  );
  expect(chartWords([], 0, 30)).toBe('Devocionais em 0 dos últimos 30 dias');
});
