import { describe, expect, it } from 'vitest';
import { inReadingOrder, nextToRead } from './reading-order';

const reading = (id: string, book: string, chapter: number) => ({ id, book, chapter });
const ids = (readings: { id: string }[]) => readings.map(({ id }) => id);

describe('the order of a day with several readings', () => {
  it('counts the ids as people do', () => {
    const readings = [reading('d-10', 'Judas', 1), reading('d-9', 'Rute', 1)];
    expect(ids(inReadingOrder(readings))).toEqual(['d-9', 'd-10']);
  });

  it('keeps the chapters of one book together and in their order', () => {
    const readings = [
      reading('a', 'Gênesis', 2),
      reading('b', 'Salmos', 1),
      reading('c', 'Gênesis', 1),
    ];
    expect(ids(inReadingOrder(readings))).toEqual(['c', 'a', 'b']);
  });
});

describe('which reading is opened', () => {
  const readings = [reading('a', 'Rute', 1), reading('b', 'Rute', 2)];

  it('is the next that has not been read', () => {
    expect(nextToRead(readings, (id) => id === 'a')?.id).toBe('b');
  });

  it('is the first when all have been read', () => {
    expect(nextToRead(readings, () => true)?.id).toBe('a');
  });

  it('is none on a day without readings', () => {
    expect(nextToRead([], () => false)).toBeUndefined();
  });
});
