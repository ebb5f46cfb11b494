import { readFileSync } from 'node:fs';
import type { BookText } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import { describe, expect, it } from 'vitest';
import { noBible } from '../testing/no-bible';
import { localAnswer } from './answers';
import type { Choice } from './choice';
import { choose } from './choose';
import type { MentorTurn } from './conversation';
import { createVerseSearch } from './find-verse';
import { loadKnowledge } from './knowledge';
import { passageOf } from './passages';

const { people, words, passages, verses, replies } = loadKnowledge();

const url = new URL('../testing/mentor-prompts/scripture.txt', import.meta.url);
const prompts = readFileSync(url, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', expected = ''] = line.split('\t');
    const [kind = '', name = ''] = expected.split(':');
    return { text, kind, name };
  });

const chosen = (message: string, history: MentorTurn['history'] = []) =>
  choose({ message, history, reading: null });

function isRight(choice: Choice, kind: string, name: string): boolean {
  if (kind === 'person') return choice.kind === 'entry' && choice.entry === people.get(name);
  if (kind === 'word') return choice.kind === 'entry' && choice.entry === words.get(name);
  if (kind === 'verse') return choice.kind === 'follow-up' && choice.topic.id === name;
  if (kind === 'wrong-reference') return choice.kind === 'unknown-passage';
  if (kind === 'not-in-bible') return isSaying(choice) || choice.kind === 'where';
  if (kind === 'misquote' && isSaying(choice)) return true;
  const meant = passageOf(name);
  return (
    choice.kind === 'passage' &&
    choice.passage.book === meant?.book &&
    choice.passage.from.chapter === meant.from.chapter &&
    (kind !== 'where' || choice.passage.from.verse === meant.from.verse)
  );
}

const isSaying = (choice: Choice) =>
  choice.kind === 'reply' && replies.sayings.some(({ answer }) => answer === choice.text);

describe.each([...new Set(prompts.map(({ kind }) => kind))])(
  'a question of the kind %s',
  (kind) => {
    it('is understood as careless people type it', () => {
      const all = prompts.filter((each) => each.kind === kind);
      const wrong = all.filter(({ text, name }) => !isRight(chosen(text), kind, name));
      process.stdout.write(`  ${kind}: ${all.length - wrong.length} of ${all.length}\n`);
      expect(wrong.length / all.length).toBeLessThanOrEqual(0.1);
    });
  },
);

describe('a person of the Bible', () => {
  it.each([
    ['quem foi o baixinho que subiu na árvore?', 'zaqueu'],
    ['quem era o sogro de Moisés?', 'jetro'],
    ['o rei que comeu capim', 'nabucodonosor'],
  ])('is found without the name: “%s”', (message, id) => {
    expect(chosen(message)).toMatchObject({ kind: 'entry', entry: people.get(id) });
  });

  it('is asked for where it could be one of a few', async () => {
    const message = 'quem era o rei que teve filhos?';
    const { text, choices } = await localAnswer({ message, history: [], reading: null }, noBible);
    expect(text).toMatch(/^Quero entender direito\. É mais sobre .+ ou outra pessoa\?$/);
    expect(choices).toHaveLength(4);
    for (const name of choices.slice(0, -1))
      expect(chosen(name)).toMatchObject({ kind: 'entry', entry: { name } });
  });

  it.each([
    ['meu marido Davi me traiu', 'traicao'],
    ['me sinto como Jó, perdi tudo e não aguento', 'sofrimento'],
  ])('is not meant by a name in “%s”', (message, id) => {
    expect(chosen(message)).toMatchObject({ kind: 'topic', topic: { id } });
  });
});

it.each([
  ['I just moved here and I miss my church, what should I do?', '_en'],
  ['mi esposa está enferma y no sé cómo ayudarla', '_es'],
  ['comment savoir si Dieu m’entend encore ?', '_fr'],
  ['non riesco a perdonare mio fratello', '_it'],
  ['wie finde ich eine Gemeinde in meiner Stadt?', '_de'],
  ['mwen bezwen yon moun pou priye avè m', '_ht'],
  ['помолитесь за моего сына', '_outra-lingua'],
])('who writes in another language is answered in it: %s', (message, label) => {
  expect(chosen(message)).toEqual({ kind: 'reply', text: replies.smallTalk[label] });
});

it.each([
  ['o cara da parábola achou um tesouro no campo e vendeu tudo pra comprar', 'Mateus 13.44'],
  ['Jesus lavou os pés dos discípulos com uma bacia', 'João 13.5'],
])('an event is found as people tell it: %s', (message, expected) => {
  const choice = chosen(message);
  expect(choice.kind === 'passage' && formatPassage(choice.passage)).toBe(expected);
});

it('a neighbour with the name of a person of the Bible is no question about that person', () => {
  expect(chosen('o Daniel não paga o aluguel faz três meses').kind).not.toBe('entry');
});

describe('a wrong reference', () => {
  it.each([
    ['Jonas 9.3', 'Jonas tem 4 capítulos'],
    ['o que diz Romanos 8.60?', 'Romanos 8 tem 39 versículos'],
    ['Judas 2.4', 'Judas tem um capítulo só'],
    ['2 Efésios 3.1', 'Não há na Bíblia um livro chamado “2 Efésios”'],
  ])('is named as such: %s', async (message, told) => {
    const { text } = await localAnswer({ message, history: [], reading: null }, noBible);
    expect(text).toContain(told);
  });
});

describe('a quotation', () => {
  const books: BookText[] = [
    {
      book: 'RUT',
      chapters: [
        {
          number: 1,
          title: 'Rute',
          verses: [
            { number: 1, text: 'No tempo da colheita houve fartura de trigo no campo.' },
            { number: 2, text: 'A nora guardou o trigo e voltou alegre para a casa da sogra.' },
          ],
        },
      ],
    },
  ];
  const ask = async (message: string) =>
    localAnswer(
      { message, history: [], reading: null },
      { ...noBible, findVerse: createVerseSearch(async () => books) },
    );

  it('is found by its words in the church’s edition', async () => {
    const { text } = await ask('onde está escrito que a nora voltou alegre pra casa da sogra?');
    expect(text).toContain('Rute 1.2');
    expect(text).not.toContain(replies.nearQuotation);
  });

  it('that is there in other words is said to be so', async () => {
    const { text } = await ask('onde está escrito que a nora voltou triste pra casa da sogra?');
    expect(text).toContain(replies.nearQuotation);
    expect(text).toContain('Rute 1.2');
  });

  it('that the Bible does not have is said not to be found', async () => {
    const { text } = await ask('em que livro está escrito que o elefante nunca esquece o caminho?');
    expect(text).toBe(replies.unknownQuotation);
  });
});

it('a second line about a passage or a person goes on with it', () => {
  for (const [first, second] of [
    ['explica o salmo 23', 'e o que é a vara e o cajado?'],
    ['quem foi o rei davi?', 'ele teve quantos filhos?'],
  ]) {
    const history = [
      { role: 'user' as const, text: first ?? '', topicIds: [], choices: [] },
      { role: 'model' as const, text: '', topicIds: [], choices: [] },
    ];
    expect(chosen(second ?? '', history)).toEqual({ ...chosen(first ?? ''), isMore: true });
  }
});

it('knows only passages that exist', () => {
  const places = [...passages, ...verses].map(({ place }) => place);
  expect(places.filter((place) => !passageOf(place))).toEqual([]);
});
