import { churchDay } from '../../functions/src/church/time-zone';
import { arrangeDays } from '../../functions/src/content/content-days';
import { changePlan as changeAndFill, hourlyFill } from '../../functions/src/content/content-plan';
import type { Bible } from '../../functions/src/bible/passages';
import { fillDays, isFilled } from '../../functions/src/content/fill-days';
import { findBook } from '@raizes/domain/bible/books';
import type { BookId } from '@raizes/domain/bible/books';
import type { ChapterNote } from '@raizes/domain/bible/notes';
import { addDays, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import type { PlanRequest } from '@raizes/domain/documents/content-plan';
import { collections, paths } from '@raizes/domain/paths';
import { choosePlan, pausePlan, resumePlan } from '@raizes/domain/content/plan-changes';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aDailyReading, aDevotional, noonOf } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { bibleWithout, edition } from './support/bible';
import { callAs } from './support/calls';
import { changeDevotional, changeReading } from './support/triggers';
import { countReads, dataAt } from './support/database';
import { today } from './support/progress';

const bible = bibleWithout();

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const requestFor = (start: Day, changes: Partial<PlanRequest> = {}): PlanRequest => ({
  plan: 'chapter-a-day',
  start,
  weekdays: everyDay,
  devotionals: [],
  ...changes,
});

const nowOf = (day: Day) => ({ today: day, firstReplaceable: firstReplaceableDay(noonOf(day)) });
const planRef = db.doc(paths.contentPlan);
const turnOn = async (start: Day, changes?: Partial<PlanRequest>) => {
  const plan = choosePlan(null, requestFor(start, changes), nowOf(start));
  await planRef.set(plan);
  return plan;
};
/** Fewer days than in production, which would take as many seconds. */
const AHEAD = 9;
const fillWith = (day: Day, from: Bible) => fillDays(from, noonOf(day), AHEAD);
const fill = async (day: Day, from = bible, ahead = AHEAD) =>
  (await fillDays(from, noonOf(day), ahead)).days ?? 0;

/** The day of today and the first day of the plan: a Monday. */
const start: Day = '2071-01-05';

async function readingsBetween(from: Day, to: Day) {
  const { docs } = await db
    .collection(collections.dailyReadings)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .get();
  return docs.map((each) => v.parse(dailyReadingSchema, each.data()));
}

const shown = (readings: { date: string; book: string; chapter: number }[]) =>
  readings.map(({ date, book, chapter }) => `${date} ${book} ${chapter}`);

const chaptersFrom = (first: Day, bookId: string, chapter: number, days: number) =>
  Array.from(
    { length: days },
    (_, index) => `${addDays(first, index)} ${findBook(bookId)?.name} ${chapter + index}`,
  );

const storedPlan = async () => v.parse(contentPlanSchema, await dataAt(paths.contentPlan));
const stateOf = async () => (await storedPlan()).state;

/** Expects the trigger to have recorded that this part of the day is an admin's. */
const expectLocked = async (day: Day, part: 'devotional' | 'readings') =>
  expect(await dataAt(paths.contentDay(day))).toMatchObject({
    [part]: { source: 'admin', locked: true },
  });

const weekdaysFilled = { weekdays: [1, 2, 3, 4, 5] };

it('fills today and the next thirty days with the text and the credit of the edition', async () => {
  await turnOn(start);
  expect(await fillDays(bible, noonOf(start))).toEqual({ days: 31, wanted: 31, missing: null });
  const readings = await readingsBetween(addDays(start, -10), addDays(start, 60));
  expect(readings.map(({ date }) => date)).toEqual(
    Array.from({ length: 31 }, (_, index) => addDays(start, index)),
  );
  expect(shown(readings).slice(0, 6)).toEqual([
    ...chaptersFrom(start, 'MAT', 1, 5),
    `${addDays(start, 5)} Salmos 1`,
  ]);
  const verses = Array.from({ length: 25 }, (_, index) => `${index + 1} MAT 1.${index + 1}`);
  expect(readings[0]).toEqual({
    id: `plano-${start}-1`,
    date: start,
    book: 'Mateus',
    chapter: 1,
    chapter_text: [...verses, '', edition.credit].join('\n'),
    devotional_id: null,
  });
  expect(await stateOf()).toEqual({
    ran_on: start,
    filled_until: addDays(start, 30),
    problem: null,
    missing: [],
  });
});

it('fills only the chosen weekdays, with the chapters of a day in order', async () => {
  await turnOn(start, { plan: 'm-cheyne', ...weekdaysFilled });
  await fill(start);
  const week = await readingsBetween(start, addDays(start, 6));
  expect(shown(week).slice(0, 4)).toEqual(
    ['Gênesis', 'Mateus', 'Esdras', 'Atos'].map((book) => `${start} ${book} 1`),
  );
  expect(new Set(week.map(({ date }) => date)).size).toBe(5);
});

it('stores with the readings which day of the plan they are', async () => {
  await turnOn(start, { plan: 'psalms-30-days' });
  await fill(start);
  for (const index of [0, 8])
    expect(await dataAt(paths.contentDay(addDays(start, index)))).toMatchObject({
      readings: { source: 'plano', plan_day: { day: index + 1, of: 30 } },
    });
});

describe('filling days', () => {
  it('fills each day once in two concurrent runs and a third', async () => {
    await turnOn(start);
    const runs = await Promise.all([fill(start), fill(start)]);
    expect(runs[0] + runs[1]).toBe(10);
    const readings = await readingsBetween(start, addDays(start, 60));
    expect(readings).toHaveLength(10);
    const before = await db.doc(paths.dailyReading(`plano-${start}-1`)).get();
    let written = -1;
    // The plan twice, the time zone and the 17 days; the state has not changed.
    expect(await countReads(async () => void (written = await fill(start)))).toBeLessThanOrEqual(
      20,
    );
    expect(written).toBe(0);
    const after = await db.doc(paths.dailyReading(`plano-${start}-1`)).get();
    expect(after.updateTime).toEqual(before.updateTime);
  });

  it('fills one more day each day', async () => {
    await turnOn(start);
    await fill(start);
    expect(await fill(addDays(start, 1))).toBe(1);
    expect(await readingsBetween(start, addDays(start, 60))).toHaveLength(11);
  });

  it('catches up on a week without runs', async () => {
    await turnOn(start);
    await fill(start);
    const later = addDays(start, AHEAD + 8);
    expect(await fill(later)).toBe(7 + 10);
    const readings = await readingsBetween(start, addDays(later, AHEAD));
    expect(readings.map(({ date }) => date)).toEqual(
      Array.from({ length: 27 }, (_, index) => addDays(start, index)),
    );
  });
});

describe('an admin’s change wins', () => {
  it('when a reading is deleted', async () => {
    await turnOn(start);
    await fill(start);
    const day = addDays(start, 3);
    await changeReading(`plano-${day}-1`, (reading) => reading.delete());
    await expectLocked(day, 'readings');
    await changePlan(start, { plan: 'gospels-40-days' });
    await fill(start);
    expect(await readingsBetween(day, day)).toEqual([]);
  });

  it('when a reading is changed or moved to another day', async () => {
    await turnOn(start);
    await fill(start);
    const [changed, left, reached] = [addDays(start, 3), addDays(start, 4), addDays(start, 5)];
    const own = { chapter_text: 'Do pastor.' };
    await changeReading(`plano-${changed}-1`, (reading) => reading.update(own));
    await changeReading(`plano-${left}-1`, (reading) => reading.update({ date: reached }));
    for (const day of [changed, left, reached]) await expectLocked(day, 'readings');
    await changePlan(start, { plan: 'gospels-40-days' });
    await fill(start);
    expect(await readingsBetween(changed, changed)).toMatchObject([{ chapter_text: 'Do pastor.' }]);
    expect(await readingsBetween(left, left)).toEqual([]);
    expect(await readingsBetween(reached, reached)).toHaveLength(2);
  });

  it('but the day can be given back to the plan after its reading was moved away', async () => {
    const plan = { plan: 'm-cheyne' as const };
    await turnOn(start, plan);
    await fill(start);
    const [left, reached] = [addDays(start, 4), addDays(start, 5)];
    const [before] = await readingsBetween(left, left);
    await changeReading(`plano-${left}-1`, (reading) => reading.update({ date: reached }));
    for (const day of [left, reached]) await expectLocked(day, 'readings');
    const { uid } = await createUser({ admin: true });
    const resetToPlan = { action: 'fill' as const, day: left, parts: ['readings' as const] };
    await arrangeDays(uid, resetToPlan, bible, noonOf(start));
    expect((await readingsBetween(left, left)).map(({ id, book }) => [id, book])).toEqual(
      ['Gênesis', 'Mateus', 'Esdras', 'Atos'].map((book, at) => [`plano-${left}-${at + 2}`, book]),
    );
    expect(await dataAt(paths.dailyReading(`plano-${left}-1`))).toEqual({
      ...before,
      date: reached,
    });
    expect(await stateOf()).toMatchObject({ problem: null });
    expect(await fill(start)).toBe(0);
  });

  it('even before a trigger has seen the change', async () => {
    await turnOn(start);
    await fill(start);
    const day = addDays(start, 6);
    const reading = db.doc(paths.dailyReading(`plano-${day}-1`));
    await reading.update({ chapter_text: 'Do pastor.' });
    await changePlan(start, { plan: 'gospels-40-days' });
    await fill(start);
    expect((await reading.get()).get('chapter_text')).toBe('Do pastor.');
  });

  it('on days that already have readings, while a day with only a devotional gets readings', async () => {
    const [own, devotional, gone] = [addDays(start, 1), addDays(start, 2), addDays(start, 3)];
    await db
      .doc(paths.dailyReading(`minha-${own}`))
      .set(aDailyReading({ id: `minha-${own}`, date: own }));
    await db
      .doc(paths.devotional(devotional))
      .set(aDevotional({ id: devotional, date: devotional }));
    const deleted = aDailyReading({ id: `minha-${gone}`, date: gone });
    await changeReading(deleted.id, (reading) => reading.set(deleted));
    await expectLocked(gone, 'readings');
    await changeReading(deleted.id, (reading) => reading.delete());
    await turnOn(start);
    await fill(start);
    expect((await readingsBetween(own, own)).map(({ id }) => id)).toEqual([`minha-${own}`]);
    expect((await readingsBetween(devotional, devotional)).map(({ id }) => id)).toEqual([
      `plano-${devotional}-1`,
    ]);
    expect(await readingsBetween(gone, gone)).toEqual([]);
    // The plan continues by the calendar.
    const next = addDays(start, 4);
    expect(shown(await readingsBetween(next, next))).toEqual([`${next} Mateus 5`]);
  });
});

async function changePlan(day: Day, changes: Partial<PlanRequest>) {
  const stored = await storedPlan();
  await planRef.set(choosePlan(stored, requestFor(day, changes), nowOf(day)));
}

describe('devotionals from the reading', () => {
  const fromReading: Partial<PlanRequest> = { devotionals: [{ from: 'reading' }] };
  const devotionalsUntil = async (last: Day) => {
    const { docs } = await db
      .collection(collections.devotionals)
      .where('date', '>=', start)
      .where('date', '<=', last)
      .orderBy('date')
      .get();
    return docs.map((each) => v.parse(devotionalSchema, each.data()));
  };

  it('are written with the readings, each with a verse of its own day', async () => {
    await turnOn(start, fromReading);
    expect(await fill(start)).toBe(10);
    const devotionals = await devotionalsUntil(addDays(start, AHEAD));
    expect(devotionals.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, index) => addDays(start, index)),
    );
    expect(devotionals[0]).toMatchObject({
      id: start,
      verse_reference: expect.stringMatching(/^Mateus 1\./) as string,
      verse_text: expect.stringMatching(/^MAT 1\./) as string,
      created_by: 'plano',
    });
    for (const field of ['opening_text', 'reflection_question', 'closing_text'] as const)
      expect(new Set(devotionals.map((each) => each[field])).size).toBe(10);
    // The rules and the forms accept them.
    expect(devotionals.every(({ application_question: text }) => text.trim() !== '')).toBe(true);
  });

  it('are not written where an admin has one, and do not replace one that an admin changed', async () => {
    const [own, changed] = [addDays(start, 3), addDays(start, 4)];
    await db
      .doc(paths.devotional(own))
      .set(aDevotional({ id: own, date: own, created_by: 'chefe' }));
    await turnOn(start, fromReading);
    await fill(start);
    const text = { context: 'Do pastor.' };
    await changeDevotional(changed, (devotional) => devotional.update(text));
    await expectLocked(changed, 'devotional');
    await changePlan(start, { ...fromReading, plan: 'gospels-40-days' });
    await fill(start);
    expect(await dataAt(paths.devotional(own))).toMatchObject({ created_by: 'chefe' });
    expect(await dataAt(paths.devotional(changed))).toMatchObject({ context: 'Do pastor.' });
    expect(shown(await readingsBetween(own, own))).toEqual([`${own} Mateus 5`, `${own} Mateus 6`]);
  });

  const noteFor = (chapter: number): ChapterNote => ({
    happens: `No capítulo ${chapter}, algo acontece.`,
    center: `O centro de ${chapter}.`,
    verse: '3-4',
    question: `O que há em ${chapter}?`,
    step: `O que você fará com ${chapter}?`,
    prayer: `Senhor, fica comigo em ${chapter}. Amém.`,
  });
  const notedBible = (change: (note: ChapterNote, chapter: number) => ChapterNote | null) => ({
    ...bible,
    loadNote: async (_: BookId, chapter: number) => change(noteFor(chapter), chapter),
  });

  it('come from the note on the first chapter whose note has its verse in the reading', async () => {
    await turnOn(start, { ...fromReading, plan: 'gospels-40-days' });
    // The first day reads Matthew 1 and 2.
    const secondOnly = notedBible((note, chapter) => (chapter === 1 ? null : note));
    await fill(start, secondOnly);
    const [first] = await devotionalsUntil(start);
    expect(first).toMatchObject({
      verse_reference: 'Mateus 2.3-4',
      verse_text: 'MAT 2.3 MAT 2.4',
      context: expect.stringMatching(
        /\*\*Mateus 2\.\*\* No capítulo 2, algo acontece\.$/,
      ) as string,
      central_insight: 'O centro de 2.',
      reflection_question: 'O que há em 2?',
      application_question: 'O que você fará com 2?',
      closing_text: 'Senhor, fica comigo em 2. Amém.',
    });
  });

  it('are written again when their note changes, except where they are begun, completed, locked or edited', async () => {
    await turnOn(start, fromReading);
    await fill(
      start,
      notedBible((note) => note),
    );
    const [completed, changed, locked] = [2, 3, 4].map((days) => addDays(start, days)) as [
      Day,
      Day,
      Day,
    ];
    await db.doc(paths.devotionalCompletions(completed)).set({ first_completed_at: new Date() });
    await changeDevotional(changed, (devotional) => devotional.update({ context: 'Do pastor.' }));
    await expectLocked(changed, 'devotional');
    await db.doc(paths.contentDay(locked)).update({ 'devotional.locked': true });
    const before = await devotionalsUntil(addDays(start, AHEAD));
    const corrected = notedBible((note) => ({ ...note, center: 'Corrigido.' }));
    // Today and tomorrow can have been begun.
    expect(await fill(start, corrected)).toBe(AHEAD + 1 - 5);
    const after = await devotionalsUntil(addDays(start, AHEAD));
    expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
    expect(after.slice(5).map((each) => each.central_insight)).toEqual(Array(5).fill('Corrigido.'));
    expect(await fill(start, corrected)).toBe(0);
  });

  it('stay where someone has completed one and are deleted elsewhere', async () => {
    await turnOn(start, fromReading);
    await fill(start);
    const completed = addDays(start, 4);
    await db.doc(paths.devotionalCompletions(completed)).set({ first_completed_at: new Date() });
    await changePlan(start, { devotionals: [] });
    await fill(start);
    const left = await devotionalsUntil(addDays(start, AHEAD));
    expect(left.map(({ date }) => date)).toEqual([start, addDays(start, 1), completed]);
    expect(await readingsBetween(start, addDays(start, AHEAD))).toHaveLength(10);
  });
});

it('a changed plan replaces only days that nobody has begun, and leaves nothing of the old plan on them', async () => {
  await turnOn(start, { plan: 'm-cheyne' });
  await fill(start);
  await changePlan(start, { plan: 'chapter-a-day' });
  const { firstReplaceable } = nowOf(start);
  expect(await fill(start)).toBe(AHEAD - 1);
  expect(await readingsBetween(start, addDays(firstReplaceable, -1))).toHaveLength(8);
  expect(shown(await readingsBetween(firstReplaceable, addDays(start, 4)))).toEqual(
    chaptersFrom(firstReplaceable, 'MAT', 1, 3),
  );
  expect(await readingsBetween(start, addDays(start, 60))).toHaveLength(8 + AHEAD - 1);
});

it('stops if the plan changes during the run, and continues by the new one', async () => {
  const plan = await turnOn(start);
  let changes = 0;
  const changing = {
    ...bible,
    async loadChapter(book: BookId, chapter: number) {
      if (changes++ === 3)
        await planRef.set(
          choosePlan(plan, requestFor(start, { plan: 'psalms-30-days' }), nowOf(start)),
        );
      return bible.loadChapter(book, chapter);
    },
  };
  await fill(start, changing);
  const { firstReplaceable } = nowOf(start);
  const books = new Set(
    (await readingsBetween(firstReplaceable, addDays(start, 30))).map(({ book }) => book),
  );
  expect(books).toEqual(new Set(['Salmos']));
});

it('clears the coming days for a pause, and resumes after it where it stopped', async () => {
  const plan = await turnOn(start);
  await fill(start);
  const paused = pausePlan(plan, nowOf(start));
  await planRef.set(paused);
  await fill(start);
  expect(shown(await readingsBetween(start, addDays(start, 60)))).toEqual(
    chaptersFrom(start, 'MAT', 1, 2),
  );
  const monday = addDays(start, 14);
  expect(await fill(monday)).toBe(0);
  await planRef.set(resumePlan(paused, nowOf(monday)));
  await fill(monday);
  expect(shown(await readingsBetween(addDays(start, 2), addDays(monday, 2)))).toEqual(
    chaptersFrom(monday, 'MAT', 3, 3),
  );
});

it('fills no day before the plan’s start, and reports no end of the content', async () => {
  await planRef.set(choosePlan(null, requestFor(addDays(start, 5)), nowOf(start)));
  expect(await fill(start)).toBe(AHEAD - 4);
  expect(await stateOf()).toMatchObject({ ran_on: start, filled_until: null, problem: null });
});

describe('without the Bible’s text', () => {
  it('fills nothing from a sample edition, and stores the problem', async () => {
    await turnOn(start);
    const sample = { ...bible, loadEdition: async () => ({ ...edition, is_sample: true }) };
    expect(await fillWith(start, sample)).toEqual({ days: 0, wanted: 10, missing: 'bible' });
    expect(await readingsBetween(start, addDays(start, 60))).toEqual([]);
    expect(await stateOf()).toMatchObject({ filled_until: null, problem: 'sample' });
    // The next hour stops early, until a whole Bible is there.
    expect(await isFilled(start, sample)).toBe(true);
    expect(await isFilled(addDays(start, 1), sample)).toBe(false);
    expect(await isFilled(start, bible)).toBe(false);
  });

  it('leaves out the whole day if a chapter is missing, and stores which one', async () => {
    await turnOn(start, { plan: 'm-cheyne' });
    const incompleteBible = bibleWithout('ACT 6');
    const filled = await fillWith(start, incompleteBible);
    expect(filled).toEqual({ days: 9, wanted: 10, missing: 'chapters' });
    const day = addDays(start, 5);
    expect(await readingsBetween(day, day)).toEqual([]);
    expect(await stateOf()).toEqual({
      ran_on: start,
      filled_until: addDays(start, 4),
      problem: 'chapters',
      missing: ['Atos 6'],
    });
    // As soon as the Bible has it, the day is filled.
    expect(await fill(start)).toBe(1);
    expect(await stateOf()).toMatchObject({ problem: null, filled_until: addDays(start, AHEAD) });
  });
});

it('replaces the texts of another edition from the first replaceable day on', async () => {
  await turnOn(start);
  await fill(start);
  const other = { ...bible, loadEdition: async () => ({ ...edition, hash: 'e2' }) };
  expect(await fill(start, other)).toBe(AHEAD - 1);
});

it('writes each day as one document with its source, and a day that was filled late can be caught up on', async () => {
  await turnOn(addDays(start, -2), { devotionals: [{ from: 'reading' }] });
  await fill(start);
  const [late, second] = [addDays(start, -1), addDays(start, 1)];
  const stored = async (day: Day) => v.parse(contentDaySchema, await dataAt(paths.contentDay(day)));
  expect(await stored(second)).toMatchObject({
    devotional: { source: 'plano', origin: 'Da leitura de hoje' },
    readings: { source: 'plano' },
    content: {
      devotional: { ...(await dataAt(paths.devotional(second))), created_by: '' },
      readings: await readingsBetween(second, second),
      left_out: 0,
    },
    late_until: null,
    late_days: [addDays(start, -2), late, start],
  });
  // Filled on `start`: offered until the seventh day after it, Brasília time, and open for completion for one day more.
  expect((await stored(late)).late_until).toEqual(new Date(`${addDays(start, 9)}T03:00:00Z`));
  expect((await stored(addDays(start, 7))).late_days).toContain(late);
  expect((await stored(addDays(start, 8))).late_days ?? []).not.toContain(late);
});

it('the schedule runs every hour, and costs nine reads, or more with readings, after the church’s day has been filled', async () => {
  const run = async () => hourlyFill.run({ scheduleTime: '' }) as Promise<void>;
  await run();
  const now = await churchDay(new Date());
  const readings = await Promise.all(
    [now, addDays(now, 1)].map((each) => readingsBetween(each, each)),
  );
  // The time zone, the plan and whether admins were warned; the document, devotional and readings of today and tomorrow.
  const reads = readings.reduce((sum, { length }) => sum + Math.max(1, length), 3 + 2 * 2);
  // When the church last filled the days of its series; it has none.
  expect(await countReads(run)).toBe(reads + 1);
  await turnOn(addDays(now, 300));
  await run();
  // The tests' Bible is a sample: nothing more can be filled until a whole one is there.
  expect(await stateOf()).toMatchObject({ ran_on: now, problem: 'sample' });
  expect(await countReads(run)).toBe(reads);
  await planRef.update({ 'state.problem': null });
  expect(await countReads(run)).toBe(reads);
  expect(await stateOf()).toMatchObject({ problem: null });
  // What failed is tried again in the next hour.
  await planRef.update({ 'state.problem': 'failed' });
  await run();
  expect(await stateOf()).toMatchObject({ problem: 'sample' });
  // A change whose own run was interrupted is filled in the next hour.
  await planRef.set(pausePlan(await storedPlan(), nowOf(now)));
  await run();
  expect(await stateOf()).toMatchObject({ ran_on: now, problem: 'sample' });
});

it('the content plan is configured by an admin in the app', async () => {
  const { uid } = await createUser({ admin: true });
  const ask = (request: object) => callAs(uid, 'content-plan', request);
  await expect(ask({ action: 'fill' })).rejects.toMatchObject({ code: 'failed-precondition' });
  const choice = { action: 'choose', ...requestFor(addDays(today, 300)) };
  await expect(ask({ ...choice, start: addDays(today, 400) })).rejects.toMatchObject({
    code: 'invalid-argument',
    message: 'Confira a data de início.',
  });
  const nothing = { days: 0, wanted: 0, missing: 'bible' };
  expect(await ask(choice)).toEqual(nothing);
  expect(await ask({ action: 'pause' })).toEqual(nothing);
  expect(await dataAt(paths.contentPlan)).toMatchObject({
    revision: 2,
    choices: [{ plan: 'chapter-a-day', pauses: [{ to: null }] }],
  });
  const recorded = await db.collection(collections.audit).where('actor', '==', uid).get();
  expect(recorded.docs.map((entry): unknown => entry.get('after'))).toEqual(
    expect.arrayContaining(['choose', 'pause']),
  );
});

it('the content plan is saved even if the days cannot be filled, and the next hour tries again', async () => {
  const { uid } = await createUser({ admin: true });
  const broken = { ...bible, loadEdition: () => Promise.reject(new Error('broken')) };
  const ask = (request: Parameters<typeof changeAndFill>[1], from: Bible = broken) =>
    changeAndFill(uid, request, from, noonOf(start));
  const later = { days: null, wanted: 0, missing: null };
  expect(await ask({ action: 'choose', ...requestFor(start) })).toEqual(later);
  expect(await storedPlan()).toMatchObject({ revision: 1, state: null });
  expect(await ask({ action: 'fill' }, bible)).toMatchObject({ days: 31 });
  expect(await stateOf()).toMatchObject({ ran_on: start, problem: null });
  expect(await ask({ action: 'fill' })).toEqual(later);
  expect(await stateOf()).toBeNull();
});
