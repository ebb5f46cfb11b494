import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { books } from '@raizes/domain/bible/books';
import { bookTextSchema, editionSchema, packVerses } from '@raizes/domain/bible/edition';
import type { BookText, Edition } from '@raizes/domain/bible/edition';
import * as v from 'valibot';

/** The contents of a `bible/` folder's files, by name; edition.json is last. */
export type BibleFiles = Map<string, string>;

/** The details of an edition that do not follow from its books. */
export type EditionDetails = Omit<Edition, 'hash' | 'books'>;

export const EDITION_FILE = 'edition.json';

export const sha256 = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex');

/** Deterministic: the same books in any order give the same files, byte for byte. */
export function encodeEdition(details: EditionDetails, texts: BookText[]): BibleFiles {
  const files: BibleFiles = new Map();
  const listed: Edition['books'] = [];
  for (const { id } of books) {
    const text = texts.find(({ book }) => book === id);
    if (!text) continue;
    const content = encodeBook(v.parse(bookTextSchema, text));
    const file = `${id}.${sha256(content).slice(0, 12)}.json`;
    files.set(file, content);
    const chapters = text.chapters.map(({ number }) => number);
    listed.push({ book: id, file, bytes: gzipSync(content).length, chapters });
  }
  const hash = sha256([...files.keys()].join('\n')).slice(0, 12);
  const edition = v.parse(editionSchema, { ...details, hash, books: listed });
  return files.set(EDITION_FILE, `${JSON.stringify(edition, null, 2)}\n`);
}

function encodeBook({ book, chapters }: BookText): string {
  const packed = chapters.map((each) => ({ ...each, verses: packVerses(each.verses) }));
  return JSON.stringify({ book, chapters: packed });
}
