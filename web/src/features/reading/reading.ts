/** A line of a chapter; `verse` is the number that it begins with, or the span of numbers: `1`, `1-2`. */
export interface Line {
  verse: string | null;
  text: string;
}

/** Lines without a blank one between them. */
export type Stanza = Line[];

/** Some translations leave a verse out; a number further on is one of the text's own words. */
const FURTHEST = 3;
const WORDS_PER_MINUTE = 200;

// "1 No princípio", "1. No princípio", "1-2 No princípio", "1No princípio", but neither "1,5 côvado" nor "40.000 homens".
const NUMBERED = /^(\d{1,3})(?:[-–](\d{1,3}))?(?:[.):]?\s+|[.):]?(?=[\p{L}“"'‘(]))(.+)$/u;

interface Read {
  line: Line;
  lastVerse: number;
}

function readLine(line: string, previous: number): Read {
  const [, first = '', last = first, text = ''] = NUMBERED.exec(line) ?? [];
  const goesOn = Number(first) > previous && Number(last) >= Number(first);
  const isNear = previous === 0 || Number(first) - previous <= FURTHEST;
  if (!text || !goesOn || !isNear)
    return { line: { verse: null, text: line }, lastVerse: previous };
  const verse = first === last ? first : `${first}-${last}`;
  return { line: { verse, text }, lastVerse: Number(last) };
}

/** Reads a chapter as it is typed: a verse a line with its number first, and blank lines where the text pauses. */
export function parseChapter(text: string): Stanza[] {
  const stanzas: Stanza[] = [[]];
  let verse = 0;
  for (const each of text.split(/\r\n?|\n/).map((line) => line.trim())) {
    if (each) {
      const { line, lastVerse } = readLine(each, verse);
      verse = lastVerse;
      stanzas.at(-1)?.push(line);
    } else stanzas.push([]);
  }
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** What stands over the first verse of a stanza: `Salmo de Davi`, `Álefe`. */
export const isTitle = (lines: Stanza, index: number) =>
  index === 0 && !lines[0]?.verse && Boolean(lines[1]?.verse);

/** The verses of a chapter without their numbers, for a preview. */
export const versesOf = (text: string) =>
  parseChapter(text)
    .flatMap((lines) => lines.filter((_, index) => !isTitle(lines, index)))
    .map((line) => line.text)
    .join(' ');

/** How long it takes to read in silence; at least a minute. */
export const minutesToRead = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));
