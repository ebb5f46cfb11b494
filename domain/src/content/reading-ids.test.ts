import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highestNumber, nextReadingId, nextReadingIds } from './reading-ids';

const day = '2026-11-22';

it('combines the day with a number that was not used on it', () => {
  expect(nextReadingId(day, 0)).toBe(`${day}-10`);
  expect(nextReadingId(day, 10)).toBe(`${day}-11`);
});

it('finds the highest number of a day among other ids', () => {
  const others = ['2026-11-23-44', `plano-${day}-55`, `${day}-0`, `${day}-07`, `${day}-x`, 'a'];
  expect(highestNumber(day, others)).toBe(0);
  expect(highestNumber(day, [...others, `${day}-3`, `${day}-12`, `${day}-4`])).toBe(12);
});

it.each([9_998, 9_999, 10_000, 999_999_999_999_999, 1_234_567_890_123_456])(
  'continues after a number as high as %i',
  (number) => {
    const next = nextReadingId(day, highestNumber(day, [`${day}-${number}`]));
    expect(next).toBe(`${day}-${number + 1}`);
    expect(highestNumber(day, [next])).toBe(number + 1);
  },
);

it.each(['9007199254740991', '9007199254740993', '9999999999999999', '99999999999999999999'])(
  'ignores %s, which is too high to increment safely',
  (number) => {
    expect(nextReadingId(day, highestNumber(day, [`${day}-${number}`]))).toBe(`${day}-10`);
    expect(highestNumber(day, [`${day}-${number}`, `${day}-12`])).toBe(12);
  },
);

it('never reuses an id after deletions, and keeps ids up to 99 in string order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(fc.boolean()), (start, deletions) => {
      let highest = start;
      const used = new Set<string>();
      const present: string[] = [];
      for (const isDeleted of deletions) {
        const id = nextReadingId(day, highest);
        expect(used.has(id)).toBe(false);
        used.add(id);
        highest = Math.max(highest, highestNumber(day, [id]));
        expect(highest > 99 || present.every((each) => each < id)).toBe(true);
        if (!isDeleted) present.push(id);
      }
    }),
  );
});

it('returns several ids in display order', () => {
  const ids = nextReadingIds(day, 97, 4);
  expect(ids).toEqual(['100', '101', '98', '99'].map((number) => `${day}-${number}`));
  expect(highestNumber(day, ids)).toBe(101);
});
