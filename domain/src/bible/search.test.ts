import { describe, expect, it } from 'vitest';
import type { BookText } from './edition';
import {
  SEARCH_MAX_LENGTH,
  findTerms,
  foldBook,
  searchBook,
  searchTerms,
  widenTerms,
} from './search';

const texts = [
  'No princípio era o Verbo, e o Verbo estava com Deus, e o Verbo era Deus.',
  'Ele estava no princípio com Deus.',
  'Disse-lhe Jesus: Eu sou o Caminho, a Verdade e a Vida.',
  'Bem-aventurados os mansos; a mansidão dos que amam.',
];
const book: BookText = {
  book: 'JHN',
  chapters: [{ number: 1, verses: texts.map((text, index) => ({ number: index + 1, text })) }],
};

const found = (typed: string) =>
  searchBook(foldBook(book), searchTerms(typed)).map(({ verse }) => verse);

describe('a search', () => {
  it.each([
    ['a word, regardless of accents and case', 'PRINCIPIO', [1, 2]],
    ['all words, in any order', 'deus princípio estava', [1, 2]],
    ['no verse that lacks one of the words', 'princípio vida', []],
    ['only whole words', 'mans', []],
    ['the beginning of a word, with an asterisk', 'mans*', [4]],
    ['a phrase, across its commas', '"caminho a verdade"', [3]],
    ['no phrase in another order', '"verdade caminho"', []],
    ['a phrase and a word', 'jesus “a vida”', [3]],
    ['a phrase that is not closed', '"estava no', [2]],
    ['hyphenated words', 'disse-lhe', [3]],
  ])('finds %s', (_, typed, verses) => {
    expect(found(typed)).toEqual(verses);
  });

  it.each(['', '   ', '""', '*', '— …', '"*"'])('has no terms for %j', (typed) => {
    expect(searchTerms(typed)).toEqual([]);
  });

  it.each([
    '"'.repeat(100_000),
    `${' '.repeat(100_000)}*`,
    'a'.repeat(100_000),
    'a '.repeat(50_000),
    'é'.normalize('NFD').repeat(50_000),
    '\u0301'.repeat(100_000),
    `${'"a" '.repeat(25_000)}*`,
  ])('is not slowed down by a long text (%#)', (long) => {
    const terms = searchTerms(long);
    expect(terms.join('').length).toBeLessThan(4 * SEARCH_MAX_LENGTH);
    const folded = foldBook({
      book: 'JHN',
      chapters: [{ number: 1, verses: [{ number: 1, text: long }] }],
    });
    searchBook(folded, terms);
    findTerms(long, terms);
  });
});

describe('the singular and plural of a word', () => {
  const verses = (typed: string, ...lines: string[]) =>
    searchBook(
      foldBook({
        book: 'PHP',
        chapters: [
          { number: 4, verses: lines.map((text, index) => ({ number: index + 1, text })) },
        ],
      }),
      searchTerms(typed),
    ).map(({ text }) => text);

  it.each([
    ['ansioso', 'Não andeis ansiosos'],
    ['ansiosos', 'ansioso'],
    ['coração', 'os corações'],
    ['corações', 'o coração'],
    ['irmão', 'os irmãos'],
    ['fiel', 'os fiéis'],
    ['homem', 'os homens'],
    ['cruz', 'as cruzes'],
    ['sinal', 'os sinais'],
    ['pastores', 'o pastor'],
    ['a\u00admor\u200b', 'amor'],
  ])('are both found: “%s” in “%s”', (typed, text) => {
    expect(verses(typed, text)).toEqual([text]);
  });

  it.each([
    ['Deus', 'deu'],
    ['Judas', 'Judá'],
    ['mais', 'mal'],
    ['amor', 'amorreus'],
  ])('are not mistaken: “%s” in “%s”', (typed, text) => {
    expect(verses(typed, text)).toEqual([]);
  });

  it('come after the word as typed', () => {
    expect(verses('irmão', 'os irmãos', 'o irmão', 'irmãos')).toEqual([
      'o irmão',
      'os irmãos',
      'irmãos',
    ]);
  });

  it('give way to beginnings of words in a widened search', () => {
    expect(widenTerms(searchTerms('carid'))).toEqual([' carid']);
    expect(widenTerms(searchTerms('carid pé e'))).toEqual([' carid', ' pe ', ' e ']);
    expect(widenTerms(searchTerms('mans* "o verbo"'))).toBeNull();
  });
});

describe('the highlighted parts of a verse', () => {
  const marked = (text: string, typed: string) =>
    findTerms(text, searchTerms(typed)).map(({ start, end }) => text.slice(start, end));

  it('are the words as the verse writes them', () => {
    expect(marked(texts[0] ?? '', 'VERBO principio')).toEqual([
      'princípio',
      'Verbo',
      'Verbo',
      'Verbo',
    ]);
  });

  it('are only the words of the phrase', () => {
    expect(marked(texts[0] ?? '', '"era o verbo"')).toEqual(['era o Verbo']);
  });

  it('leave out an isolated short word, unless nothing else was searched for', () => {
    expect(marked('Graça e paz a todos, e amor', 'graça e paz')).toEqual(['Graça e paz']);
    expect(marked('Sou eu, e mais ninguém', 'e')).toEqual(['e']);
  });

  it('are whole words when only their beginning was typed', () => {
    expect(marked(texts[3] ?? '', 'mans* am*')).toEqual(['mansos', 'mansidão', 'amam']);
  });

  it('are also the plural, and beginnings if there is nothing else', () => {
    expect(marked('Não andeis ansiosos', 'ansioso')).toEqual(['ansiosos']);
    expect(marked('fé, esperança e caridade', 'carid')).toEqual(['caridade']);
  });

  it('are found in decomposed Unicode', () => {
    const text = 'No princípio'.normalize('NFD');
    expect(marked(text, 'princípio')).toEqual(['princípio'.normalize('NFD')]);
  });

  it('are empty when the text has none of the words', () => {
    expect(marked('', 'verbo')).toEqual([]);
  });
});
