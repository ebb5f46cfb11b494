import type { BookId } from '../../bible/books';

/** The kinds of chapters; the kind decides how a chapter is read. */
export const textKinds = [
  'violence',
  'story',
  'law',
  'worship',
  'list',
  'psalm',
  'wisdom',
  'love',
  'debate',
  'prophecy',
  'vision',
  'gospel',
  'parable',
  'letter',
] as const;
export type TextKind = (typeof textKinds)[number];

/** Books by the kind of most of their chapters. All other books are stories. */
const booksOfKind: Partial<Record<TextKind, string>> = {
  law: 'LEV DEU',
  psalm: 'PSA LAM',
  wisdom: 'PRO ECC',
  love: 'SNG',
  debate: 'JOB',
  prophecy: 'ISA JER EZK HOS JOL AMO OBA MIC NAM HAB ZEP HAG ZEC MAL',
  vision: 'DAN REV',
  gospel: 'MAT MRK LUK JHN',
  letter: 'ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD',
};

/** Chapters whose kind differs from most of their book. */
const exceptions: Partial<Record<BookId, Partial<Record<TextKind, string>>>> = {
  GEN: { violence: '4 19 22 34', list: '5 10 36' },
  EXO: { violence: '32', law: '20-24 34', worship: '25-31 35-40', psalm: '15' },
  LEV: { worship: '1-9 11-17 21-24', story: '10' },
  NUM: {
    violence: '16 25 31',
    list: '1-4 7 26 33-34',
    law: '5-6 15 18-19 27 30 35-36',
    worship: '8 28-29',
  },
  DEU: { violence: '20-22 28', story: '1-3 34', psalm: '32-33' },
  JOS: { violence: '6-8 10-11', list: '12-13 15-19 21' },
  JDG: { violence: '3-4 8-9 11-12 16 19-21', psalm: '5' },
  '1SA': { violence: '15 22 28 31' },
  '2SA': { violence: '3-4 11 13 16-18 20-21', psalm: '22' },
  '1KI': { list: '4', worship: '6-7' },
  '2KI': { violence: '3 6 9-11 25' },
  '1CH': { violence: '10 21', list: '1-9 12 23-27', worship: '22 28' },
  '2CH': { violence: '21-22', worship: '3-5' },
  EZR: { list: '2' },
  NEH: { list: '3 7 10-12' },
  EST: { violence: '9' },
  JOB: { story: '1-2 42', wisdom: '28 38-41' },
  ISA: { psalm: '12', story: '36-39' },
  JER: { violence: '39 41 52', story: '26-29 32 34-43 52' },
  PSA: { violence: '137' },
  LAM: { violence: '2 4' },
  EZK: { violence: '7 9 16 23-24', vision: '1 8-11 37-48' },
  DAN: { story: '1-6' },
  HOS: { violence: '13' },
  JON: { psalm: '2' },
  NAM: { violence: '2-3' },
  HAB: { psalm: '3' },
  ZEC: { vision: '1-6' },
  MAT: { violence: '2 14', story: '1', parable: '13 18 20 25' },
  MRK: { violence: '6', parable: '4' },
  LUK: { story: '1-3', parable: '8 10 12-16 18' },
  ACT: { violence: '5 7' },
  REV: { violence: '9 14', letter: '2-3' },
};

export function textKindOf(book: BookId, chapter: number): TextKind {
  const ofChapter = exceptions[book] ?? {};
  return (
    textKinds.find((kind) => includes(ofChapter[kind], chapter)) ??
    textKinds.find((kind) => booksOfKind[kind]?.split(' ').includes(book)) ??
    'story'
  );
}

function includes(chapters = '', chapter: number) {
  return chapters.split(' ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return chapter >= first && chapter <= last;
  });
}
