import type { BookText, Edition, Verse } from './edition';
import type { Passage } from './passage';

/** A verse with its chapter, because a passage can span chapters. */
export interface PassageVerse extends Verse {
  chapter: number;
}

export interface PassageText {
  passage: Passage;
  /** In order, without those that the edition leaves out. */
  verses: PassageVerse[];
  edition: Edition;
}

/** Whether an edition has every chapter of a passage; a sample edition has only a few chapters. */
export function hasChapters({ books }: Edition, { book, from, to }: Passage): boolean {
  const chapters = new Set(books.find((each) => each.book === book)?.chapters);
  for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1)
    if (!chapters.has(chapter)) return false;
  return true;
}

export function versesInPassage({ chapters }: BookText, { from, to }: Passage): PassageVerse[] {
  return chapters
    .filter(({ number }) => number >= from.chapter && number <= to.chapter)
    .flatMap((chapter) => chapter.verses.map((verse) => ({ ...verse, chapter: chapter.number })))
    .filter(({ chapter, number }) => chapter > from.chapter || number >= from.verse)
    .filter(({ chapter, number }) => chapter < to.chapter || number <= to.verse);
}
