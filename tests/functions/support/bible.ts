import type { Bible } from '../../../functions/src/bible/passages';
import type { BookId } from '@raizes/domain/bible/books';
import { verseCount } from '@raizes/domain/bible/passage';
import { anEdition } from '../../factories';

export const edition = anEdition({ is_sample: false, credit: 'Bíblia de Teste, licença CC BY.' });

/** A Bible with every verse of every book, except the given chapters (`JHN 3`). */
export const bibleWithout = (...lacking: string[]): Bible => {
  const versesOf = (book: BookId, chapter: number) =>
    Array.from({ length: verseCount(book, chapter) }, (_, index) => ({
      number: index + 1,
      text: `${book} ${chapter}.${index + 1}`,
    }));
  return {
    loadEdition: async () => edition,
    loadChapter: async (book, number) =>
      lacking.includes(`${book} ${number}`) ? null : { number, verses: versesOf(book, number) },
    loadBooks: async () => [],
    loadNote: async () => null,
    async loadPassage(passage) {
      const { book, from, to } = passage;
      if (lacking.includes(`${book} ${from.chapter}`)) return null;
      const verses = versesOf(book, from.chapter).slice(from.verse - 1, to.verse);
      return {
        passage,
        verses: verses.map((each) => ({ ...each, chapter: from.chapter })),
        edition,
      };
    },
  };
};
