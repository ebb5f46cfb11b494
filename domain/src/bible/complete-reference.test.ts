import { expect, it } from 'vitest';
import {
  bookWarning,
  completeBook,
  completeReference,
  nearestBook,
  nearestReference,
  readReference,
  suggestBooks,
  suggestReferences,
} from './complete-reference';

it.each([
  ['sl 23.1-3', 'Salmos 23.1-3'],
  ['sl23:1-3', 'Salmos 23.1-3'],
  ['Jo 3.16', 'João 3.16'],
  ['joao 3.16', 'João 3.16'],
  ['Joao 3.16', 'João 3.16'],
  ['JOÃO 3.16', 'João 3.16'],
  ['1co 13', '1 Coríntios 13'],
  ['1 Corintios 13', '1 Coríntios 13'],
  ['JHN 3.16', 'João 3.16'],
  ['John 3:16', 'João 3.16'],
  ['Song of Songs 2', 'Cântico dos Cânticos 2'],
  ['1Cor.13.4', '1 Coríntios 13.4'],
  ['Fp 4.6 e 7', 'Filipenses 4.6-7'],
  ['sl 23.1 (NVI)', 'Salmos 23.1 (NVI)'],
  ['jd 3', 'Judas 1.3'],
  ['Sl 23; 24.1', 'Salmo 23; 24.1'],
  ['Sl 23.1,3', 'Salmos 23.1,3'],
  ['Mt 5.3-12; Lc 6.20-26', 'Mateus 5.3-12; Lucas 6.20-26'],
  ['Gn 1.1 e Jo 1.1', 'Gênesis 1.1 e João 1.1'],
])('completes the abbreviation %s to %s', (typed, stored) => {
  expect(completeReference(typed)).toBe(stored);
});

it.each([
  'Salmos 23.1-3',
  'Salmo 23',
  'João 3.16',
  'João 3:16 (NVI)',
  'Jó 3',
  '1 Coríntios 13.4-7',
  'I Coríntios 13',
  '1ª Coríntios 13',
  'Primeira carta aos Coríntios 13',
  'Salmos capítulo 23',
  'Cantares 2.1',
  'Oséias 6.6',
  'Atos dos Apóstolos 2',
  'Salmos 23; 24.1',
])('keeps the whole reference %s as typed', (typed) => {
  expect(readReference(typed)).toEqual({ reference: typed, warning: null });
});

it.each([
  ['Jhonas 3', 'Não achei esta passagem. Você quis dizer Jonas 3?'],
  ['João 3:99', 'Não achei esta passagem. Você quis dizer João 3?'],
  ['Salmos 151', 'Não achei esta passagem. Você quis dizer Salmo 150?'],
  ['Salmos', 'Não achei esta passagem. Falta o capítulo, como em Salmos 1?'],
  ['Tema do mês', 'Não achei esta passagem.'],
  ['Tobias 4', 'Não achei esta passagem.'],
])('keeps %s, which is no passage, and warns: %s', (typed, warning) => {
  expect(readReference(typed)).toEqual({ reference: typed, warning });
});

it.each(['', 'Joel 4.1', 'Leia Salmos 23.1 em casa'])('does not warn of %j', (typed) => {
  expect(readReference(typed)).toEqual({ reference: typed, warning: null });
});

it('names the passage and the book that were probably meant', () => {
  expect(nearestReference('Jhonas 3')).toBe('Jonas 3');
  expect(nearestBook('Jhonas')).toBe('Jonas');
  expect(nearestBook('Jonas')).toBeNull();
});

it.each<[typed: string, ...suggestions: string[]]>([
  ['sal', 'Salmos'],
  ['jo', 'Jó', 'João', 'Josué', 'Joel', 'Jonas'],
  ['jo 3', 'Jó 3', 'João 3'],
  ['jo 30', 'Jó 30'],
  ['jos 3', 'Josué 3'],
  ['cor', '1 Coríntios', '2 Coríntios'],
  ['1 co 13', '1 Coríntios 13'],
  ['Filipences 4', 'Filipenses 4'],
  ['João 3.16'],
  ['xyz'],
  [''],
])('suggests for %j', (typed, ...suggestions) => {
  expect(suggestReferences(typed)).toEqual(suggestions);
});

it('completes the book of a reading, and warns of an unknown book or chapter', () => {
  expect(completeBook('Sal', '23')).toBe('Salmos');
  expect(completeBook('jo', '3')).toBe('João');
  expect(completeBook('Salmo', '23')).toBe('Salmo');
  expect(completeBook('Catecismo', '1')).toBe('Catecismo');
  expect(bookWarning('Sal', '23')).toBeNull();
  expect(bookWarning('', '1')).toBeNull();
  expect(bookWarning('Jhonas', '3')).toBe('Não achei este livro. Você quis dizer Jonas?');
  expect(bookWarning('Catecismo', '3')).toBe('Não achei este livro.');
  expect(bookWarning('Jonas', '9')).toBe('Jonas tem 4 capítulos.');
  expect(bookWarning('Judas', '2')).toBe('Judas tem um capítulo só.');
  expect(suggestBooks('sal')).toEqual(['Salmos']);
  expect(suggestBooks('sal 2')).toEqual([]);
});
