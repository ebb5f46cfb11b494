/** How an invitation's code is written: no vowels, so that none is a word, and of letters and digits that look alike one only. */
export const CODE_ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ3479';
/** 24 letters and digits to the power of 10: 45.8 bits. */
export const CODE_LENGTH = 10;

/** Digits that are not in the alphabet, as somebody reads them off a paper. */
const lookAlikes: Record<string, string> = { 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };

/** The code that somebody typed or a link carries, whatever its case, spaces and hyphens; null if it can be none. */
export function parseCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}._]/gu, '')
    .replaceAll(/\d/g, (digit) => lookAlikes[digit] ?? digit);
  const isCode =
    code.length === CODE_LENGTH &&
    Array.from(code).every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? code : null;
}

/** In two halves, to be read aloud. */
export const formatCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** @param pick a random whole number from 0 below its argument */
export const generateCode = (pick: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[pick(CODE_ALPHABET.length)]).join('');

interface Running {
  expires_at: Date;
  uses: number;
  max_uses: number;
}

/** Whether somebody new may still come by it. (An invitation that is revoked is deleted.) */
export const isRedeemable = ({ expires_at, uses, max_uses }: Running, now: Date): boolean =>
  expires_at > now && uses < max_uses;
