import { isNearWord } from '../text/words';
import { books, findBook, isBookId } from './books';
import type { Book } from './books';
import { foldText } from '../text/fold';

/**
 * Other names of the books, folded: usual Brazilian abbreviations, OSIS codes and English names. USFM codes and our own names and
 * abbreviations are added below. A key without its number (`CO`) stands for each of its books.
 */
const otherNames: Record<string, string> = {
  GEN: 'gen genesis',
  EXO: 'exod exodus',
  LEV: 'leviticus',
  NUM: 'numb numbers numero',
  DEU: 'deut deuteronomy',
  JOS: 'josh joshua',
  JDG: 'jui juiz judg judges',
  RUT: 'ruth',
  SA: 'sam samuel',
  KI: 're rei kgs kings',
  CH: 'cro cron chr chron chronicles',
  EZR: 'esd ezra',
  NEH: 'nee neem nehemiah',
  EST: 'esth esther',
  PSA: 'ps sal salm slm salmo psalm psalms',
  PRO: 'pr prv prov proverbio proverbs',
  ECC: 'ecl ecles eccl ecclesiastes',
  SNG: 'can cant cantares cantico canticos cantaresdesalomao song songofsongs songofsolomon',
  ISA: 'isaiah',
  JER: 'jeremiah',
  LAM: 'lamentacao lamentations',
  EZK: 'eze ezeq ezek ezekiel',
  HOS: 'ose hosea',
  JOL: 'joe',
  OBA: 'ab abd abdias obad obadiah',
  JON: 'jonah',
  MIC: 'miq micah',
  NAM: 'nau nah nahum',
  HAB: 'habacuc abacuque habakkuk',
  ZEP: 'sof zeph zephaniah',
  HAG: 'age haggai',
  ZEC: 'zac zech zechariah',
  MAL: 'malachi',
  MAT: 'matt matthew',
  MRK: 'mar marc mk mr mark',
  LUK: 'luc lk luke',
  JHN: 'joa john jn',
  ACT: 'ato acts atosdosapostolos',
  ROM: 'ro romans',
  CO: 'cor corint corintio corinthians',
  GAL: 'galatians',
  EPH: 'efe efes ephesians',
  PHP: 'fil fl flp filp filip phil philippians',
  COL: 'colos colossians',
  TH: 'te tes tess thess thessalonians',
  TI: 'tim timothy',
  TIT: 'titus',
  PHM: 'flm fmn filem filemon filemao phlm philemon',
  HEB: 'hebr hebrews',
  JAS: 'tia tiag james',
  PE: 'pd ped pet peter',
  JN: 'joa john',
  JUD: 'jude',
  REV: 'apo apc apoc revelacao revelation',
};

/** Abbreviations of the translations that Brazilians read, as written after a reference. */
export const translations =
  'A21 AA ACF ARA ARC ARIB AS21 BJ BLIVRE BLT BPT JFA JFAA KJA KJF NAA NBV NTLH NVI NVT TB TEB VFL'.split(
    ' ',
  );

/** The books by each of their names. A name can mean two: `jo` is how people type Jó and João without accents. */
const byName = new Map<string, Book[]>();
function addName(name: string, book: Book): void {
  const known = byName.get(name) ?? [];
  if (!known.includes(book)) byName.set(name, [...known, book]);
}
for (const book of books)
  for (const name of [book.name, book.abbreviation, book.id]) addName(keyOf(name), book);
for (const [id, names] of Object.entries(otherNames))
  for (const name of names.split(' '))
    if (isBookId(id)) addName(name, bookOf(id));
    else
      for (const number of ['1', '2', '3'])
        if (isBookId(number + id)) addName(number + name, bookOf(number + id));

function bookOf(id: string): Book {
  const book = findBook(id);
  if (!book) throw new Error(`No book: ${id}`);
  return book;
}

/** The letters and digits of a name, folded. */
function keyOf(name: string): string {
  return foldText(name).replace(/[^a-z0-9]/g, '');
}

/**
 * The books that a name means, in the order of the canon: a name or abbreviation in Portuguese or English, or a code (`JHN`, `1John`),
 * with an Arabic, Roman or spelled-out number. Empty for an unknown name.
 */
export function findBooksNamed(name: string): readonly Book[] {
  const key = keyOf(name);
  return byName.get(key) ?? byName.get(withDigit(key)) ?? [];
}

/** `iijoao`, `2ajoao` and `segundajoao` → `2joao`. */
const withDigit = (key: string) =>
  key
    .replace(/^(?:primeir[ao]|1[ao]|i)(?=[^i])/, '1')
    .replace(/^(?:segund[ao]|2[ao]|ii)(?=[^i])/, '2')
    .replace(/^(?:terceir[ao]|3[ao]|iii)/, '3');

/** Names that are not abbreviations, beside the books' own. */
const wholeNames = new Set(
  'numero salmo proverbio cantares cantico canticos cantaresdesalomao abdias habacuc abacuque atosdosapostolos filemon filemao lamentacao revelacao'.split(
    ' ',
  ),
);

/** Whether a book is written out as in print, rather than abbreviated, in English, or without capital or accents. */
export function isWholeName(name: string, book: Book): boolean {
  if (!/\p{Lu}\p{Ll}/u.test(name)) return false;
  const key = withDigit(keyOf(name));
  if (key === keyOf(book.name)) return !isPlain(name) || isPlain(book.name);
  if (wholeNames.has(key)) return true;
  // `Primeira carta aos Coríntios`
  return !findBooksNamed(name).includes(book) && (name.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

const isPlain = (name: string) => foldText(name) === name.toLowerCase();

/** The books that a name means or begins, with or without the number: `co` is 1 and 2 Coríntios. The most likely first. */
export function findBooksStarting(name: string): readonly Book[] {
  const key = withDigit(keyOf(name));
  if (key === '') return [];
  const begins = ({ name: own }: Book) => {
    const whole = keyOf(own);
    return whole.startsWith(key) || whole.replace(/^\d/, '').startsWith(key);
  };
  return [...new Set([...findBooksNamed(name), ...books.filter(begins)])];
}

/** The books with a longer name that is one typo away: `Filipences`. */
export function findBooksNear(name: string): readonly Book[] {
  const key = withDigit(keyOf(name));
  if (key.length < NEAR_LETTERS) return [];
  const near = [...byName].filter(([known]) => isNearWord(known, key));
  return [...new Set(near.flatMap(([, found]) => found))];
}

const NEAR_LETTERS = 5;
