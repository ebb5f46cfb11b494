import { bookTextSchema } from '@raizes/domain/bible/edition';
import type { BookText } from '@raizes/domain/bible/edition';
import type { ChapterNote } from '@raizes/domain/bible/notes';
import { allNotes } from '@raizes/domain/testing/notes';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkNotes } from './check-notes';
import { EDITION_FILE } from './edition-files';
import { sampleBible } from './sample';

const note: ChapterNote = {
  happens:
    'Jonas sai da cidade, irado, e senta à sombra de uma planta que Deus fez crescer. Um verme a seca, e ele pede a morte.',
  center:
    'Deus pergunta a Jonas se é justa a sua ira, e deixa a pergunta aberta para quem lê o livro até o fim.',
  verse: '1',
  question: 'De que planta você sentiria falta hoje?',
  step: 'Que sombra de hoje, pequena e boa, você vai agradecer em voz alta?',
  prayer:
    'Senhor, tu perguntas sem gritar. Ensina-me a ouvir a tua pergunta até o fim e a gostar do que tu amas. Amém.',
  care: true,
};
const text: BookText = {
  book: 'JON',
  chapters: [
    {
      number: 4,
      verses: [
        {
          number: 1,
          text: 'Jonas saiu da cidade e ficou à sombra da planta, e ficou irado com Deus.',
        },
        { number: 2, text: 'E pediu a morte.' },
      ],
    },
  ],
};
const check = (changes: Partial<ChapterNote> = {}) =>
  checkNotes(new Map([['JON', { 4: { ...note, ...changes } }]]), [[text]]);

it.each<[fault: string, changes: Partial<ChapterNote>]>([
  ['happens has 2 words (20 to 50)', { happens: 'Jonas senta.' }],
  ['center has 1 words (15 to 40)', { center: 'Deus.' }],
  ['step has 2 words (8 to 24)', { step: 'Que sombra?' }],
  ['prayer has 3 words (18 to 42)', { prayer: 'Obrigado, Pai. Amém.' }],
  ['the step does not end with ?', { step: `${note.step} Diga.` }],
  ['the prayer does not end with Amém', { prayer: note.prayer.replace(' Amém.', '') }],
  ['the question does not end with ?', { question: 'Escreva de que planta você precisa.' }],
  ['needs care', { care: false }],
  ['promises health, money or an easy life', { center: `${note.center} Deus vai curar.` }],
  ['assumes a gender', { question: 'Diante da planta, você está muito cansado?' }],
  ['not as a Brazilian writes', { question: 'A planta dá-te sombra ou cansaço?' }],
  ['an edition lacks verse 2-3', { verse: '2-3' }],
  ['the verse has 16 characters', { verse: '2' }],
  ['quotes baleia', { center: `${note.center} “A baleia”.` }],
  ['names Elias', { center: `${note.center} Assim também Elias.` }],
  ['the question is not of the chapter', { question: 'O que é que você vai fazer hoje?' }],
  ['says dizimo', { center: `${note.center} O dízimo também.` }],
])('finds in a note: %s', (fault, changes) => {
  expect(check(changes)).toEqual([`JON 4: ${fault}`]);
});

it('finds nothing in a good note, and allows names that the note lists', () => {
  expect(check()).toEqual([]);
  expect(check({ center: `${note.center} Assim também Elias.`, also: ['Elias'] })).toEqual([]);
});

it('finds notes that repeat each other, and turns of phrase in too many', () => {
  const notes = Object.fromEntries([4, 5].map((chapter) => [chapter, note]));
  expect(checkNotes(new Map([['JON', notes]]), [])).toEqual([
    'JON 5: happens repeats JON 4',
    'JON 5: center repeats JON 4',
    'JON 5: question repeats JON 4',
    'JON 5: step repeats JON 4',
    'JON 5: prayer repeats JON 4',
  ]);
  const alike = Array.from({ length: 9 }, (_, index) => [
    index,
    { ...note, center: `${note.center} ${index}`, question: `Planta ${index}, o que sentiria?` },
  ]);
  const faults = checkNotes(new Map([['JON', Object.fromEntries(alike)]]), []);
  expect(faults).toContain('9 notes: center begins with "deus pergunta a"');
});

it('finds nothing in the notes of the whole Bible, on the chapters of the sample', () => {
  const files = sampleBible();
  files.delete(EDITION_FILE);
  const sample = [...files.values()].map((file) =>
    v.parse(v.pipe(v.string(), v.parseJson(), bookTextSchema), file),
  );
  expect(checkNotes(allNotes, [sample])).toEqual([]);
});
