import { books } from '@raizes/domain/bible/books';
import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EDITION_FILE } from './edition-files';
import type { BibleFiles } from './edition-files';
import { importBible, readBook } from './import-bible';
import { faultsOf, formatNames, importOf, wholeBible, wordsOf } from './testing';

const parseEdition = (files: BibleFiles) =>
  v.parse(v.pipe(v.string(), v.parseJson(), editionSchema), files.get(EDITION_FILE));
const parseBook = (content = '') =>
  v.parse(v.pipe(v.string(), v.parseJson(), bookTextSchema), content);

describe.each(formatNames)('a whole Bible in %s', (format) => {
  const files = importBible(importOf(wholeBible(format)));

  it('becomes 66 files in canonical order, with every verse', () => {
    const edition = parseEdition(files);
    expect(edition.books.map(({ book }) => book)).toEqual(books.map(({ id }) => id));
    for (const [index, { book, file }] of edition.books.entries()) {
      const { chapters } = parseBook(files.get(file));
      const verses = chapters.flatMap((chapter) =>
        chapter.verses.map(({ number, text }) => [chapter.number, number, text]),
      );
      const counts = books[index]?.verses ?? [];
      const expected = counts.flatMap((count, chapter) =>
        Array.from({ length: count }, (__, verse) => [
          chapter + 1,
          verse + 1,
          wordsOf(book, chapter + 1, verse + 1),
        ]),
      );
      expect(verses).toEqual(expected);
    }
  });

  it('gives identical files for any order of the source files', () => {
    const again = importBible(importOf(wholeBible(format).toReversed()));
    expect(again).toEqual(files);
    // The hash is the same for the other formats.
    expect(parseEdition(files).hash).toBe('a411b99c7d4b');
  });
});

it('records the edition’s source, hash, date, licence and credit', () => {
  const edition = parseEdition(
    importBible(importOf(wholeBible('json'), { from: 'https://a.test' })),
  );
  expect(edition).toMatchObject({
    name: 'Bíblia de Teste',
    abbreviation: 'BT',
    version: '1',
    licence: 'Domínio público',
    credit: 'Ninguém',
    source: 'https://a.test',
    imported: '2026-11-22',
    is_sample: false,
  });
  expect(edition.sha256).toMatch(/^[0-9a-f]{64}$/);
});

describe('a verse that the edition is known to lack', () => {
  const missing = (text: string) => text.replace(/\\v RUT\.1\.3\n.*\n/, '');
  const exception = { verse: 'RUT 1.3', is: 'missing', reason: 'Teste' } as const;

  it('is left out', () => {
    expect(faultsOf('f4', missing, { exceptions: [exception] })).toEqual([]);
    const files = importBible(
      importOf(wholeBible('f4', { RUT: missing }), { exceptions: [exception] }),
    );
    const { file = '' } = parseEdition(files).books.find(({ book }) => book === 'RUT') ?? {};
    const [first] = parseBook(files.get(file)).chapters;
    expect(first?.verses.map(({ number }) => number).slice(0, 4)).toEqual([1, 2, 4, 5]);
  });

  it('is refused if it exists after all, so that the list stays correct', () => {
    expect(faultsOf('f4', (text) => text, { exceptions: [exception] })).toEqual([
      'the exceptions: exception that does not occur: RUT 1.3 is not missing',
    ]);
    expect(faultsOf('f4', missing, { exceptions: [{ ...exception, is: 'empty' }] })).toEqual([
      'RUT.txt: missing verse: RUT 1.3',
      'the exceptions: exception that does not occur: RUT 1.3 is not empty',
    ]);
  });
});

describe('a marker that is known to be broken', () => {
  const broken = (text: string) => text.replace('\\v RUT.1.3\n', '$&\\added\nE\n*added\n');
  const repair = { file: 'RUT.txt', line: 14, was: '*added', now: ['\\*added'], reason: 'Teste' };

  it('is repaired in place', () => {
    expect(faultsOf('f4', broken)).toEqual([
      'RUT.txt:14: unknown marker: *added',
      'RUT.txt:12: unclosed marker: \\added',
    ]);
    expect(faultsOf('f4', broken, { repairs: [repair] })).toEqual([]);
  });

  it('is refused if the file has another line there', () => {
    expect(faultsOf('f4', (text) => text, { repairs: [repair] })).toEqual([
      'RUT.txt:14: exception that does not occur: *added',
    ]);
  });
});

it('skips USFM books that are not among the 66', () => {
  expect(faultsOf('usfm', (text) => text)).toEqual([]);
  const bytes = new TextEncoder().encode('\\id TOB\n\\c 1\n\\v 1 Tobias.');
  const report = () => expect.unreachable();
  expect(readBook({ name: 'TOB.usfm', bytes }, [], report)).toBeNull();
  expect(readBook({ name: 'LICENCA.md', bytes }, [], report)).toBeNull();
});
