import { books } from '@raizes/domain/bible/books';
import { foldText } from '@raizes/domain/text/fold';

/** The number of characters that Chrome's own voices speak in less than fourteen seconds at a slow rate. */
const MAX_PIECE = 160;
/** Where to split a long text, best first: after a sentence, a clause, a comma, a word. */
const pauses = [/[.!?…]["”’)]*\s/g, /[;:]["”’)]*\s/g, /,\s/g, /\s/g];

/** Splits a text into pieces that are spoken as separate utterances. */
export function splitForSpeech(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > MAX_PIECE) {
    const end = lastPause(rest.slice(0, MAX_PIECE));
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function lastPause(text: string): number {
  for (const pause of pauses) {
    const last = [...text.matchAll(pause)].at(-1);
    // Not so early that a piece has only a few words.
    if (last && last.index > MAX_PIECE / 4) return last.index + last[0].length;
  }
  return text.length;
}

/** Returns a text as it is read aloud, with references and abbreviations in words. */
export function toSpokenText(text: string): string {
  return text
    .replaceAll(REFERENCE, sayReference)
    .replaceAll(/\bvv?\.\s?(\d{1,3})(?:[-–](\d{1,3}))?/g, (_, from: string, to?: string) =>
      sayVerses(from, to),
    )
    .replaceAll(/\bcaps?\.\s?(?=\d)/g, 'capítulo ')
    .replaceAll(/\ba\.\s?C\./g, 'antes de Cristo')
    .replaceAll(/\bd\.\s?C\./g, 'depois de Cristo');
}

/** `1 Co 13.4-7`, `Jo 3:16`, `Filipenses 4.6` */
const REFERENCE =
  /(?<![\p{L}\d])(?:([1-3])\s?)?(\p{Lu}\p{L}{1,14})\.?\s(\d{1,3})[.:](\d{1,3})(?:[-–](\d{1,3}))?(?!\d|[.:]\d)/gu;

const names = new Map(
  books.flatMap(({ name, abbreviation }) => [
    [foldText(abbreviation), name],
    [foldText(name).replace(' ', ''), name],
  ]),
);

function sayReference(
  written: string,
  ordinal: string | undefined,
  word: string,
  chapter: string,
  from: string,
  to?: string,
): string {
  const name = names.get(foldText(`${ordinal ?? ''}${word}`));
  return name === undefined ? written : `${sayBook(name)} ${chapter}, ${sayVerses(from, to)}`;
}

const sayVerses = (from: string, to?: string) =>
  to === undefined ? `versículo ${from}` : `versículos ${from} a ${to}`;

const ordinals = { '1': 'Primeir', '2': 'Segund', '3': 'Terceir' } as const;
/** Books take a masculine ordinal ("Primeiro Samuel"), letters a feminine one ("Primeira Coríntios"). */
const masculineBooks = /Samuel|Reis|Crônicas/;

function sayBook(name: string): string {
  const [number, ...rest] = name.split(' ');
  if (number !== '1' && number !== '2' && number !== '3') return name;
  return `${ordinals[number]}${masculineBooks.test(name) ? 'o' : 'a'} ${rest.join(' ')}`;
}
