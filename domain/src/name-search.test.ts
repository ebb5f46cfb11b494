import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_NAMES_KEY } from './documents/people';
import { matchesName, searchFields, searchKey } from './name-search';
import './testing/property-runs';

const isFound = (name: string, query: string) =>
  (searchKey(query, 'everybody') ?? '') in searchFields(name, false) && matchesName(name, query);

describe('searching for a person by name', () => {
  const jose = 'José da Conceição Araújo';
  const full = ['jose', 'JOSÉ', 'concei', 'ara', 'jose araujo', 'araujo jo', 'jo da con', 'jose a'];

  it.each<[string, string]>([
    ...[...full, 'a jo'].map((query): [string, string] => [jose, query]),
    ['Ana', 'a'],
    ['Maria-Clara D’Ávila', 'clara avila'],
    ['Pantaleão Constantinopolitano', 'constantinopolit'],
    ["Maria D'Ávila", 'davila'],
    ['Maria D’Ávila', "maria d'ávila"],
    ['Maria D’Ávila', 'maria davila'],
    ['Maria D’Ávila', 'd avila'],
    ["Ana Sant'Anna", 'santanna'],
    ["Ana Sant'Anna", 'ana sant anna'],
    ['João-Pedro Reis', 'joao pedro'],
    ['João-Pedro Reis', 'joaopedro'],
    ['João‑Pedro Reis', 'joão-pedro reis'],
    ['Mª Aparecida', 'maria aparecida'],
    ['Maria Aparecida', 'mª ap'],
    ['Ana\u200b Cla\u00adra', 'ana clara'],
    ['Um Dois Três Quatro Cinco Seis Sete Oito Nove Dez', 'um dez'],
  ])('finds %s by “%s”', (name, query) => expect(isFound(name, query)).toBe(true));

  it.each([
    [jose, 'osé'],
    [jose, 'jose silva'],
    [jose, 'josefa'],
    ['Maria Silva', 'mar sá'],
    ['Maria Silva', 'marta silva'],
  ])('does not find %s by “%s”', (name, query) => expect(isFound(name, query)).toBe(false));

  it('has no key for a query without letters', () => {
    expect(searchKey('  - ', 'everybody')).toBeNull();
    expect(Object.keys(searchFields(' ', true))).toEqual([ALL_NAMES_KEY]);
  });

  it('finds a person by prefixes of any two of the first eight words', () => {
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

  it('finds only leaders in a search among leaders', () => {
    const key = searchKey('ped san', 'leaders') ?? '';
    expect(searchFields('Pedro Santos', true)).toHaveProperty([key]);
    expect(searchFields('Pedro Santos', false)).not.toHaveProperty([key]);
  });

  it('never splits a surrogate pair', () => {
    const fields = Object.keys(searchFields('𝐌𝐚𝐫𝐢𝐚 𝐒𝐢𝐥𝐯𝐚', false));
    expect(fields.filter((field) => /\p{Cs}/u.test(field))).toEqual([]);
    expect(isFound('𝐌𝐚𝐫𝐢𝐚 𝐒𝐢𝐥𝐯𝐚', '𝐒𝐢 𝐌𝐚')).toBe(true);
  });

  it.each(['sa', ALL_NAMES_KEY])(
    'sorts people alphabetically, ignoring accents, under the key “%s”',
    (field) => {
      const names = ['Zélia Sá', 'ana Sá', 'Ítalo Sá', 'Iara Sá', 'Álvaro Sá'];
      const orderOf = (name: string) => searchFields(name, false)[field] ?? '';
      const sorted = names.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
      expect(sorted.join()).toBe('Álvaro Sá,ana Sá,Iara Sá,Ítalo Sá,Zélia Sá');
    },
  );

  it('keeps the index small, even for the longest names', () => {
    const sizeOf = (name: string) => Object.keys(searchFields(name, false)).length;
    expect(sizeOf('José da Conceição Araújo')).toBeLessThan(35);
    const longest = Array.from({ length: 17 }, (_, index) => `nome${index}`).join(' ');
    expect(sizeOf(longest)).toBeLessThan(100);
  });
});
