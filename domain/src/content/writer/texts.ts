import type { BookId } from '../../bible/books';
import type { Passage } from '../../bible/passage';
import { addDays, yearOf } from '../../day';
import type { Day } from '../../day';
import { foldText } from '../../text/fold';
import { easterOf, feastDay } from '../church-year';
import type { TextKind } from './text-kinds';
import stored from './texts.json';

/** Texts that suit any chapter, and texts that suit only the chapters of one kind. */
export type Bank = Record<TextKind | 'any', string[]>;

interface Feast {
  opening: string;
  closing: string;
}

interface Theme {
  /** Words without accents and case, including spellings of 1911. `perdo*` is a prefix; `de_madrugada` is two consecutive words. */
  words: string;
  /** Verses in which a word means something else: `MRK5.36`. */
  otherwiseIn?: string;
  /** Every text is true of all other verses of the Bible that contain one of the words. */
  insights: string[];
}

interface Texts {
  openings: Bank;
  /** How to read a chapter of each kind, if it has no note; every text is true of all chapters of its kind. */
  orientations: Record<TextKind, string[]>;
  /** Hints for reading any verse that has no note. */
  insights: string[];
  reflectionQuestions: Bank;
  applicationQuestions: Bank;
  /** Prayers. */
  closings: Bank;
  feasts: Record<
    'goodFriday' | 'easter' | 'pentecost' | 'christmas' | 'lastDay' | 'newYear',
    Feast
  >;
  /**
   * `about`: who wrote the book for which readers, as far as known, and what it is about; where Christians disagree, only what they share.
   * `advice`: how to read it, in one self-contained sentence.
   */
  books: Record<BookId, { about: string; advice: string }>;
  /** The themes of a verse, found by its words. */
  themes: Theme[];
}

/** All texts that devotionals are composed from, as data that a pastor can correct. */
export const texts: Texts = stored;

/** The opening and closing of a day that nearly all churches celebrate; null on any other day. */
export function feastOn(day: Day): Feast | null {
  const { goodFriday, easter, pentecost, christmas, lastDay, newYear } = texts.feasts;
  const year = yearOf(day);
  const sunday = easterOf(year);
  if (day === addDays(sunday, -2)) return goodFriday;
  if (day === sunday) return easter;
  if (day === feastDay('pentecost', year)) return pentecost;
  if (day.endsWith('12-25')) return christmas;
  if (day.endsWith('12-31')) return lastDay;
  return day.endsWith('01-01') ? newYear : null;
}

/** The insights on the themes of a verse. */
export function insightsOn({ book, from }: Passage, verse: string): string[] {
  const reference = `${book}${from.chapter}.${from.verse}`;
  // `Deu à luz um filho` (gave birth to a son) does not mean light.
  const text = spacedWords(verse.replaceAll(/[àá] luz/gu, ''));
  return texts.themes
    .filter(({ otherwiseIn = '' }) => !otherwiseIn.split(' ').includes(reference))
    .filter(({ words }) => mentions(text, words))
    .flatMap((theme) => theme.insights);
}

/** The words of a text, folded, with a space around each. */
const spacedWords = (text: string) => ` ${(foldText(text).match(/\p{L}+/gu) ?? []).join(' ')} `;

const mentions = (spaced: string, words: string) =>
  words.split(' ').some((word) => spaced.includes(searchedForm(word)));

/** The form of a theme's word in a text that has a space around each word. */
const searchedForm = (word: string) =>
  ` ${word.replaceAll('_', ' ')}${word.endsWith('*') ? '' : ' '}`.replace('*', '');
