/** A stretch of text in one style. */
export type TextRun = { text: string; bold: boolean; italic: boolean; underline: boolean };

const styles = { '**': 'bold', '*': 'italic', __: 'underline' } as const;
type Marker = keyof typeof styles;
type Token = { text: string; opens: boolean; closes: boolean };

const isMarker = (text: string): text is Marker => Object.hasOwn(styles, text);

/** A row of three asterisks is bold and italic; longer rows, and other rows of underscores, are just text. */
function tokenize(text: string): Token[] {
  const pieces = [...text.matchAll(/\*+|_{2,}|[^*_]+|_/g)];
  return pieces.flatMap(({ 0: piece, index }) => {
    const before = text.charAt(index - 1);
    const after = text.charAt(index + piece.length);
    const opens = /\S/.test(after);
    const closes = /\S/.test(before);
    const parts = piece === '***' ? ['**', '*'] : [piece];
    return parts.map((part) => ({ text: part, opens, closes }));
  });
}

type Opener = { marker: Marker; index: number };

/** A row of three asterisks is two and one, or one and two: whichever nests. */
function swapTexts(tokens: Token[], index: number) {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (first && second) [first.text, second.text] = [second.text, first.text];
}

const isRowOfThree = (tokens: Token[], index: number) =>
  tokens[index]?.text === '**' && tokens[index + 1]?.text === '*';

/** In `**a *b***` the italic closes first. */
function turnClosingRow(tokens: Token[], open: Opener[], index: number) {
  if (isRowOfThree(tokens, index) && open.at(-1)?.marker === '*') swapTexts(tokens, index);
}

/** In `***a** b*` the bold closes first. */
function turnOpeningRow(tokens: Token[], open: Opener[], closing: Marker) {
  const [outer, inner] = open.slice(-2);
  if (closing !== '**' || outer?.marker !== '**' || inner?.index !== outer.index + 1) return;
  if (!isRowOfThree(tokens, outer.index)) return;
  swapTexts(tokens, outer.index);
  outer.marker = '*';
  inner.marker = '**';
}

/** Index of each opening marker to that of its closing one. Whatever is opened inside and not closed there is text. */
function pair(tokens: Token[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let open: Opener[] = [];
  tokens.forEach((token, index) => {
    if (token.closes) turnClosingRow(tokens, open, index);
    const { text: marker, opens, closes } = token;
    if (!isMarker(marker)) return;
    if (closes) turnOpeningRow(tokens, open, marker);
    const at = open.findIndex((each) => each.marker === marker);
    const opener = open[at];
    if (!opener && opens) open.push({ marker, index });
    if (!opener || !closes || index === opener.index + 1) return;
    pairs.set(opener.index, index);
    open = open.slice(0, at);
  });
  return pairs;
}

const sameStyle = (a: TextRun, b: TextRun) =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline;

function parseInline(text: string): TextRun[] {
  const tokens = tokenize(text);
  const pairs = pair(tokens);
  const closing = new Set(pairs.values());
  const runs: TextRun[] = [];
  let style = { bold: false, italic: false, underline: false };
  tokens.forEach((token, index) => {
    if (isMarker(token.text) && (pairs.has(index) || closing.has(index))) {
      style = { ...style, [styles[token.text]]: pairs.has(index) };
      return;
    }
    const run = { text: token.text, ...style };
    const last = runs.at(-1);
    if (last && sameStyle(last, run)) last.text += run.text;
    else runs.push(run);
  });
  return runs;
}

type Block = { kind: 'paragraph'; runs: TextRun[] } | { kind: 'bullets'; items: TextRun[][] };

type Line = { kind: Block['kind'] | 'blank'; text: string };

const BULLET = /^\s*•\s*/;

function readLine(line: string): Line {
  if (BULLET.test(line)) return { kind: 'bullets', text: line.replace(BULLET, '').trimEnd() };
  const text = line.trim();
  return { kind: text ? 'paragraph' : 'blank', text };
}

/** Neighbouring lines of one kind belong together; a blank line parts them. */
function group(lines: Line[]): { kind: Line['kind']; lines: string[] }[] {
  const groups: { kind: Line['kind']; lines: string[] }[] = [];
  for (const { kind, text } of lines) {
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(text);
    else groups.push({ kind, lines: [text] });
  }
  return groups;
}

/**
 * Reads the markers that the devotional's form offers: **negrito**, *itálico*, __sublinhado__ and lines that start
 * with •. Text is all that comes out: what is not a marker, or not a balanced one, stays as it was typed. A paragraph
 * keeps its line breaks.
 */
export function parseRichText(text: string): Block[] {
  return group(text.split(/\r\n?|\n/).map(readLine)).flatMap<Block>(({ kind, lines }) => {
    if (kind === 'blank') return [];
    return kind === 'bullets'
      ? [{ kind, items: lines.map(parseInline) }]
      : [{ kind, runs: parseInline(lines.join('\n')) }];
  });
}

const joined = (runs: TextRun[]) => runs.map((run) => run.text).join('');

/** The text without its markers; blocks are a blank line apart. */
export function plainText(text: string): string {
  return parseRichText(text)
    .map((block) =>
      block.kind === 'bullets' ? block.items.map(joined).join('\n') : joined(block.runs),
    )
    .join('\n\n');
}

export const DEVOTIONAL_PREVIEW_LENGTH = 100;
export const READING_PREVIEW_LENGTH = 150;

/** The first characters of a text on one line, without markers, and with '…' where it was cut. */
export function preview(text: string, max: number): string {
  const characters = Array.from(plainText(text).replace(/\s+/g, ' ').trim());
  if (characters.length <= max) return characters.join('');
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}
