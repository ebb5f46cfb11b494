/** The text of a card. Nothing else about a person or a church is drawn on it. */
export interface CardText {
  verse: string;
  reference: string;
  /** The edition's name; '' if it is unknown. */
  edition: string;
  /** The church's name; '' until it is known. */
  church: string;
}

export const cardFormats = {
  square: { width: 1080, height: 1080, top: 104, footer: 1014, landTop: 712, landLowest: 862 },
  // Status screens cover the top and the bottom with their own names and buttons.
  story: { width: 1080, height: 1920, top: 250, footer: 1760, landTop: 1400, landLowest: 1560 },
} as const;
export type CardFormat = keyof typeof cardFormats;

export const MARGIN = 100;

interface Line {
  text: string;
  x: number;
  /** The y of the baseline. */
  y: number;
  font: string;
  width: number;
}

export interface CardLayout {
  verse: Line[];
  isCentered: boolean;
  reference: Line[];
  edition: Line | null;
  church: Line | null;
  /** The y of the highest point of the landscape, which is lower on the card for a long verse. */
  landTop: number;
}

/** Returns the width of a text in a CSS font. */
export type Measure = (text: string, font: string) => number;

export const serif = (size: number) => `500 ${size}px "Literata Variable", Georgia, serif`;
export const sans = (size: number, weight = 700) =>
  `${weight} ${size}px "Nunito Sans Variable", sans-serif`;

const LARGEST = 112;
/** At this size and below, the landscape is lowered to make room. */
const COMFORTABLE = 54;
/** Equals the app's smallest text when the picture is shown at a phone's width. */
const SMALLEST = 36;
/** A longer text fits no format. */
const MAX_CHARACTERS = 1200;
const MAX_CENTERED_LINES = 8;
/** A verse with more lines than this is set smaller, even if the larger size fits. */
const maxLines = (size: number) => (size > 84 ? 4 : size > 60 ? MAX_CENTERED_LINES : Infinity);

const REFERENCE = { size: 40, line: 50 };
const EDITION = { size: 28, line: 42 };
const FOOTER = 30;

/** Positions each line of a card; null if the verse is too long for the format. */
export function layoutCard(
  text: CardText,
  format: CardFormat,
  measure: Measure,
): CardLayout | null {
  const { width, top, landTop, landLowest } = cardFormats[format];
  const inner = width - 2 * MARGIN;
  const verse = quote(text.verse);
  if (verse.length > MAX_CHARACTERS) return null;
  const references = twoLines(oneLine(text.reference), inner, sans(REFERENCE.size), measure);
  const edition = oneLine(text.edition);
  const captionHeight = references.length * REFERENCE.line + (edition === '' ? 0 : EDITION.line);

  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const land = size > COMFORTABLE ? landTop : landLowest;
    const lines = wrap(verse, inner, serif(size), measure);
    const leading = Math.round(size * (lines.length > MAX_CENTERED_LINES ? 1.4 : 1.34));
    const gap = Math.round(size * 0.5) + 16;
    const height = lines.length * leading + gap + captionHeight;
    const room = land - GAP - top;
    if (height > room || lines.length > maxLines(size)) continue;
    const isCentered = lines.length <= MAX_CENTERED_LINES;
    const start = top + (room - height) / 2;
    const set = (texts: string[], from: number, step: number, font: string): Line[] =>
      texts.map((each, index) => {
        const taken = measure(each, font);
        const x = isCentered ? (width - taken) / 2 : MARGIN;
        return { text: each, x, y: from + index * step, font, width: taken };
      });
    const afterVerse = start + lines.length * leading + gap;
    const afterReference = afterVerse + references.length * REFERENCE.line;
    const editionFont = sans(EDITION.size, 500);
    return {
      verse: set(
        isCentered ? balance(verse, lines.length, inner, serif(size), measure) : lines,
        start + leading * 0.78,
        leading,
        serif(size),
      ),
      isCentered,
      reference: set(
        references,
        afterVerse + REFERENCE.size * 0.7,
        REFERENCE.line,
        sans(REFERENCE.size),
      ),
      edition:
        edition === ''
          ? null
          : (set(
              [truncate(edition, inner, editionFont, measure)],
              afterReference + EDITION.size * 0.9,
              0,
              editionFont,
            )[0] ?? null),
      church: churchLine(text.church, format, measure),
      landTop: land,
    };
  }
  return null;
}

/** The gap between the text and the landscape. */
const GAP = 44;
/** The width of the mark and the app's name. */
const BRAND = 260;

export function churchLine(church: string, format: CardFormat, measure: Measure): Line | null {
  const { width, footer } = cardFormats[format];
  const font = sans(FOOTER, 600);
  const text = truncate(oneLine(church), width - 2 * MARGIN - BRAND, font, measure);
  if (text === '') return null;
  const taken = measure(text, font);
  return { text, x: width - MARGIN - taken, y: footer, font, width: taken };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Puts a verse in quotation marks unless it already starts with one. */
function quote(verse: string): string {
  const text = oneLine(verse);
  return /^["“«‘']/.test(text) ? text : `“${text}”`;
}

/** Wraps a text into lines; a word wider than a line is broken. */
function wrap(text: string, width: number, font: string, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => breakWord(each, width, font, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, font) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function breakWord(word: string, width: number, font: string, measure: Measure): string[] {
  if (measure(word, font) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character, font) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Wraps a text into the given number of lines, with lengths as equal as possible. */
function balance(text: string, count: number, width: number, font: string, measure: Measure) {
  let narrow = width / 3;
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (wrap(text, middle, font, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return wrap(text, wide, font, measure);
}

/** Wraps a text into at most two lines, the second one truncated. */
export function twoLines(text: string, width: number, font: string, measure: Measure): string[] {
  const [first, ...rest] = wrap(text, width, font, measure);
  if (first === undefined) return [];
  return rest.length === 0 ? [first] : [first, truncate(rest.join(' '), width, font, measure)];
}

/** Shortens a text that is too wide, ending it with `…`. */
function truncate(text: string, width: number, font: string, measure: Measure): string {
  if (measure(text, font) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && measure(`${characters.join('')}…`, font) > width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
