import { describe, expect, it } from 'vitest';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  formatCode,
  isRedeemable,
  generateCode,
  parseCode,
} from './invitations';

describe('the code of an invitation', () => {
  it('has at least 45 bits', () => {
    expect(CODE_LENGTH * Math.log2(CODE_ALPHABET.length)).toBeGreaterThan(45);
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  });

  it('has no look-alike letters and no vowels', () => {
    expect(CODE_ALPHABET).not.toMatch(/[0O1IL2568AEU]/);
  });

  it('can contain every letter of the alphabet', () => {
    let next = 0;
    const code = generateCode((below) => next++ % below);
    expect(code).toBe(CODE_ALPHABET.slice(0, CODE_LENGTH));
    expect(generateCode((below) => below - 1)).toBe(CODE_ALPHABET.at(-1)?.repeat(CODE_LENGTH));
    expect(parseCode(code)).toBe(code);
  });

  it.each([
    ['as it is', 'BCDFGHJKMN'],
    ['in two halves', formatCode('BCDFGHJKMN')],
    ['in lower case', 'bcdfg-hjkmn'],
    ['with a space after each letter', ' b c d f g h j k m n '],
    ['with another dash and a full stop', 'BCDFG–HJKMN.'],
  ])('is parsed %s', (_, typed) => expect(parseCode(typed)).toBe('BCDFGHJKMN'));

  it('is parsed with digits that look like its letters', () => {
    expect(parseCode('82568-25682')).toBe('BZSGBZSGBZ');
  });

  it.each([
    '',
    'BCDFGHJKM',
    'BCDFGHJKMNP',
    'BCDFGHJKM0',
    'BCDFGHJKMÑ',
    'BCDFGHJKM🌱',
    '../profiles',
  ])('cannot be %j', (typed) => expect(parseCode(typed)).toBeNull());
});

describe('an invitation', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const redeemable = { expires_at: new Date('2026-11-22T12:00:01Z'), uses: 99, max_uses: 100 };

  it('can be redeemed until it expires or is used up', () => {
    expect(isRedeemable(redeemable, now)).toBe(true);
    expect(isRedeemable({ ...redeemable, expires_at: now }, now)).toBe(false);
    expect(isRedeemable({ ...redeemable, uses: 100 }, now)).toBe(false);
  });
});
