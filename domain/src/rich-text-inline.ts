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

/** Index of each opening marker to that of its closing one. Whatever is opened inside and not closed there is text. */
function pair(tokens: Token[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let open: { marker: Marker; index: number }[] = [];
  tokens.forEach(({ text, opens, closes }, index) => {
    if (!isMarker(text)) return;
    const at = open.findIndex(({ marker }) => marker === text);
    const opener = open[at];
    if (opener && closes && index > opener.index + 1) {
      pairs.set(opener.index, index);
      open = open.slice(0, at);
    } else if (!opener && opens) open.push({ marker: text, index });
  });
  return pairs;
}

const sameStyle = (a: TextRun, b: TextRun) =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline;

export function parseInline(text: string): TextRun[] {
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
