import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { books } from '../../bible/books';
import type { BookId } from '../../bible/books';
import { CARE_LINE, notePassage } from '../../bible/notes';
import { addDays } from '../../day';
import type { Day } from '../../day';
import { devotionalFormSchema } from '../../forms/content';
import { DEVOTIONAL_TEXT_MAX_LENGTH } from '../../limits';
import { noteOn } from '../../testing/notes';
import { plainText } from '../../text/rich-text';
import '../../testing/property-runs';
import { textKindOf, textKinds } from './text-kinds';
import { feastOn, insightsOn, texts } from './texts';
import type { Bank } from './texts';
import { FRESH_DAYS, writeDevotional } from './write-devotional';
import type { NearbyDevotional, WrittenDevotional } from './write-devotional';

const { openings, orientations, insights, reflectionQuestions, applicationQuestions, closings } =
  texts;
const feasts = Object.values(texts.feasts);

interface Chapter {
  book: BookId;
  chapter: number;
}

const chapters: Chapter[] = books.flatMap(({ id, verses }) =>
  verses.map((_, index) => ({ book: id, chapter: index + 1 })),
);
const ofBooks = (ids: string) => chapters.filter(({ book }) => ids.split(' ').includes(book));
const GOSPELS = 'MAT MRK LUK JHN';

const words = 'luz paz amor graça caminho nome povo medo coração palavra pão fé vida santo'.split(
  ' ',
);
/** A made-up verse that only mentions themes. */
const verseOf = (book: BookId, chapter: number) =>
  `${words[(book.charCodeAt(0) + chapter) % words.length] ?? ''} ${words[chapter % 5] ?? ''}`;

/** A devotional's verse and the note that it comes from. */
const noted = (book: BookId, chapter: number) => {
  const note = noteOn(book, chapter);
  return { note, passage: notePassage(book, chapter, note) };
};

/** Writes one devotional a day, cycling through the chapters. */
function series(
  plan: Chapter[],
  start: Day,
  days: number,
  hasNotes = true,
): (NearbyDevotional & WrittenDevotional)[] {
  const written: (NearbyDevotional & WrittenDevotional)[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(start, index);
    const { book, chapter } = plan[index % plan.length] ?? { book: 'GEN', chapter: 1 };
    const { note, passage } = noted(book, chapter);
    const nearby = written.slice(-FRESH_DAYS);
    const verseText = verseOf(book, chapter);
    const source = hasNotes ? { passage, note } : { passage };
    const devotional = writeDevotional({ day, ...source, verseText, nearby });
    written.push({ date: day, ...devotional });
  }
  return written;
}

const plans = {
  'the whole Bible': chapters,
  'the New Testament': chapters.slice(929),
  'the Gospels': ofBooks(GOSPELS),
  'the Psalms': ofBooks('PSA'),
  'Psalms and Proverbs': ofBooks('PSA PRO'),
  'the prophets': ofBooks('ISA JER EZK'),
  'the letters': ofBooks('ROM 1CO 2CO GAL EPH PHP COL HEB'),
  'Job and Ecclesiastes': ofBooks('JOB ECC'),
  'every third chapter': chapters.filter((_, index) => index % 3 === 0),
};

const fields = [
  'opening_text',
  'central_insight',
  'reflection_question',
  'application_question',
  'closing_text',
] as const;

const withNotes = Object.entries(plans).map(([name, plan]) => [name, plan, true] as const);
const withoutNotes = [
  // Chapters of violence, whose few questions are all that suits them, come again sooner.
  [
    'the rest of the Bible without notes',
    chapters.filter(({ book, chapter }) => textKindOf(book, chapter) !== 'violence'),
    false,
  ],
  ['Proverbs and Job without notes', ofBooks('PRO JOB'), false],
] as const;

describe.each([...withNotes, ...withoutNotes])(
  'a devotional a day from %s',
  (_, plan, hasNotes) => {
    const written = series(plan, '2027-01-01', 730, hasNotes);

    it.each(fields)('never repeats a %s within 30 days', (field) => {
      const repeated = written.filter((devotional, index) => {
        const before = written.slice(Math.max(index - FRESH_DAYS, 0), index);
        const used = new Set(before.flatMap((earlier) => earlier[field].split('\n\n')));
        return devotional[field].split('\n\n').some((text) => used.has(text));
      });
      expect(repeated).toEqual([]);
    });

    it('never gives the same devotional twice in a year', () => {
      // A page of pain has few openings, and chance can choose the same one when it is read again.
      const ofYear = written
        .slice(0, 365)
        .filter(({ opening_text }) => !openings.violence.includes(opening_text));
      const keys = ofYear.map(({ date: _date, ...each }) => JSON.stringify(each));
      expect(new Set(keys).size).toBe(ofYear.length);
    });

    it('fits the form that an admin fills in', async () => {
      const valid = await Promise.all(
        written.map((devotional) => devotionalFormSchema.isValid(devotional)),
      );
      expect(valid).not.toContain(false);
      for (const { context } of written)
        expect(context.length).toBeLessThanOrEqual(DEVOTIONAL_TEXT_MAX_LENGTH);
    });

    it('never has the context of the day before', () => {
      const same = written.filter(({ context }, index) => context === written[index - 1]?.context);
      expect(same).toEqual([]);
    });
  },
);

it('writes the same devotional for the same input, and a different one for another day', () => {
  // A chapter of violence has few texts of its own, and chance can choose the same ones.
  const others = ofBooks('GEN PSA MRK ROM').filter(
    ({ book, chapter }) => textKindOf(book, chapter) !== 'violence' && !noteOn(book, chapter).care,
  );
  fc.assert(
    fc.property(fc.constantFrom(...others), fc.nat(4000), ({ book, chapter }, days) => {
      const input = {
        day: addDays('2027-01-01', days),
        ...noted(book, chapter),
        verseText: 'No princípio',
        nearby: [],
      };
      const devotional = writeDevotional(input);
      expect(writeDevotional(input)).toEqual(devotional);
      const other = writeDevotional({ ...input, day: addDays(input.day, 1) });
      expect(other).not.toEqual(devotional);
    }),
  );
});

it('does not repeat texts of later days either', () => {
  const written = series(ofBooks(GOSPELS), '2027-01-01', 20);
  const later = written.slice(10);
  const { passage } = noted('JHN', 3);
  const filled = writeDevotional({ day: '2027-01-05', passage, verseText: '', nearby: later });
  for (const field of fields) expect(later.map((each) => each[field])).not.toContain(filled[field]);
});

describe('the banks', () => {
  const banks: Record<string, Bank> = {
    openings,
    reflectionQuestions,
    applicationQuestions,
    closings,
  };
  const textsOf = (bank: Bank) => Object.values(bank).flat();
  const introductions = Object.values(texts.books).flatMap(({ about, advice }) => [about, advice]);
  const all = [
    ...Object.values(banks).flatMap(textsOf),
    ...introductions,
    ...insights,
    ...Object.values(orientations).flat(),
    ...texts.themes.flatMap((theme) => theme.insights),
    ...feasts.flatMap(({ opening, closing }) => [opening, closing]),
  ];

  it('have enough texts for 30 days of one kind, and at least 60 questions of each sort', () => {
    for (const bank of Object.values(banks))
      for (const kind of textKinds)
        expect(bank[kind].length + bank.any.length).toBeGreaterThan(FRESH_DAYS);
    expect(insights.length).toBeGreaterThan(FRESH_DAYS);
    expect(textsOf(reflectionQuestions).length).toBeGreaterThanOrEqual(60);
    expect(textsOf(applicationQuestions).length).toBeGreaterThanOrEqual(60);
  });

  it('contain no text twice', () => {
    expect(new Set(all).size).toBe(all.length);
  });

  it('are complete sentences in clean text with balanced markers', () => {
    for (const text of all) {
      expect(plainText(text)).toMatch(/^[\p{Lu}“].*[.?!”]$/u);
      expect(text).not.toMatch(/ {2}| [,.;:?!]|["']|\.\.\./);
      // As a Brazilian writes.
      expect(text).not.toMatch(/-(?:te|vos)\b|\bfaz que\b|\bconduze/);
      expect(plainText(text)).not.toMatch(/[*_•]/);
    }
  });

  it('avoid topics that divide churches, and promise neither health nor money', () => {
    const topics =
      /(?<!\p{L})(?:bati[sz]|predestin|arrebata|milên|anticristo|línguas est|dízimo|prosper|rique|curad|sábado|vinho|álcool|polític|eleição|denomina)/iu;
    expect(all.filter((text) => topics.test(text))).toEqual([]);
  });

  it('end prayers with Amém, and ask a question in every question', () => {
    for (const text of textsOf(closings)) expect(text).toMatch(/ Amém\.$/);
    for (const text of textsOf(reflectionQuestions)) expect(text).toMatch(/\?$/);
    for (const text of textsOf(applicationQuestions)) expect(text).toMatch(/\?|^Escreva /);
  });
});

it('classifies chapters by kind', () => {
  expect(textKindOf('GEN', 12)).toBe('story');
  expect(textKindOf('1CH', 7)).toBe('list');
  expect(textKindOf('EXO', 20)).toBe('law');
  expect(textKindOf('EXO', 15)).toBe('psalm');
  expect(textKindOf('LUK', 15)).toBe('parable');
  expect(textKindOf('REV', 2)).toBe('letter');
  expect(textKindOf('REV', 12)).toBe('vision');
  expect(textKindOf('JOB', 42)).toBe('story');
  expect(textKindOf('SNG', 1)).toBe('love');
  expect(textKindOf('2SA', 13)).toBe('violence');
  expect(textKindOf('JOB', 37)).toBe('debate');
  expect(textKindOf('JOB', 38)).toBe('wisdom');
  expect(textKindOf('JOB', 41)).toBe('wisdom');
  expect(textKindOf('MAT', 1)).toBe('story');
  expect(textKindOf('LUK', 3)).toBe('story');
  expect(textKindOf('LUK', 4)).toBe('gospel');
  for (const [book, chapter] of [
    ['GEN', 19],
    ['NUM', 16],
    ['DEU', 20],
    ['JOS', 6],
    ['JDG', 16],
    ['LAM', 4],
  ] as const)
    expect(textKindOf(book, chapter)).toBe('violence');
});

/** Uses Psalm 1, which has no exceptions. */
const insightsOnWords = (verse: string) => insightsOn(passageOf('PSA', 1), verse);

const passageOf = (book: BookId, chapter: number, verse = 1) => {
  const at = { chapter, verse };
  return { book, from: at, to: at };
};

it('finds the themes of a verse, also in the spelling of 1911', () => {
  expect(insightsOnWords('Deixo-vos a paz').join()).toMatch(/\*\*Paz\*\*/);
  expect(insightsOnWords('em Christo nossos peccados são perdoados').join()).toMatch(/perdão/);
  expect(insightsOnWords('E Lia deu à luz um filho')).toEqual([]);
  expect(insightsOnWords('Sai de madrugada ao campo').join()).toMatch(/manhã/);
  expect(insightsOnWords('madrugada')).toEqual([]);
});

it('ignores a word that means something else in its verse', () => {
  expect(insightsOnWords('que temas ao Senhor')).toEqual([]);
  expect(insightsOnWords('ao sétimo sairá livre de graça')).toEqual([]);
  expect(insightsOnWords('pela graça sois salvos').join()).toMatch(/\*\*Graça\*\*/);
  expect(insightsOn(passageOf('EST', 2, 17), 'E o rei amou a Ester')).toEqual([]);
  expect(insightsOn(passageOf('GEN', 11, 9), 'foi chamado o nome dela Babel')).toEqual([]);
  expect(insightsOn(passageOf('JHN', 9, 25), 'Se é pecador, não sei')).toEqual([]);
  expect(insightsOn(passageOf('JHN', 19, 30), 'entregou o espírito')).toEqual([]);
  const ofMark = insightsOn(
    passageOf('MRK', 5, 36),
    'ouvindo essa palavra, disse: Não temas',
  ).join();
  expect(ofMark).toMatch(/Não temas/);
  expect(ofMark).not.toMatch(/Palavras fazem coisas|\*\*Ouvir\*\*/);
});

it('judges nobody in a chapter of violence, because God may command the violence', () => {
  const ofViolence = [
    orientations,
    openings,
    reflectionQuestions,
    applicationQuestions,
    closings,
  ].flatMap((bank) => bank.violence);
  expect(
    ofViolence.filter((text) => /aprov|agrad|vítima|(?<!\p{L})mau|ambição/iu.test(text)),
  ).toEqual([]);
  expect(ofViolence.filter((text) => /parece|imitar/iu.test(text))).toEqual([]);
});

const quiet = { day: '2027-01-01', verseText: '', nearby: [] } as const;

it('says what the chapter’s note says, after the book’s introduction', () => {
  const ruth = noted('RUT', 2);
  const { about, advice } = texts.books.RUT;
  const day: Day = '2027-01-02';
  const first = writeDevotional({ ...quiet, day, ...ruth });
  expect(first).toMatchObject({
    verse_reference: 'Rute 2.12',
    context: `${about} ${advice}\n\n**Rute 2.** ${ruth.note.happens}`,
    central_insight: ruth.note.center,
    reflection_question: ruth.note.question,
    application_question: ruth.note.step,
    closing_text: ruth.note.prayer,
  });
  const nearby = [{ date: day, ...first }];
  const next = writeDevotional({ ...quiet, ...ruth, day: '2027-01-15', nearby });
  expect(next.context).toBe(`**Rute 2.** ${ruth.note.happens}`);
  expect(writeDevotional({ ...quiet, ...noted('PSA', 23) }).context).toContain('**Salmo 23.** ');
});

it('ends the context of a note that asks for care with the helplines, and writes with care', () => {
  for (const { book, chapter } of chapters) {
    const chosen = noted(book, chapter);
    const { context, opening_text } = writeDevotional({ ...quiet, day: '2027-01-02', ...chosen });
    expect(context.split('\n').at(-1) === CARE_LINE).toBe(chosen.note.care === true);
    const isHard = chosen.note.care || textKindOf(book, chapter) === 'violence';
    expect(openings.violence.includes(opening_text)).toBe(isHard);
  }
});

it('explains how to read a chapter of violence without a note, and asks only questions for such chapters', () => {
  const { passage } = noted('2SA', 13);
  for (const day of ['2027-01-01', '2027-01-02', '2027-01-03'] as const) {
    const written = writeDevotional({ ...quiet, day, passage });
    expect(orientations.violence.some((text) => written.context.includes(text))).toBe(true);
    expect(reflectionQuestions.violence).toContain(written.reflection_question);
  }
});

it('has special texts for the feasts that nearly all churches celebrate', () => {
  const { passage } = noted('LUK', 24);
  const days = [
    '2027-03-26',
    '2027-03-28',
    '2027-05-16',
    '2027-12-25',
    '2027-12-31',
    '2028-01-01',
  ] as const;
  const written = days.map((day) => writeDevotional({ day, passage, verseText: '', nearby: [] }));
  expect(written.map((each) => each.opening_text)).toEqual(feasts.map((feast) => feast.opening));
  expect(written.map((each) => each.closing_text)).toEqual(feasts.map((feast) => feast.closing));
  expect(feastOn('2027-03-27')).toBeNull();
});
