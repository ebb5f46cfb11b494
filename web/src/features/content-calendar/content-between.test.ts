import { composeContent } from '@raizes/domain/documents/content-day';
import { collections } from '@raizes/domain/paths';
import { aDailyReading, aDevotional } from '@raizes/tests/factories';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveAnswers, ready } from '@/testing/live';
import { useContentBetween } from './api';

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);

const [first, second, third] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const;

const copy = (day: typeof first | typeof second | typeof third) => ({
  id: day,
  devotional: null,
  readings: null,
  content: composeContent({
    devotional: { [day]: aDevotional({ id: day, date: day, verse_reference: `João ${day}` }) },
    readings: { [`${day}-10`]: aDailyReading({ id: `${day}-10`, date: day, book: 'Rute' }) },
  }),
});
const shown = (from: typeof first, to: typeof third) => {
  const { result, unmount } = renderHook(() => useContentBetween(from, to));
  unmount();
  return (
    result.current && {
      isConfirmed: result.current.isConfirmed,
      verses: [...result.current.devotionals.values()].map((each) => each.verse_reference),
      books: [...result.current.readings.values()].flat().map(({ book }) => book),
    }
  );
};

beforeEach(() => liveAnswers.clear());

it('reads the content of days from their content days alone', () => {
  expect(shown(first, third)).toBeNull();
  // The fake answers no other query, so a result means that none ran.
  liveAnswers.set(collections.contentDays, ready([first, second, third].map(copy)));
  expect(shown(first, third)).toEqual({
    isConfirmed: true,
    verses: [first, second, third].map((day) => `João ${day}`),
    books: ['Rute', 'Rute', 'Rute'],
  });
});

it('reads the older content of a day without a copy from its devotional and readings', () => {
  liveAnswers.set(collections.contentDays, ready([copy(first), { id: second }]));
  expect(shown(first, third)).toBeNull();
  const days = [first, second, third];
  liveAnswers.set(
    collections.devotionals,
    ready(days.slice(0, 2).map((day) => aDevotional({ date: day, verse_reference: 'de antes' }))),
  );
  liveAnswers.set(
    collections.dailyReadings,
    ready(
      days.map((day) => aDailyReading({ date: day, book: 'Jonas' })),
      { fromCache: true },
    ),
  );
  expect(shown(first, third)).toEqual({
    isConfirmed: false,
    verses: [`João ${first}`, 'de antes'],
    books: ['Rute', 'Jonas', 'Jonas'],
  });
});
