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
 * Converts a pasted text to our markers: bullets of Word (`·` and a tab) and WhatsApp (`- `), and WhatsApp's `*negrito*` and
 * `_itálico_`. A text that has our own `**` or `__` keeps its markers, because in it `*` means italic.
 */
export function convertPasted(text: string): string {
  const lines = visibleText(text).split(/\r\n?|\n/);
  const plain = lines.map(withBullet).join('\n');
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
