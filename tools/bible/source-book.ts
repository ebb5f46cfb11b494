import type { BookId } from '@raizes/domain/bible/books';
import type { Verse } from '@raizes/domain/bible/edition';

/** A file of a Bible, as bytes. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** A line of a file with its original number, which a repair that adds lines does not change. */
export interface Line {
  number: number;
  text: string;
}

/** A verse as read from the source. */
export interface SourceVerse {
  chapter: number;
  verse: Verse;
  /** The place in the file: `gen.txt:12`. */
  place: string;
}

/** A book as read from the source: only its format has been checked. */
export interface SourceBook {
  book: BookId;
  file: string;
  verses: SourceVerse[];
  /** Psalm titles by chapter. */
  titles: Map<number, string>;
}
