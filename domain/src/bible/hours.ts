import type { BookId } from './books';
import type { Passage } from './passage';
import { beginsWithAny } from './related-words';

/** An hour in which people open the Bible, and where to read then. The mentor answers with the same passages. */
export interface Hour {
  /** As shown on a chip. */
  name: string;
  /** The mentor's topic. */
  topic: string;
  /** How the words begin that people type for it, folded. */
  beginnings: readonly string[];
  passages: readonly { passage: Passage; about: string }[];
}

const at = (book: BookId, chapter: number, from: number, to = from): Passage => ({
  book,
  from: { chapter, verse: from },
  to: { chapter, verse: to },
});

export const hours: readonly Hour[] = [
  {
    name: 'Ansiedade',
    topic: 'ansiedade',
    beginnings: ['ansied', 'ansios', 'preocup'],
    passages: [
      {
        passage: at('PHP', 4, 6, 7),
        about: 'trocar a ansiedade por oração e receber uma paz que guarda o coração',
      },
      {
        passage: at('MAT', 6, 25, 34),
        about: 'o Pai que cuida dos pássaros e sabe do que você precisa',
      },
      {
        passage: at('1PE', 5, 7),
        about: 'lançar sobre Deus o que pesa, porque ele tem cuidado de você',
      },
    ],
  },
  {
    name: 'Luto',
    topic: 'luto',
    beginnings: ['luto', 'enlutad'],
    passages: [
      { passage: at('JHN', 11, 17, 44), about: 'Jesus chora diante do túmulo do amigo' },
      {
        passage: at('1TH', 4, 13, 18),
        about: 'chorar com esperança, porque Cristo ressuscitou',
      },
      { passage: at('REV', 21, 1, 5), about: 'o dia em que Deus enxuga toda lágrima' },
    ],
  },
  {
    name: 'Medo',
    topic: 'medo',
    beginnings: ['medo', 'amedront'],
    passages: [
      {
        passage: at('ISA', 41, 10),
        about: 'Deus promete estar perto, fortalecer e segurar pela mão',
      },
      {
        passage: at('PSA', 27, 1, 14),
        about: 'confiança de quem é perseguido e mesmo assim não se apaga',
      },
      { passage: at('2TI', 1, 7), about: 'o Espírito que nos dá força, amor e equilíbrio' },
    ],
  },
  {
    name: 'Perdão',
    topic: 'perdao',
    beginnings: ['perdao', 'perdoa'],
    passages: [
      { passage: at('MAT', 18, 21, 35), about: 'o servo perdoado que não quis perdoar' },
      { passage: at('COL', 3, 13), about: 'perdoar como o Senhor nos perdoou' },
      { passage: at('GEN', 50, 15, 21), about: 'José diante dos irmãos que o venderam' },
    ],
  },
  {
    name: 'Gratidão',
    topic: 'gratidao',
    beginnings: ['gratid', 'agradec'],
    passages: [
      { passage: at('1TH', 5, 16, 18), about: 'agradecer em toda situação' },
      {
        passage: at('PSA', 103, 1, 22),
        about: 'não esquecer nenhum dos benefícios de Deus',
      },
      { passage: at('LUK', 17, 11, 19), about: 'o único dos dez que voltou para agradecer' },
    ],
  },
  {
    name: 'Decisões',
    topic: 'vontade-de-deus',
    beginnings: ['decis', 'decidi'],
    passages: [
      {
        passage: at('ROM', 12, 1, 2),
        about: 'a mente renovada que reconhece a boa vontade de Deus',
      },
      { passage: at('JAS', 1, 5), about: 'pedir sabedoria a quem dá sem reclamar' },
      { passage: at('PRO', 3, 5, 6), about: 'confiar de todo o coração e ser guiado' },
    ],
  },
];

/** The hour that a search is about. */
export const hourOf = (terms: readonly string[]): Hour | undefined =>
  hours.find(({ beginnings }) => beginsWithAny(terms, beginnings));
