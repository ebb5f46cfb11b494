import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNamed, searchKey, searchPrefixes } from './name-search';

const isFound = (name: string, query: string) =>
  searchPrefixes(name).includes(searchKey(query) ?? '') && isNamed(name, query);

describe('looking for a person by name', () => {
  it.each([
    ['José da Conceição Araújo', 'jose'],
    ['José da Conceição Araújo', 'JOSÉ'],
    ['José da Conceição Araújo', 'concei'],
    ['José da Conceição Araújo', 'ara'],
    ['José da Conceição Araújo', 'jose araujo'],
    ['José da Conceição Araújo', 'araujo jo'],
    ['José da Conceição Araújo', 'jo da con'],
    ['Ana', 'a'],
    ['Maria-Clara D’Ávila', 'clara avila'],
    ['Pantaleão Constantinopolitano', 'constantinopolit'],
    ['Um Dois Três Quatro Cinco Seis Sete Oito Nove Dez', 'um dez'],
  ])('finds %s by “%s”', (name, query) => {
    expect(isFound(name, query)).toBe(true);
  });

  it.each([
    ['José da Conceição Araújo', 'osé'],
    ['José da Conceição Araújo', 'jose silva'],
    ['José da Conceição Araújo', 'josefa'],
    ['Maria Silva', 'mar sá'],
    ['Maria Silva', 'marta silva'],
  ])('does not find %s by “%s”', (name, query) => {
    expect(isFound(name, query)).toBe(false);
  });

  it('asks for nothing when no letter is typed', () => {
    expect(searchKey('  - ')).toBeNull();
    expect(searchPrefixes(' ')).toEqual([]);
  });

  it('finds anybody by the beginnings of any two of their first words', () => {
    const word = fc.stringMatching(/^[a-zà-öø-ú]{2,20}$/);
    const name = fc.array(word, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(name, fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 20 }), (words, i, j, n) => {
        const [one, other] = [words[i % words.length], words[j % words.length]];
        fc.pre(one !== undefined && other !== undefined && i % words.length !== j % words.length);
        expect(isFound(words.join(' '), `${one?.slice(0, n)} ${other?.slice(0, n)}`)).toBe(true);
      }),
    );
  });

  it('keeps little of the longest name', () => {
    const longest = Array.from({ length: 17 }, (_, index) => `nome${index}`).join(' ');
    expect(searchPrefixes(longest).length).toBeLessThan(350);
  });
});
