import type { Segment } from '@/features/listen/speaker';

/** A line of a chapter; `verse` is the number or range at its start: `1`, `1-2`. */
interface Line {
  verse: string | null;
  text: string;
}

/** Consecutive lines without a blank one. */
export type Stanza = Line[];

/** Some translations leave verses out; a number further ahead than this belongs to the text. */
const MAX_GAP = 3;
const WORDS_PER_MINUTE = 200;

// "1 No princípio", "1. No princípio", "1-2 No princípio", "1No princípio", but neither "1,5 côvado" nor "40.000 homens".
const NUMBERED = /^(\d{1,3})(?:[-–](\d{1,3}))?(?:[.):]?\s+|[.):]?(?=[\p{L}“"'‘(]))(.+)$/u;

interface ParsedLine {
  line: Line;
  lastVerse: number;
}

function parseLine(line: string, previous: number): ParsedLine {
  const [, first = '', last = first, text = ''] = NUMBERED.exec(line) ?? [];
  const isAscending = Number(first) > previous && Number(last) >= Number(first);
  const isNear = previous === 0 || Number(first) - previous <= MAX_GAP;
  if (!text || !isAscending || !isNear)
    return { line: { verse: null, text: line }, lastVerse: previous };
  const verse = first === last ? first : `${first}-${last}`;
  return { line: { verse, text }, lastVerse: Number(last) };
}

/** Parses a chapter as admins type it: one verse per line, its number first, and blank lines between stanzas. */
export function parseChapter(text: string): Stanza[] {
  const stanzas: Stanza[] = [[]];
  let verse = 0;
  for (const each of text.split(/\r\n?|\n/).map((line) => line.trim())) {
    if (each) {
      const { line, lastVerse } = parseLine(each, verse);
      verse = lastVerse;
      stanzas.at(-1)?.push(line);
    } else stanzas.push([]);
  }
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** Whether a line is a title above the first verse of its stanza: `Salmo de Davi`, `Álefe`. */
export const isTitle = (lines: Stanza, index: number) =>
  index === 0 && !lines[0]?.verse && Boolean(lines[1]?.verse);

/** The verses of a chapter without their numbers, for a preview. */
export const versesOf = (text: string) =>
  parseChapter(text)
    .flatMap((lines) => lines.filter((_, index) => !isTitle(lines, index)))
    .map((line) => line.text)
    .join(' ');

/** The minutes of silent reading; at least one. */
export const minutesToRead = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));

interface SpokenChapter {
  segments: Segment[];
  /** The segment id of each line. */
  ids: string[][];
}

/** Splits a chapter into segments to read aloud: one per verse, with all its lines and without its number, and one per title. */
export function spokenChapter(stanzas: Stanza[], title: string): SpokenChapter {
  const segments: Segment[] = [{ id: 'title', text: title, label: 'Título' }];
  const ids = stanzas.map((lines, stanza) =>
    lines.map((line, index) => {
      const last = segments.at(-1);
      const isNew = line.verse !== null || isTitle(lines, index) || segments.length === 1;
      if (!isNew && last) {
        last.text += ` ${line.text}`;
        return last.id;
      }
      const label = line.verse === null ? 'Título' : `Versículo ${line.verse}`;
      const segment = { id: `${stanza}.${index}`, text: line.text, label };
      segments.push(segment);
      return segment.id;
    }),
  );
  return { segments, ids };
}
