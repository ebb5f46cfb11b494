import { expect, it } from 'vitest';
import { findBooksNamed, findBooksNear } from './book-names';
import { books } from './books';

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).join(' ');

it.each([
  ['JHN', 'JHN'],
  ['john', 'JHN'],
  ['John', 'JHN'],
  ['joão', 'JHN'],
  ['1JN', '1JN'],
  ['1John', '1JN'],
  ['1-john', '1JN'],
  ['psalms', 'PSA'],
  ['salmo', 'PSA'],
  ['gn', 'GEN'],
  ['Êx', 'EXO'],
  ['sl', 'PSA'],
  ['1co', '1CO'],
  ['1ª Coríntios', '1CO'],
  ['1a Coríntios', '1CO'],
  ['primeira corintios', '1CO'],
  ['II Tm', '2TI'],
  ['iiijoao', '3JN'],
  ['1 Pd', '1PE'],
  ['Filip', 'PHP'],
  ['filemon', 'PHM'],
  ['Filemôn', 'PHM'],
  ['abdias', 'OBA'],
  ['song of songs', 'SNG'],
  ['isaias', 'ISA'],
  ['jo', 'JOB JHN'],
  ['jn', 'JON JHN'],
  ['enoque', ''],
  ['4joao', ''],
  ['constructor', ''],
  ['', ''],
])('finds the books named %s: %s', (name, expected) => {
  expect(ids(findBooksNamed(name))).toBe(expected);
});

it('finds each book by its own name, abbreviation, address and code', () => {
  for (const book of books)
    for (const name of [book.name, book.abbreviation, book.slug, book.id])
      expect(findBooksNamed(name)).toContain(book);
});

it('finds books by a name with a typo', () => {
  expect(ids(findBooksNear('Filipences'))).toBe('PHP');
  expect(ids(findBooksNear('1 Corintos'))).toBe('1CO');
  expect(ids(findBooksNear('casa'))).toBe('');
});
