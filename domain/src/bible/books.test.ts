import { expect, it } from 'vitest';
import {
  OLD_TESTAMENT_BOOK_COUNT,
  books,
  findBook,
  findBookByName,
  findBookBySlug,
  isBookId,
} from './books';

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

it('has the 66 books, 1,189 chapters and 31,102 verses of the canon', () => {
  expect(books).toHaveLength(66);
  expect(sum(books.map(({ verses }) => verses.length))).toBe(1189);
  expect(sum(books.flatMap(({ verses }) => verses))).toBe(31_102);
  expect(books.flatMap(({ verses }) => verses).every((count) => count > 0)).toBe(true);
});

it('has the Old Testament before the New', () => {
  const names = books.map(({ name }) => name);
  expect(names.slice(OLD_TESTAMENT_BOOK_COUNT - 1, OLD_TESTAMENT_BOOK_COUNT + 1)).toEqual([
    'Malaquias',
    'Mateus',
  ]);
  expect([names[0], names.at(-1)]).toEqual(['Gênesis', 'Apocalipse']);
});

it('gives every book a unique name, abbreviation and slug', () => {
  for (const key of ['name', 'abbreviation', 'slug'] as const)
    expect(new Set(books.map((book) => book[key])).size).toBe(66);
});

it('makes slugs of lower-case letters, digits and hyphens', () => {
  for (const { slug } of books) expect(slug).toMatch(/^[a-z0-9]+(-[a-z]+)*$/);
  expect(findBook('SNG')?.slug).toBe('cantico-dos-canticos');
  expect(findBook('1CO')?.slug).toBe('1-corintios');
});

it('finds each book by its id and its slug, and nothing for other keys', () => {
  for (const book of books) {
    expect(findBook(book.id)).toBe(book);
    expect(findBookBySlug(book.slug)).toBe(book);
    expect(isBookId(book.id)).toBe(true);
  }
  for (const other of ['', 'jhn', 'toString', '__proto__', 'constructor']) {
    expect(findBook(other)).toBeUndefined();
    expect(findBookBySlug(other)).toBeUndefined();
    expect(isBookId(other)).toBe(false);
  }
});

it('finds a book by its name as people write it', () => {
  for (const { id, name } of books) expect(findBookByName(name)?.id).toBe(id);
  expect(findBookByName(' 1 corintios ')?.id).toBe('1CO');
  expect(findBookByName('Enoque')).toBeUndefined();
});
