import { describe, expect, it } from 'vitest';
import { scoreMemorization } from './memorization';

const verse =
  '16 Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna.';
const toTen = 'um dois três quatro cinco seis sete oito nove dez';

it.each([
  ['a reference at the end', (text: string) => `${text} (João 3.16 NVI)`],
  ['a reference at the beginning', (text: string) => `Jo 3:16 – ${text}`],
  ['hidden characters of a web page', (text: string) => Array.from(text).join('\u200b')],
])('loses no points for %s', (_, write) => {
  expect(scoreMemorization(verse, write(verse)).score).toBe(100);
});

describe('the score', () => {
  it.each([
    ['is 100 for the verse itself', verse, 100],
    ['is 0 for nothing', '', 0],
    ['is 0 for blanks', ' \n\t ', 0],
    ['is 0 for punctuation', '.,;!', 0],
    ['is 0 for a verse number alone', '16', 0],
    ['is 0 for other words', 'Jesus chorou', 0],
  ])('%s', (_, attempt, score) => {
    expect(scoreMemorization(verse, attempt).score).toBe(score);
  });

  it.each([
    ['accents', verse.normalize('NFD').replace(/\p{M}/gu, '')],
    ['decomposed accents', verse.normalize('NFD')],
    ['case', verse.toUpperCase()],
    ['punctuation', verse.replace(/[.,]/g, '')],
    ['other punctuation', verse.replace(/ /g, ' — ')],
    ['verse numbers left out', verse.replace('16 ', '')],
    ['verse numbers elsewhere', verse.replace('que deu', '17 que deu').replace('mas', '¹⁸mas')],
    ['spaces and lines', verse.replace(/ /g, '  \n')],
  ])('forgives %s', (_, attempt) => {
    expect(scoreMemorization(verse, attempt).score).toBe(100);
  });

  it.each([
    ['Jesus chorou', 'Jesus', 50],
    ['Alegrai-vos sempre', 'alegrai vos sempre', 100],
    [toTen, 'um dois três quatro cinco seis sete', 70],
    [toTen, 'quatro cinco seis sete oito nove dez', 70],
    [toTen, 'um dois três quatro cinco seis', 60],
    ['Orai sem cessar', 'orai sempre sem cessar', 75],
    ['Deus é amor', 'amor é Deus', 33],
  ])('for %j written as %j is %d', (original, attempt, score) => {
    expect(scoreMemorization(original, attempt).score).toBe(score);
  });

  it.each([
    ['a wrong letter', 'mundo', 'mumdo', 75],
    ['a missing letter', 'mundo', 'mudo', 75],
    ['an added letter', 'mundo', 'munndo', 75],
    ['two letters swapped', 'mundo', 'mudno', 75],
    ['two typos, which make another word', 'mundo', 'mumda', 0],
    ['a wrong letter in a short word', 'seu', 'meu', 0],
  ])('accounts for %s', (_, original, attempt, score) => {
    expect(scoreMemorization(original, attempt).score).toBe(score);
  });

  it('does not hide a missing word by rounding up', () => {
    const long = Array.from({ length: 300 }, (_, index) => `palavra${'abcdefghij'[index % 10]}`);
    expect(scoreMemorization(long.join(' '), long.slice(0, -1).join(' ')).score).toBe(99);
  });

  it('is 0 if the verse has no words', () => {
    expect(scoreMemorization('', '').score).toBe(0);
    expect(scoreMemorization('', verse).score).toBe(0);
  });
});

describe('a score gamed with extra words', () => {
  it.each([
    ['one word repeated', 'Deus '.repeat(2_000)],
    ['the small words repeated', 'o a de que para não e do da em um '.repeat(20)],
    ['the verse ten times over', `${verse} `.repeat(10)],
    ['the verse backwards', verse.split(' ').toReversed().join(' ')],
    ['the words in alphabetical order', verse.split(' ').toSorted().join(' ')],
    ['ten thousand characters with the verse at the end', 'amém '.repeat(1_970) + verse],
  ])('stays low for %s', (_, attempt) => {
    expect(scoreMemorization(verse, attempt).score).toBeLessThan(40);
  });

  it('ignores everything after ten thousand characters', () => {
    const endless = 'palavra '.repeat(500_000);
    expect(scoreMemorization(verse, endless + verse)).toEqual(
      scoreMemorization(verse, endless.slice(0, 10_000)),
    );
  });

  it('distinguishes a complete long passage from one with a missing word', () => {
    const wordOf = (index: number) => index.toString(26).replace(/\d/g, 'z');
    const words = Array.from({ length: 1_500 }, (_, index) => wordOf(index));
    const passage = words.join(' ');
    expect(scoreMemorization(passage, passage).score).toBe(100);
    expect(scoreMemorization(passage, words.toSpliced(700, 1).join(' ')).score).toBe(99);
  });
});

it.each([
  ['um dois três quatro cinco seis sete', 70, true],
  ['um dois três quatro cinco seis', 60, false],
  [toTen, 100, true],
])('accepts a score of 70 or more: %j scores %d', (attempt, score, isValid) => {
  expect(scoreMemorization(toTen, attempt)).toMatchObject({ score, isValid });
});

describe('the feedback is', () => {
  it.each([
    [
      'praise for every word',
      verse,
      'Parabéns! Memorização validada! Cada palavra está no seu coração.',
    ],
    [
      'the longest missing passage',
      verse.replace('Porque ', '').replace('deu o seu Filho unigênito, ', ''),
      'Parabéns! Memorização validada! Para guardar ainda melhor, releia este trecho: “deu o seu Filho unigênito”.',
    ],
    [
      'a hint at details if there are only typos',
      verse.replace('mundo', 'mumdo'),
      'Parabéns! Memorização validada! Releia o versículo com calma e repare nos pequenos detalhes.',
    ],
    [
      'the beginning of a long missing passage, for a score below 70',
      'Porque Deus amou o mundo',
      'Quase lá! Continue praticando. Releia este trecho e tente de novo: “de tal maneira que deu o…”.',
    ],
    [
      'the beginning of the verse, if nothing matches',
      '',
      'Quase lá! Continue praticando. O versículo começa assim: “Porque Deus amou o mundo de…”.',
    ],
    [
      'a hint at too many words',
      `${verse} ${verse}`,
      'Quase lá! Continue praticando. O versículo está aí: tente de novo só com as palavras dele.',
    ],
  ])('%s', (_, attempt, feedback) => {
    expect(scoreMemorization(verse, attempt).feedback).toBe(feedback);
  });
});
