/** The characters of invitation codes: no vowels, so that no code is a word, and only one of any look-alike letters and digits. */
export const CODE_ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ3479';
/** 24 characters to the power of 10 give 45.8 bits. */
export const CODE_LENGTH = 10;

/** Digits that people misread for a letter of the alphabet. */
const lookalikes: Record<string, string> = { 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };

/** Parses a code that was typed or came with a link, ignoring case, spaces and hyphens; null if it is malformed. */
export function parseCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}._]/gu, '')
    .replaceAll(/\d/g, (digit) => lookalikes[digit] ?? digit);
  const isCode =
    code.length === CODE_LENGTH &&
    Array.from(code).every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? code : null;
}

/** Splits the code into two halves, which makes it easier to read aloud. */
export const formatCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** @param pick returns a random integer from 0 up to but excluding its argument */
export const generateCode = (pick: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[pick(CODE_ALPHABET.length)]).join('');

interface Validity {
  expires_at: Date;
  uses: number;
  max_uses: number;
}

/** Whether a new person can still redeem the invitation. (A revoked invitation is deleted.) */
export const isRedeemable = ({ expires_at, uses, max_uses }: Validity, now: Date): boolean =>
  expires_at > now && uses < max_uses;
