import { visibleText } from './clean';

const BULLET = /^(?:[·•▪●◦○‣*-]\s|o\t)/u;

/** A marker of WhatsApp, what it encloses, and ours. */
const whatsapp = [
  [/~[^~\n]+~/g, ''],
  // Bold first, with a marker that can't be in the text, because its own contains that of italic.
  [/\*[^*\n]+\*/g, '\u{e000}'],
  [/_[^_\n]+_/g, '*'],
  [/\u{e000}/gu, '**'],
] as const;

/**
 * Cleans a pasted text: one kind of space, at most one blank line in a row, `“…”` for other quotation marks, and no senders' names of
 * copied WhatsApp messages.
 */
export const cleanPasted = (text: string): string =>
  visibleText(text)
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) =>
      withQuotes(
        line
          .replace(SENDER, '')
          .replace(/[\s\u00a0]+/g, ' ')
          .trimEnd(),
      ),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** `[20:15, 24/11/2026] Pr. João: ` */
const SENDER = /^\[\d\d?:\d\d(?::\d\d)?, \d\d?\/\d\d?\/\d{2,4}\] [^:]+: ?/;

/** Curls the quotation marks of a line if they form pairs. */
function withQuotes(line: string): string {
  const marks = line.match(/["«»„]|``|''/g)?.length ?? 0;
  if (marks === 0 || marks % 2 === 1) return line;
  let count = 0;
  return line.replace(/["«»„]|``|''/g, () => (count++ % 2 === 0 ? '“' : '”'));
}

/**
 * Converts a pasted text to our markers: bullets of Word (`·` and a tab) and WhatsApp (`- `), and WhatsApp's `*negrito*` and
 * `_itálico_`. A text that has our own `**` or `__` keeps its markers, because in it `*` means italic.
 */
export function convertPasted(text: string): string {
  const bulleted = visibleText(text)
    .split(/\r\n?|\n/)
    .map(withBullet)
    .join('\n');
  const plain = cleanPasted(bulleted);
  if (/\*\*|__/.test(plain)) return plain;
  return whatsapp.reduce(
    (written, [enclosed, marker]) =>
      written.replace(enclosed, (all: string, at: number) => {
        if (all.length === 1) return marker;
        const words = all.slice(1, -1);
        const isMarked =
          words === words.trim() && !isWord(written, at - 1) && !isWord(written, at + all.length);
        return isMarked ? marker + words + marker : all;
      }),
    plain,
  );
}

function withBullet(line: string): string {
  const text = line.trimStart();
  return BULLET.test(text) ? `• ${text.slice(1).trimStart()}` : line;
}

const isWord = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
