import { composeContent } from '@raizes/domain/documents/content-day';
import { collections } from '@raizes/domain/paths';
import { aDailyReading, aDevotional } from '@raizes/tests/factories';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { useContentBetween } from './api';

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
const find = () => {
  const { result, unmount } = renderHook(() => useContentBetween(first, third));
  store.settle();
  const found = result.current;
  unmount();
  return (
    found && {
      isConfirmed: found.isConfirmed,
      verses: [...found.devotionals.values()].map((each) => each.verse_reference),
      books: [...found.readings.values()].flat().map(({ book }) => book),
    }
  );
};

it('reads the content of days from their content days alone', () => {
  store.putAll(collections.contentDays, [first, second, third].map(copy));
  expect(find()).toEqual({
    isConfirmed: true,
    verses: [first, second, third].map((day) => `João ${day}`),
    books: ['Rute', 'Rute', 'Rute'],
  });
  expect(store.reads).toEqual([collections.contentDays]);
});

it('does not take days that the cache lacks for empty ones', () => {
  const keep = (day: Parameters<typeof copy>[0]) =>
    store.putOnDevice(`${collections.contentDays}/${day}`, copy(day));
  store.goOffline();
  keep(first);
  keep(second);
  expect(find()).toBeNull();
  keep(third);
  expect(find()).toMatchObject({ isConfirmed: false, books: ['Rute', 'Rute', 'Rute'] });
});
