import { findBookByName, books, OLD_TESTAMENT_BOOK_COUNT } from '../bible/books';
import type { Testament } from '../documents/content';

export interface VideoBook {
  name: string;
  /** From 1, Gênesis, to 66, Apocalipse. */
  number: number;
  testament: Testament;
}

/** The book that a video is about, by its title; null for any other title, such as that of a sermon. */
export function videoBook(title: string): VideoBook | null {
  const book = findBookByName(title);
  if (!book) return null;
  const number = books.indexOf(book) + 1;
  return {
    name: book.name,
    number,
    testament: number <= OLD_TESTAMENT_BOOK_COUNT ? 'Antigo' : 'Novo',
  };
}
