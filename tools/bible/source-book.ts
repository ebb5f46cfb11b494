import type { BookId } from '@raizes/domain/bible/books';
import type { Verse } from '@raizes/domain/bible/edition';

/** A file of a Bible, as bytes. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** A line of a file, with its number there: where a repair adds a line, the others keep theirs. */
export interface Line {
  number: number;
  text: string;
}

/** A verse as a reader found it. */
export interface SourceVerse {
  chapter: number;
  verse: Verse;
  /** `gen.txt:12`. */
  place: string;
}

/** A book as a reader found it: nothing is checked yet but what belongs to its format. */
export interface SourceBook {
  book: BookId;
  file: string;
  verses: SourceVerse[];
  /** Psalm titles by chapter. */
  titles: Map<number, string>;
}
