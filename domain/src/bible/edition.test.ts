import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bookTextSchema, isIncomplete, packVerses, shownText } from './edition';
import type { Verse } from './edition';

const verses: Verse[] = [
  { number: 1, text: 'No princípio era o Verbo.' },
  { number: 2, text: 'Ele estava no princípio com Deus.', notes: [{ at: 3, text: 'ou: Este' }] },
  // This edition has no verse 3.
  { number: 4, text: 'Nele estava a vida.' },
  { number: 5, text: 'E a luz resplandece nas trevas.', added: [[2, 7]] },
  { number: 6, text: 'Houve um homem.' },
];
const read = (stored: unknown) =>
  v.parse(bookTextSchema, { book: 'JHN', chapters: [{ number: 1, verses: stored }] }).chapters[0]
    ?.verses;

it('stores a verse without notes as a plain string, and derives its number from its position', () => {
  const packed = packVerses(verses);
  expect(packed[0]).toBe('No princípio era o Verbo.');
  expect(packed[2]).toEqual({ number: 4, text: 'Nele estava a vida.' });
  expect(packed[4]).toBe('Houve um homem.');
  expect(read(JSON.parse(JSON.stringify(packed)))).toEqual(verses);
});

it.each([
  ['para perdão dos', true],
  ['e do Pai, e de', true],
  ['e vós os', true],
  ['teu servo e tua serva como', true],
  ['para perdão dos pecados.', false],
  ['doze homens, de cada tribo um', false],
  ['e vieram as aves, e comeram-n’a;', false],
  ['amá-lo', false],
  ['assim foi', false],
  ['louvai-o, vós, os', true],
])('tells by its end whether the source cuts off “%s”', (text, isCut) => {
  expect(isIncomplete({ text })).toBe(isCut);
  expect(shownText({ text })).toBe(isCut ? `${text} […]` : text);
});
