import { expect, it } from 'vitest';
import { anEdition } from '@raizes/tests/factories';
import type { BookText } from './edition';
import { formatQuote } from './format-text';
import type { Passage } from './passage';
import { hasChapters, versesInPassage } from './passage-text';

const verse = (number: number, text: string) => ({ number, text });
const ruth: BookText = {
  book: 'RUT',
  chapters: [
    // This edition leaves out verse 2.
    { number: 1, verses: [verse(1, 'a'), verse(3, 'c')] },
    { number: 2, verses: [verse(1, 'd'), verse(2, 'e')] },
    { number: 3, verses: [verse(1, 'f'), verse(2, 'g')] },
  ],
};
const passage = (chapter: number, first: number, last: number, verses: number): Passage => ({
  book: 'RUT',
  from: { chapter, verse: first },
  to: { chapter: last, verse: verses },
});
const letters = (of: Passage) =>
  versesInPassage(ruth, of)
    .map(({ text }) => text)
    .join('');

it.each<[string, Passage, string]>([
  ['a verse', passage(2, 1, 2, 1), 'd'],
  ['verses, skipping one that the edition leaves out', passage(1, 1, 1, 3), 'ac'],
  ['nothing for a verse that the edition leaves out', passage(1, 2, 1, 2), ''],
  ['verses across the ends of two chapters', passage(1, 3, 3, 1), 'cdef'],
  ['nothing of a missing chapter', passage(4, 1, 4, 9), ''],
])('selects %s', (_, of, expected) => {
  expect(letters(of)).toBe(expected);
});

it('gives each verse the number of its chapter', () => {
  const places = versesInPassage(ruth, passage(1, 3, 2, 1)).map((each) => [
    each.chapter,
    each.number,
  ]);
  expect(places).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

it('reports that the edition lacks a chapter of a passage', () => {
  const edition = anEdition({
    books: [{ book: 'RUT', file: '', bytes: 0, chapters: [1, 2, 4] }],
  });
  expect(hasChapters(edition, passage(1, 1, 2, 2))).toBe(true);
  expect(hasChapters(edition, passage(2, 1, 4, 2))).toBe(false);
  expect(hasChapters(edition, { ...passage(1, 1, 1, 1), book: 'JHN' })).toBe(false);
});

it.each([
  ['(Nun): Tua palavra é lâmpada', 'Tua palavra é lâmpada'],
  ['(Jurei) e cumpri', '(Jurei) e cumpri'],
  ['Deus é nosso refúgio. (Selá)', 'Deus é nosso refúgio.'],
  ['Caiu o perverso; (Higaiom, Selá)', 'Caiu o perverso.'],
  [
    'Deus veio de Temã (Selá). Sua glória cobriu os céus',
    'Deus veio de Temã. Sua glória cobriu os céus',
  ],
  ['Deu-lhe o nome de Selá (em Quezibe)', 'Deu-lhe o nome de Selá (em Quezibe)'],
  ['Ele salvará o seu povo”.', 'Ele salvará o seu povo.'],
  ['Seja vosso servidor;', 'Seja vosso servidor.'],
  ['E disse: “Vem”. E: “Fica', 'E disse: “Vem”. E: Fica'],
  ['amarás o Senhor de todas as forças’. Este é', 'Amarás o Senhor de todas as forças. Este é'],
  ['Ela : Eu dormia , mas', 'Ela: Eu dormia, mas'],
  ['E disse: ‘Dá-me um copo d’água’', 'E disse: ‘Dá-me um copo d’água’'],
])('quotes “%s” as “%s”', (text, quoted) => {
  expect(formatQuote({ verses: [{ ...verse(1, text), chapter: 1 }] })).toBe(quoted);
});
