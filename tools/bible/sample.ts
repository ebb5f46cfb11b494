import { books } from '@raizes/domain/bible/books';
import type { BookText, Chapter } from '@raizes/domain/bible/edition';
import { readingPool } from '../seed/content/readings';
import type { ReadingText } from '../seed/content/texts';
import { encodeEdition, sha256 } from './edition-files';
import type { BibleFiles } from './edition-files';

/** The edition of a fresh clone, with the chapters of the sample readings. */
export function sampleBible(readings: ReadingText[] = readingPool): BibleFiles {
  const texts = books.flatMap(({ id, name }): BookText[] => {
    const chapters = readings.filter(({ book }) => book === name).map(chapterOf);
    return chapters.length > 0
      ? [{ book: id, chapters: chapters.toSorted((a, b) => a.number - b.number) }]
      : [];
  });
  return encodeEdition(
    {
      name: 'Almeida 1911',
      abbreviation: 'Almeida 1911',
      version: '1911',
      licence: 'Domínio público',
      credit:
        'João Ferreira de Almeida, Revista e Corrigida, Lisboa, 1911, com a ortografia de hoje. Domínio público.',
      source: 'readings.ts',
      sha256: sha256(JSON.stringify(readings)),
      imported: '2026-11-22',
      is_sample: true,
    },
    texts,
  );
}

/** A reading has one verse per line, which begins with its number. */
function chapterOf({ book, chapter, chapter_text }: ReadingText): Chapter {
  const verses = chapter_text.split('\n').map((line, index) => {
    const [, number, text] = /^(\d+) (\S.*)$/.exec(line) ?? [];
    if (!text || Number(number) !== index + 1)
      throw new Error(`${book} ${chapter}: line ${index + 1} is not verse ${index + 1}`);
    return { number: index + 1, text };
  });
  return { number: chapter, verses };
}
