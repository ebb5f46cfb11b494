/** A span of text in one style. */
export type TextRun = { text: string; bold: boolean; italic: boolean; underline: boolean };

type Block = { kind: 'paragraph'; runs: TextRun[] } | { kind: 'bullets'; items: TextRun[][] };

/**
 * Parses the markers that the devotional form offers: **negrito**, *itálico*, __sublinhado__ and lines that start with •. The output is
 * styled plain text. Everything else, including unbalanced markers, stays as typed. Paragraphs keep their line breaks.
 */
export function parseRichText(text: string): Block[] {
  return groupLines(text.split(/\r\n?|\n/).map(parseLine)).flatMap<Block>(({ kind, lines }) => {
    if (kind === 'blank') return [];
    return kind === 'bullets'
      ? [{ kind, items: lines.map(parseInline) }]
      : [{ kind, runs: parseInline(lines.join('\n')) }];
  });
}

/** Whether a text has markers that show as something else. */
export const hasFormatting = (text: string): boolean =>
  parseRichText(text).some(
    (block) =>
      block.kind === 'bullets' ||
      block.runs.some(({ bold, italic, underline }) => bold || italic || underline),
  );

/** The text without markers; blocks are separated by a blank line. */
export function plainText(text: string): string {
  return parseRichText(text)
    .map((block) =>
      block.kind === 'bullets' ? block.items.map(joinRuns).join('\n') : joinRuns(block.runs),
    )
    .join('\n\n');
}

const joinRuns = (runs: TextRun[]) => runs.map((run) => run.text).join('');

export const DEVOTIONAL_PREVIEW_LENGTH = 100;
export const READING_PREVIEW_LENGTH = 150;

/**
 * At most the first `max` characters, as people see them, on one line, without markers; cut after a sentence that ends in the last fifth,
 * or else after a word, with a '…'.
 */
export function preview(text: string, max: number): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  let [count, end] = [0, 0];
  for (const segment of charactersOf(line.slice(0, (max + 1) * LONGEST))) {
    if (count === max) return `${line.slice(0, endOfPreview(line, end)).trimEnd()}…`;
    count += 1;
    end += segment.length;
  }
  return line;
}

/** Where the last sentence before `end` ends, or else the last whole word; `end` itself where that would drop more than half. */
function endOfPreview(line: string, end: number): number {
  const sentence = Math.max(
    ...['. ', '; ', '! ', '? '].map((each) => line.lastIndexOf(each, end - 1)),
  );
  if (sentence > end * 0.8) return line[sentence] === '.' ? sentence : sentence + 1;
  const space = line.lastIndexOf(' ', end);
  return space > end / 2 ? space : end;
}

/** The most code units of a character, for a flag of a nation of the United Kingdom or a family. */
const LONGEST = 32;

/** Characters as people see them; in Firefox before 125, only whole code points. */
const charactersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('pt-BR').segment(text), ({ segment }) => segment)
    : text;

type Line = { kind: Block['kind'] | 'blank'; text: string };

const BULLET = /^\s*•\s*/;

function parseLine(line: string): Line {
  if (BULLET.test(line)) return { kind: 'bullets', text: line.replace(BULLET, '').trimEnd() };
  const text = line.trim();
  return { kind: text ? 'paragraph' : 'blank', text };
}

/** Groups consecutive lines of the same kind. */
function groupLines(lines: Line[]): { kind: Line['kind']; lines: string[] }[] {
  const groups: { kind: Line['kind']; lines: string[] }[] = [];
  for (const { kind, text } of lines) {
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(text);
    else groups.push({ kind, lines: [text] });
  }
  return groups;
}

const styles = { '**': 'bold', '*': 'italic', __: 'underline' } as const;
type Marker = keyof typeof styles;
type Token = { text: string; opens: boolean; closes: boolean };

const isMarker = (text: string): text is Marker => Object.hasOwn(styles, text);

function parseInline(text: string): TextRun[] {
  const tokens = tokenize(text);
  const pairs = pairMarkers(tokens);
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
    if (last && isSameStyle(last, run)) last.text += run.text;
    else runs.push(run);
  });
  return runs;
}

const isSameStyle = (a: TextRun, b: TextRun) =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline;

/** `***` means bold and italic. Longer sequences of asterisks, and other sequences of underscores, are text. */
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

/** Maps the index of each opening marker to that of its closing marker. A marker opened but not closed inside a pair is text. */
function pairMarkers(tokens: Token[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let open: Opener[] = [];
  tokens.forEach((token, index) => {
    if (token.closes) reorderClosing(tokens, open, index);
    const { text: marker, opens, closes } = token;
    if (!isMarker(marker)) return;
    if (closes) reorderOpening(tokens, open, marker);
    const at = open.findIndex((opener) => opener.marker === marker);
    const opener = open[at];
    if (!opener && opens) open.push({ marker, index });
    if (!opener || !closes || index === opener.index + 1) return;
    pairs.set(opener.index, index);
    open = open.slice(0, at);
  });
  return pairs;
}

const isTripleAsterisk = (tokens: Token[], index: number) =>
  tokens[index]?.text === '**' && tokens[index + 1]?.text === '*';

/** In `**a *b***` the italic marker closes first. */
function reorderClosing(tokens: Token[], open: Opener[], index: number) {
  if (isTripleAsterisk(tokens, index) && open.at(-1)?.marker === '*') swapTexts(tokens, index);
}

/** In `***a** b*` the bold marker closes first. */
function reorderOpening(tokens: Token[], open: Opener[], closing: Marker) {
  const [outer, inner] = open.slice(-2);
  if (closing !== '**' || outer?.marker !== '**' || inner?.index !== outer.index + 1) return;
  if (!isTripleAsterisk(tokens, outer.index)) return;
  swapTexts(tokens, outer.index);
  outer.marker = '*';
  inner.marker = '**';
}

/** Swaps the two tokens of `***`, which can nest as `**` in `*` or as `*` in `**`. */
function swapTexts(tokens: Token[], index: number) {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (first && second) [first.text, second.text] = [second.text, first.text];
}
