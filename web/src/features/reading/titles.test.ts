import { expect, it } from 'vitest';
import { titleOf, titleOfAll } from './titles';

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
