import { describe, expect, it } from 'vitest';
import {
  inReadingOrder,
  isReadingId,
  nextToRead,
  readingPath,
  titleOf,
  titleOfAll,
} from './reading';

const reading = (id: string, book: string, chapter: number) => ({ id, book, chapter });
const ids = (readings: { id: string }[]) => readings.map(({ id }) => id);

describe('the order of a day with several readings', () => {
  it('sorts ids numerically', () => {
    const readings = [reading('d-10', 'Judas', 1), reading('d-9', 'Rute', 1)];
    expect(ids(inReadingOrder(readings))).toEqual(['d-9', 'd-10']);
  });

  it('keeps the chapters of one book together and in their order', () => {
    const [second, psalm] = [reading('a', 'Gênesis', 2), reading('b', 'Salmos', 1)];
    const readings = [second, psalm, reading('c', 'Gênesis', 1)];
    expect(ids(inReadingOrder(readings))).toEqual(['c', 'a', 'b']);
  });
});

describe('the reading that opens', () => {
  const readings = [reading('a', 'Rute', 1), reading('b', 'Rute', 2)];

  it('is the next unread one, or the first if all are read', () => {
    expect(nextToRead(readings, (id) => id === 'a')?.id).toBe('b');
    expect(nextToRead(readings, () => true)?.id).toBe('a');
    expect(nextToRead([], () => false)).toBeUndefined();
  });
});

it('accepts only texts that can be a document id', () => {
  expect(['2026-11-21-1', 'Xy8sKQ', 'salmo 23'].filter(isReadingId)).toHaveLength(3);
  const others = ['', '.', '..', 'a/b', '__name__', 'x'.repeat(129)];
  expect(others.filter(isReadingId)).toEqual([]);
});

it('encodes any id in an address', () => {
  expect(readingPath('1 Co & co')).toBe('/daily-reading?id=1%20Co%20%26%20co');
});

const chapters = (book: string, ...numbers: number[]) =>
  numbers.map((chapter) => ({ book, chapter }));

it('names a reading by its book and chapter', () => {
  expect(titleOf({ book: '1 Coríntios', chapter: 13 })).toBe('1 Coríntios 13');
});

it.each([
  { readings: [], title: '' },
  { readings: chapters('Salmos', 23), title: 'Salmos 23' },
  { readings: chapters('Gênesis', 1, 2, 3), title: 'Gênesis 1–3' },
  { readings: chapters('Gênesis', 1, 3, 4), title: 'Gênesis 1, 3–4' },
  {
    readings: [...chapters('Gênesis', 1, 2), ...chapters('Salmos', 1)],
    title: 'Gênesis 1–2 · Salmos 1',
  },
])('names the readings of a day together: $title', ({ readings, title }) => {
  expect(titleOfAll(readings)).toBe(title);
});
