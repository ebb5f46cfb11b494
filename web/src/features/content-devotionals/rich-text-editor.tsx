/** What to write in place of a part of a text, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: [start: number, end: number];
}

const markers = { bold: '**', italic: '*', underline: '__' } as const;
export type Style = keyof typeof markers;

/** How many of a character stand in a row, from a place on backwards or forwards. */
function row(text: string, at: number, step: 1 | -1, character: string): number {
  let count = 0;
  while (text[step === 1 ? at + count : at - count - 1] === character) count += 1;
  return count;
}

/** A row of three asterisks is bold and italic. */
function isOn(style: Style, before: number, after: number): boolean {
  const shortest = Math.min(before, after);
  if (style === 'bold') return shortest === 2 || shortest === 3;
  if (style === 'italic') return shortest % 2 === 1;
  return shortest === 2;
}

interface Piece {
  from: number;
  to: number;
  /** The words, without the markers of this style. */
  words: string;
  on: boolean;
}

/** One line's part of what is selected, with the style's own markers round it or in it. */
function pieceOf(text: string, start: number, end: number, style: Style): Piece {
  const { length } = markers[style];
  const character = markers[style].charAt(0);
  if (isOn(style, row(text, start, -1, character), row(text, end, 1, character))) {
    return { from: start - length, to: end + length, words: text.slice(start, end), on: true };
  }
  const words = text.slice(start, end);
  const isWrapped =
    words.length > 2 * length &&
    isOn(style, row(words, 0, 1, character), row(words, words.length, -1, character));
  if (isWrapped) return { from: start, to: end, words: words.slice(length, -length), on: true };
  return { from: start, to: end, words, on: false };
}

/** What is selected line by line: markers neither cross a line nor hold its blanks or its bullet. */
function selectedLines(text: string, start: number, end: number): [number, number][] {
  const lines: [number, number][] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const lead = /^\s*(?:•\s*)?/.exec(line)?.[0].length ?? 0;
    const length = line.trimEnd().length;
    if (length > lead) lines.push([at + lead, at + length]);
    at += line.length + 1;
  }
  return lines;
}

/** Of several lines each is taken with the markers at its ends, so that all are looked at alike. */
function withOuterMarkers(text: string, lines: [number, number][], character: string) {
  if (lines.length < 2) return lines;
  return lines.map(([start, end]): [number, number] => [
    start - row(text, start, -1, character),
    end + row(text, end, 1, character),
  ]);
}

/** Puts the markers of a style round what is selected, or takes them away where all of it has them. */
export function toggleStyle(text: string, start: number, end: number, style: Style): Edit {
  const marker = markers[style];
  const lines = withOuterMarkers(text, selectedLines(text, start, end), marker.charAt(0));
  const pieces = lines.map(([from, to]) => pieceOf(text, from, to, style));
  const [first] = pieces;
  if (!first) return toggleEmpty(text, end, style);

  const turnsOff = pieces.every(({ on }) => on);
  const round = turnsOff ? '' : marker;
  let written = '';
  let done = first.from;
  for (const piece of pieces) {
    written += text.slice(done, piece.from) + round + piece.words + round;
    done = piece.to;
  }
  const select: Edit['select'] = [
    first.from + round.length,
    first.from + written.length - round.length,
  ];
  return { from: first.from, to: done, text: written, select };
}

/** Where nothing is selected: a pair of markers to write between, or such a pair taken away. */
function toggleEmpty(text: string, at: number, style: Style): Edit {
  const { length } = markers[style];
  const character = markers[style].charAt(0);
  if (isOn(style, row(text, at, -1, character), row(text, at, 1, character))) {
    return { from: at - length, to: at + length, text: '', select: [at - length, at - length] };
  }
  const pair = markers[style].repeat(2);
  return { from: at, to: at, text: pair, select: [at + length, at + length] };
}
