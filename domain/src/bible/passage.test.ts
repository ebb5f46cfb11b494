import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { books, findBookBySlug } from './books';
import {
  chapterPath,
  passageExists,
  formatPassage,
  adjacentChapter,
  passagePath,
  verseCount,
} from './passage';
import type { Passage } from './passage';

const aPassage = (book: Passage['book'], from: string, to = from): Passage => {
  const [start, end] = [from, to].map((text) => {
    const [chapter = 0, verse = 0] = text.split('.').map(Number);
    return { chapter, verse };
  });
  return { book, from: start ?? { chapter: 0, verse: 0 }, to: end ?? { chapter: 0, verse: 0 } };
};

const anyVerse = fc.constantFrom(...books).chain((book) =>
  fc.integer({ min: 1, max: book.verses.length }).chain((chapter) =>
    fc.integer({ min: 1, max: verseCount(book.id, chapter) }).map((verse) => ({
      book: book.id,
      chapter,
      verse,
    })),
  ),
);
const anyPassage = fc.tuple(anyVerse, fc.nat(60), fc.nat(2)).map(([start, verses, chapters]) => {
  const { book, ...from } = start;
  const chapter = Math.min(
    from.chapter + chapters,
    books.find(({ id }) => id === book)?.verses.length ?? 1,
  );
  const first = chapter === from.chapter ? from.verse : 1;
  const verse = Math.min(first + verses, verseCount(book, chapter));
  return { book, from, to: { chapter, verse } } satisfies Passage;
});
const manyRuns = { numRuns: inject('propertyRuns') * 10 };

describe('formatPassage', () => {
  it.each<[string, Passage]>([
    ['João 3.16', aPassage('JHN', '3.16')],
    ['João 3.16-17', aPassage('JHN', '3.16', '3.17')],
    ['João 3', aPassage('JHN', '3.1', '3.36')],
    ['João 3.1-35', aPassage('JHN', '3.1', '3.35')],
    ['Gênesis 1.1–2.3', aPassage('GEN', '1.1', '2.3')],
    ['Salmos 120–122', aPassage('PSA', '120.1', '122.9')],
    ['Salmo 117', aPassage('PSA', '117.1', '117.2')],
    ['Judas 1.3', aPassage('JUD', '1.3')],
    ['1 Coríntios 13.4-7', aPassage('1CO', '13.4', '13.7')],
  ])('writes %s', (expected, passage) => {
    expect(formatPassage(passage)).toBe(expected);
  });

  it('writes different passages differently', () => {
    fc.assert(
      fc.property(anyPassage, anyPassage, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(formatPassage(one) === formatPassage(other)).toBe(same);
      }),
      manyRuns,
    );
  });
});

describe('passagePath', () => {
  it.each<[string, Passage]>([
    ['/biblia/joao/3?v=16', aPassage('JHN', '3.16')],
    ['/biblia/joao/3?v=16-17', aPassage('JHN', '3.16', '3.17')],
    ['/biblia/joao/3', aPassage('JHN', '3.1', '3.36')],
    ['/biblia/genesis/1?v=1-31', aPassage('GEN', '1.1', '2.3')],
    ['/biblia/1-corintios/13?v=13', aPassage('1CO', '13.13', '14.1')],
  ])('links to %s', (expected, passage) => {
    expect(passagePath(passage)).toBe(expected);
  });

  it('links to the first chapter, and to verses within it', () => {
    fc.assert(
      fc.property(anyPassage, (passage) => {
        const url = new URL(passagePath(passage), 'https://raizes.test');
        const [, , slug = '', chapter = ''] = url.pathname.split('/');
        expect(findBookBySlug(slug)?.id).toBe(passage.book);
        expect(Number(chapter)).toBe(passage.from.chapter);
        const shown = url.searchParams.get('v');
        if (shown === null) return;
        const [first = 0, last = first] = shown.split('-').map(Number);
        expect(first).toBe(passage.from.verse);
        expect(last).toBeGreaterThanOrEqual(first);
        expect(last).toBeLessThanOrEqual(verseCount(passage.book, passage.from.chapter));
      }),
      manyRuns,
    );
  });
});

describe('passageExists', () => {
  it('accepts every passage of the canon', () => {
    fc.assert(
      fc.property(anyPassage, (passage) => passageExists(passage)),
      manyRuns,
    );
  });

  it.each([
    ['a verse after the last', aPassage('JHN', '3.37')],
    ['verse 0', aPassage('JHN', '3.0')],
    ['a chapter after the last', aPassage('JHN', '22.1')],
    ['chapter 0', aPassage('JHN', '0.1')],
    ['an end after the end of the chapter', aPassage('JHN', '3.16', '3.40')],
    ['an end before the start', aPassage('JHN', '3.16', '3.15')],
    ['an end in a chapter before the start', aPassage('JHN', '3.1', '2.25')],
  ])('rejects %s', (_, passage) => {
    expect(passageExists(passage)).toBe(false);
  });
});

describe('adjacentChapter', () => {
  it('walks through all 1,189 chapters in canonical order, and back', () => {
    const chapters = books.flatMap(({ id, verses }) =>
      verses.map((_, index) => ({ book: id, chapter: index + 1 })),
    );
    for (const [index, { book, chapter }] of chapters.entries()) {
      expect(adjacentChapter(book, chapter, 1)).toEqual(chapters[index + 1]);
      expect(adjacentChapter(book, chapter, -1)).toEqual(chapters[index - 1]);
    }
  });
});

it('gives every chapter a unique address', () => {
  const paths = books.flatMap(({ id, verses }) =>
    verses.map((_, index) => chapterPath(id, index + 1)),
  );
  expect(new Set(paths).size).toBe(1189);
});

it('counts no verses in a chapter that does not exist', () => {
  expect([verseCount('JUD', 1), verseCount('JUD', 2), verseCount('JUD', 0)]).toEqual([25, 0, 0]);
});
