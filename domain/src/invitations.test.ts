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

  it('has no letter that is mistaken for another, and spells no word', () => {
    expect(CODE_ALPHABET).not.toMatch(/[0O1IL2568AEU]/);
  });

  it('takes every letter of the alphabet', () => {
    let next = 0;
    const code = generateCode((below) => next++ % below);
    expect(code).toBe(CODE_ALPHABET.slice(0, CODE_LENGTH));
    expect(generateCode((below) => below - 1)).toBe(CODE_ALPHABET.at(-1)?.repeat(CODE_LENGTH));
    expect(parseCode(code)).toBe(code);
  });

  it.each([
    ['as it is', 'BCDFGHJKMN'],
    ['in two halves', formatCode('BCDFGHJKMN')],
    ['in small letters', 'bcdfg-hjkmn'],
    ['letter by letter', ' b c d f g h j k m n '],
    ['with another dash and a dot', 'BCDFG–HJKMN.'],
  ])('is read %s', (_, typed) => expect(parseCode(typed)).toBe('BCDFGHJKMN'));

  it('is read with the digit that a letter looks like', () => {
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
  ])('is not %j', (typed) => expect(parseCode(typed)).toBeNull());
});

describe('an invitation', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const running = { expires_at: new Date('2026-11-22T12:00:01Z'), uses: 99, max_uses: 100 };

  it('runs until it expires or is used up', () => {
    expect(isRedeemable(running, now)).toBe(true);
    expect(isRedeemable({ ...running, expires_at: now }, now)).toBe(false);
    expect(isRedeemable({ ...running, uses: 100 }, now)).toBe(false);
  });
});
