/** Longer than any text that is matched by an expression not proven linear. */
export const ADVERSARIAL_LENGTH = 10_000;

const fill = (unit: string) =>
  unit.repeat(Math.ceil(ADVERSARIAL_LENGTH / unit.length)).slice(0, ADVERSARIAL_LENGTH);

/** Long words, long gaps, markers, and characters that normalization expands. */
const anyTexts = ['a', 'A ', 'Ab', ' ', '\n', '1', '*a', '_', '. ', 's.u.', '• ', 'fds ', 'ﷺ'].map(
  fill,
);

const WORDS_TRIED = 4;

/** Texts that make an expression backtrack: words of its source repeated, alone or before a long word. */
export function adversarialTexts(source: string): string[] {
  const words = [...new Set(source.match(/[\p{L}\p{N}]+/gu))];
  const step = Math.ceil(words.length / WORDS_TRIED);
  const some = words.filter((_, index) => index % step === 0);
  const own = some.flatMap((word) => [word, ` ${word}`].map(fill));
  const beforeLong = some.map((word) => ` ${word}${fill('a')}`.slice(0, ADVERSARIAL_LENGTH));
  return [...anyTexts, ...own, ...beforeLong, ...(words.length > 1 ? [fill(words.join(' '))] : [])];
}
