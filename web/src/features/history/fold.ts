import { foldText as fold } from '@raizes/domain/fold-text';

/** A stretch of a text, from its first character to behind its last. */
export interface Span {
  start: number;
  end: number;
}

/** The words that are looked for. */
export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Folds a text and keeps for each character of the result where in the text it came from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const piece = fold(character);
    for (let index = 0; index < piece.length; index += 1) places.push(place);
    folded += piece;
    place += character.length;
  }
  places.push(place);
  return { folded, places };
}

/** Behind the character at that place, and behind the accents that are written after it. */
function endOf(text: string, place: number): number {
  const [character = ''] = /^.\p{M}*/su.exec(text.slice(place, place + 8)) ?? [];
  return place + character.length;
}

/** Where the words stand in a text, in their order and without overlaps. */
export function spansOf(text: string, words: string[]): Span[] {
  const { folded, places } = foldWithPlaces(text);
  const spans: Span[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = places[at + word.length - 1] ?? 0;
      spans.push({ start: places[at] ?? 0, end: endOf(text, last) });
    }
  }
  return merged(spans);
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
