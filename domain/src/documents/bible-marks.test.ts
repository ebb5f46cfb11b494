import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { books } from '../bible/books';
import { bibleMarksSchema, markColours, markField } from './bible-marks';

const at = new Date('2026-11-21T12:00:00Z');
const mark = (changes: object = {}) => ({ colour: 'amber', at, ...changes });

it('lists the marks of a book in order, each with its verse', () => {
  const stored = {
    id: 'JHN',
    changed: 'v3_16',
    v10_1: mark({ colour: 'blue' }),
    v3_16: { note: 'Graça', at },
    v3_2: mark(),
  };
  expect(v.parse(bibleMarksSchema, stored)).toEqual({
    book: 'JHN',
    marks: [
      { chapter: 3, verse: 2, colour: 'amber', at },
      { chapter: 3, verse: 16, note: 'Graça', at },
      { chapter: 10, verse: 1, colour: 'blue', at },
    ],
  });
});

it('skips invalid marks and keeps the others', () => {
  const stored = {
    id: 'JHN',
    v3_16: mark(),
    v3_17: mark({ colour: 'red' }),
    v3_18: mark({ note: 'a'.repeat(2001) }),
    v3_19: null,
    v0_1: mark(),
    v3_1x: mark(),
    __proto__x: mark(),
  };
  const { marks } = v.parse(bibleMarksSchema, stored);
  expect(marks.map(markField)).toEqual(['v3_16']);
});

it('uses the same books and colours as the security rules', () => {
  const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  const [, marks = ''] = rules.split('match /bible_marks/{book}');
  const [, pattern = ''] = /book\.matches\(([^)]+)\)/.exec(marks) ?? [];
  expect(pattern.replaceAll(/[\s'+]/g, '').split('|')).toEqual(books.map(({ id }) => id));
  expect(marks).toContain(`[${markColours.map((name) => `'${name}'`).join(', ')}]`);
});
