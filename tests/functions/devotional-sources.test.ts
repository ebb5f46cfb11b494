import { fillAndWarn } from '../../functions/src/content/content-plan';
import { changeSeries } from '../../functions/src/content/content-series';
import { fillDays } from '../../functions/src/content/fill-days';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requests } from '@raizes/domain/callables/requests';
import { nothingToFill } from '@raizes/domain/callables/responses';
import { addDays, weekdayOf, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import type { DevotionalSource } from '@raizes/domain/documents/content-plan';
import { contentSeriesSchema } from '@raizes/domain/documents/content-series';
import type { SeriesTimes } from '@raizes/domain/documents/content-series';
import { IMPORTED_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { choosePlan, pausePlan } from '@raizes/domain/content/plan-changes';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDevotional, noonOf } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { fromRoot } from '../../tools/launcher/root.mjs';
import { bibleWithout, edition } from './support/bible';
import { callAs } from './support/calls';
import { countReads, dataAt } from './support/database';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const bible = bibleWithout();
/** A sample edition, which fills nothing but the days of series. */
const sample = { ...bible, loadEdition: async () => ({ ...edition, is_sample: true }) };
const AHEAD = 9;
const fill = async (day: Day, from = bible) => (await fillDays(from, noonOf(day), AHEAD)).days;
const planRef = db.doc(paths.contentPlan);
const imported = db.collection(collections.contentSeries);
const reading: DevotionalSource = { from: 'reading' };
const series: DevotionalSource = { from: 'series' };

/** The day of today and the first day of the plan. */
let start: Day;
let admin = '';
beforeEach(async () => {
  start = '2080-07-15';
  admin = (await createUser({ admin: true })).uid;
});

const nowOf = (day: Day) => ({ today: day, firstReplaceable: firstReplaceableDay(noonOf(day)) });
async function choose(devotionals: DevotionalSource[], weekdays = everyDay): Promise<void> {
  const stored = await planRef.get();
  const plan = stored.exists ? v.parse(contentPlanSchema, stored.data()) : null;
  const planRequest = { plan: 'chapter-a-day' as const, start, weekdays, devotionals };
  await planRef.set(choosePlan(plan, planRequest, nowOf(start)));
}

const ask = (request: object, uid = admin) => callAs(uid, 'content-series', request);
const requestSchema = requests['content-series'];
/** Applies an admin's change on that day. */
async function act(request: object, day = start, from = sample) {
  const parsed = v.parse(requestSchema, request);
  if (parsed.action === 'look') throw new RangeError('Changes nothing');
  return changeSeries(admin, parsed, from, noonOf(day));
}
const idOf = async (name: string) =>
  (await imported.where('name', '==', name).get()).docs[0]?.id ?? '';

const sourceOf = async (name: string) => ({ from: 'series' as const, id: await idOf(name) });

const anEntry = (verse_reference: string, date: Day | null = null) => ({
  date,
  verse_reference,
  verse_text: 'Do pastor.',
  reflection_question: 'O quê?',
  application_question: 'Como?',
});
async function importSeries(name: string, times: SeriesTimes, dates: (Day | null)[], use = false) {
  const devotionals = dates.map((date, index) => anEntry(`${name} ${index + 1}`, date));
  await act({ action: 'import-series', name, devotionals, times, use });
}
async function importChain(name: string, list: Record<string, string[]>, use = false) {
  await ask({ action: 'import-chain', name, json: JSON.stringify(list), use });
  return { from: 'chain' as const, id: await idOf(name) };
}
const fromStart = (first: Day, weekdays = everyDay): SeriesTimes => ({
  kind: 'start',
  start: first,
  weekdays,
});

async function devotionalsOf(first: Day, days: number) {
  const { docs } = await db
    .collection(collections.devotionals)
    .where('date', '>=', first)
    .where('date', '<', addDays(first, days))
    .orderBy('date')
    .get();
  return docs.map((each) => v.parse(devotionalSchema, each.data()));
}
/** The origin lines that readers see, day by day. */
async function originsOf(first: Day, days: number) {
  const read = Array.from({ length: days }, (_, index) =>
    dataAt(paths.contentDay(addDays(first, index))),
  );
  return (await Promise.all(read)).map((each) =>
    each ? (v.parse(contentDaySchema, each).devotional?.origin ?? null) : null,
  );
}
const READING = 'Da leitura de hoje';

describe('the source of a day’s devotional', () => {
  it('is the first that has one: a series on its days, a chain on its days, the reading on all others', async () => {
    const chain = await importChain('Luz', {
      [addDays(start, 1).slice(5)]: ['PSA 23:1', 'JHN 3:16-17', 'ROM 8:1'],
      [addDays(start, 2).slice(5)]: ['PSA 24:1'],
    });
    await importSeries('Casa', fromStart(addDays(start, 2), [3, 4]), [null, null]);
    await choose([series, chain, reading]);
    expect(await fill(start, bibleWithout('ROM 8'))).toBe(10);
    expect(await originsOf(start, 6)).toEqual([
      READING,
      'Versículos do dia: Luz',
      'Série: Casa',
      'Série: Casa',
      READING,
      READING,
    ]);
    const [, ofChain, ofSeries] = await devotionalsOf(start, 6);
    expect(ofChain).toMatchObject({ verse_reference: 'Salmos 23.1', verse_text: 'PSA 23.1' });
    // Leaves out the verse that the Bible lacks.
    expect(ofChain?.context).toBe(
      'Outras palavras da Bíblia que conversam com esta:\n• JHN 3.16 JHN 3.17 (João 3.16-17)',
    );
    expect(ofSeries).toEqual({
      id: addDays(start, 2),
      ...anEntry('Casa 1', addDays(start, 2)),
      opening_text: '',
      context: '',
      central_insight: '',
      closing_text: '',
      created_by: 'plano',
    });
  });

  it('changes with the order of sources, on days that nobody has begun', async () => {
    const list = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [addDays(start, index).slice(5), ['PSA 23:1']]),
    );
    const chain = await importChain('Luz', list);
    await choose([reading, chain]);
    await fill(start);
    await choose([chain, reading]);
    expect(await fill(start)).toBe(AHEAD - 1);
    const luz = 'Versículos do dia: Luz';
    expect(await originsOf(start, 4)).toEqual([READING, READING, luz, luz]);
    expect(await fill(start)).toBe(0);
  });

  it('is, of several series, the first in the order that the admin chose', async () => {
    await importSeries('Um', fromStart(start), [null, null, null]);
    await importSeries('Dois', fromStart(addDays(start, 1)), [null, null, null]);
    const [one, two] = [await sourceOf('Um'), await sourceOf('Dois')];
    await choose([one, two, reading]);
    await fill(start);
    const [um, dois] = ['Série: Um', 'Série: Dois'];
    expect(await originsOf(start, 5)).toEqual([um, um, um, dois, READING]);
    await act({ action: 'order', sources: [two, one, reading] }, start, bible);
    // The first two days can be begun somewhere by now.
    expect(await originsOf(start, 5)).toEqual([um, um, dois, dois, READING]);
    await act({ action: 'order', sources: [one, reading] }, start, bible);
    expect(await originsOf(start, 5)).toEqual([um, um, um, READING, READING]);
    const plan = v.parse(contentPlanSchema, await dataAt(planRef.path));
    expect(plan.choices.at(-1)?.devotionals).toEqual([one, reading]);
  });

  it('is the next one if the source of the Bible cuts off the chain’s head verse', async () => {
    const chain = await importChain('Luz', { [start.slice(5)]: ['OBA 1:1'] });
    await choose([chain, reading]);
    await fill(start, {
      ...bible,
      async loadPassage(passage) {
        const found = await bible.loadPassage(passage);
        if (!found || passage.book !== 'OBA') return found;
        return { ...found, verses: found.verses.map((each) => ({ ...each, text: 'perdão dos' })) };
      },
    });
    expect(await originsOf(start, 1)).toEqual([READING]);
  });

  it('is the next one if the Bible lacks the chain’s head verse, and none if there is no other', async () => {
    const list = { [start.slice(5)]: ['OBA 1:1'] };
    const chain = await importChain('Luz', list);
    await choose([chain, reading]);
    await fill(start, bibleWithout('OBA 1'));
    expect(await originsOf(start, 1)).toEqual([READING]);
    start = addDays(start, 28);
    const other = await importChain('Outra', { [start.slice(5)]: ['OBA 1:1'] });
    await planRef.delete();
    await choose([other]);
    await fill(start, bibleWithout('OBA 1'));
    expect(await devotionalsOf(start, 10)).toEqual([]);
    expect((await planRef.get()).get('state.problem')).toBeNull();
  });

  it('also fills days without a reading, but not the days of an admin', async () => {
    const own = addDays(start, 6);
    await db.doc(paths.devotional(own)).set(aDevotional({ id: own, date: own, created_by: 'eu' }));
    const dates = [addDays(start, 5), own];
    await importSeries('Casa', { kind: 'dates' }, dates);
    await choose([series], [1, 2, 3, 4, 5]);
    await fill(start);
    const devotionals = await devotionalsOf(start, 10);
    expect(devotionals.map(({ date, created_by }) => [date, created_by])).toEqual([
      [dates[0], 'plano'],
      [own, 'eu'],
    ]);
    expect(await ask({ action: 'look', days: [...dates, addDays(start, 7)] })).toEqual({
      ...nothingToFill,
      own: [own],
    });
  });

  it('is a series with its own days before a yearly one, and nothing during a pause', async () => {
    const easter = '2081-03-30';
    start = addDays(easter, -2);
    await importSeries('Páscoa', { kind: 'feast', feast: 'easter', weekdays: everyDay }, [
      ...Array<null>(3).fill(null),
    ]);
    await importSeries('Só hoje', fromStart(addDays(easter, 1)), [null]);
    await choose([series]);
    await fill(start);
    const filled = [null, null, 'Série: Páscoa', 'Série: Só hoje', 'Série: Páscoa', null];
    expect(await originsOf(start, 6)).toEqual(filled);
    await planRef.set(
      pausePlan(v.parse(contentPlanSchema, await dataAt(planRef.path)), nowOf(start)),
    );
    await fill(start);
    expect(await devotionalsOf(start, 10)).toEqual([]);
    start = addDays(start, 28);
  });
});

describe('a complete series', () => {
  const third = () => addDays(start, 2);
  const importThree = (use = false) =>
    importSeries('Casa', fromStart(third()), [null, null, null], use);
  const ofSeries = [null, null, 'Série: Casa', 'Série: Casa', 'Série: Casa', null];
  const shown = () => originsOf(start, 6);

  it('fills its days without a plan and without a Bible, at import and in the hourly run', async () => {
    await importThree();
    expect(await shown()).toEqual(ofSeries);
    expect((await planRef.get()).exists).toBe(false);
    await db.doc(paths.devotional(third())).delete();
    await db.doc(paths.contentDay(third())).delete();
    const run = (day: Day) => fillAndWarn(sample, noonOf(day));
    await run(addDays(start, 1));
    expect(await shown()).toEqual(ofSeries);
    // The series and the coming days are read once a day.
    expect(await countReads(() => run(addDays(start, 1)))).toBeLessThanOrEqual(10);
    expect(await fillDays(sample, noonOf(start), AHEAD)).toEqual(nothingToFill);
    // Rescheduled before any plan.
    await act({ action: 'place', id: await idOf('Casa'), times: fromStart(addDays(start, 3)) });
    expect(await shown()).toEqual([null, ...ofSeries.slice(0, -1)]);
  });

  it('keeps its days when a plan that begins later is chosen', async () => {
    await importThree();
    const later = { plan: 'chapter-a-day' as const, start: addDays(start, 20), weekdays: everyDay };
    await planRef.set(choosePlan(null, { ...later, devotionals: [] }, nowOf(start)));
    await fill(start);
    expect(await shown()).toEqual(ofSeries);
  });

  it('fills its days of a plan while chains and readings wait for a Bible', async () => {
    const chain = await importChain('Luz', { [start.slice(5)]: ['PSA 23:1'] });
    await importThree();
    await choose([chain, series, reading]);
    const filled = await fillDays(sample, noonOf(start), AHEAD);
    expect(filled).toEqual({ days: 0, wanted: 10, missing: 'bible' });
    expect(await shown()).toEqual(ofSeries);
    expect((await db.collection(collections.dailyReadings).get()).size).toBe(0);
    expect((await planRef.get()).get('state.problem')).toBe('sample');
    expect(await fill(start)).toBe(10);
    expect((await shown())[0]).toBe('Versículos do dia: Luz');
    expect((await shown())[2]).toBe('Série: Casa');
  });

  it('fills its day without the reading if the Bible lacks the chapter of the day', async () => {
    await importThree();
    await choose([series, reading]);
    const partial = bibleWithout('MAT 2', 'MAT 3');
    const filled = await fillDays(partial, noonOf(start), AHEAD);
    expect(filled).toMatchObject({ wanted: 10, missing: 'chapters' });
    expect((await shown()).slice(0, 4)).toEqual([READING, null, 'Série: Casa', 'Série: Casa']);
    expect((await planRef.get()).get('state.missing')).toEqual(['Mateus 2', 'Mateus 3']);
    expect(await fill(start)).toBe(2);
    expect((await shown()).slice(0, 3)).toEqual([READING, READING, 'Série: Casa']);
  });

  it('takes no place of what a whole Bible had filled', async () => {
    await choose([series, reading]);
    await fill(start);
    await importThree(true);
    await fill(start, sample);
    expect(await shown()).toEqual(Array.from({ length: 6 }, () => READING));
    await fill(start);
    expect((await shown())[2]).toBe('Série: Casa');
  });
});

describe('an imported series or chain', () => {
  it('is used immediately if requested, and the plan is filled again', async () => {
    await choose([reading]);
    await importSeries('Casa', fromStart(start), [null], true);
    const { id } = await importChain('Luz', { '01-01': ['PSA 1:1'] }, true);
    await importChain('Guardada', { '01-01': ['PSA 2:1'] });
    expect(await planRef.get().then((plan) => plan.data())).toMatchObject({
      revision: 4,
      choices: [{ devotionals: [await sourceOf('Casa'), { from: 'chain', id }, reading] }],
    });
    const stored = (await imported.get()).docs.map((each) =>
      v.parse(contentSeriesSchema, each.data()),
    );
    expect(new Set(stored.map(({ kind, name, days }) => `${kind} ${name} ${days}`))).toEqual(
      new Set(['chain Guardada 1', 'chain Luz 1', 'series Casa 1']),
    );
    const recorded = await db.collection(collections.audit).where('actor', '==', admin).get();
    const kinds = recorded.docs.map((entry): unknown => entry.get('after'));
    expect(kinds).toEqual(expect.arrayContaining(['series', 'chain']));
  });

  it('is stored when another is imported concurrently', async () => {
    await choose([reading]);
    const list = { [start.slice(5)]: ['PSA 23:1'] };
    const chains = await Promise.all(['Um', 'Dois'].map((name) => importChain(name, list, true)));
    const plan = v.parse(contentPlanSchema, await dataAt(planRef.path));
    expect(plan.revision).toBe(3);
    expect(plan.choices).toHaveLength(1);
    expect(plan.choices[0]?.devotionals).toEqual(expect.arrayContaining([...chains, reading]));
    expect(plan.choices[0]?.devotionals).toHaveLength(3);
  });

  it('moves to other days when it is placed again', async () => {
    const days = [addDays(start, 4), addDays(start, 6)] as const;
    await importSeries('Casa', fromStart(addDays(start, 3)), [null, null]);
    await choose([series]);
    await fill(start);
    await act({
      action: 'place',
      id: await idOf('Casa'),
      times: fromStart(days[0], days.map(weekdayOf)),
    });
    await fill(start);
    expect((await devotionalsOf(start, 10)).map(({ date }) => date)).toEqual(days);
  });

  it('can be deleted; the days it has filled stay unless another source replaces them', async () => {
    const chain = await importChain('Luz', { [addDays(start, 3).slice(5)]: ['PSA 23:1'] });
    await importSeries('Casa', fromStart(addDays(start, 4)), [null, null]);
    await choose([series, chain, reading]);
    await fill(start);
    const before = await devotionalsOf(start, 10);
    await ask({ action: 'delete', id: chain.id });
    await ask({ action: 'delete', id: await idOf('Casa') });
    expect((await planRef.get()).get('choices.0.devotionals') ?? []).toEqual([]);
    expect(await dataAt(planRef.path)).toMatchObject({
      choices: [{ devotionals: [reading] }],
    });
    expect(await fill(start)).toBe(0);
    expect(await devotionalsOf(start, 10)).toEqual(before);
    await importSeries('Casa nova', fromStart(addDays(start, 4)), [null], true);
    await fill(start);
    expect((await originsOf(addDays(start, 3), 3)).map((each) => each?.split(': ')[1])).toEqual([
      'Luz',
      'Casa nova',
      'Casa',
    ]);
  });

  it('leaves its devotionals when it is deleted, even if a chain of higher priority remains', async () => {
    const day = addDays(start, 3);
    const [lacking, writer] = [
      await importChain('Sem texto', { [day.slice(5)]: ['OBA 1:1'] }),
      await importChain('Luz', { [day.slice(5)]: ['PSA 23:1'] }),
    ];
    await choose([lacking, writer, reading]);
    const incompleteBible = bibleWithout('OBA 1');
    await fill(start, incompleteBible);
    expect(await originsOf(day, 1)).toEqual(['Versículos do dia: Luz']);
    const before = await devotionalsOf(day, 1);
    await act({ action: 'delete', id: writer.id });
    expect(await fill(start, incompleteBible)).toBe(0);
    expect(await devotionalsOf(day, 1)).toEqual(before);
    const next = await importChain('Outra', { [day.slice(5)]: ['PSA 24:1'] });
    await choose([lacking, next, reading]);
    await fill(start, incompleteBible);
    expect(await originsOf(day, 1)).toEqual(['Versículos do dia: Outra']);
  });

  it('does not fill past days', async () => {
    await choose([]);
    await fill(start);
    const today = addDays(start, 30);
    const list = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [addDays(today, at - 5).slice(5), ['PSA 23:1']]),
    );
    const behind = addDays(today, -7);
    const chain = { action: 'import-chain', name: 'Luz', json: JSON.stringify(list), use: true };
    await act(chain, today);
    await fill(today);
    expect((await devotionalsOf(behind, 9)).map(({ date }) => date)).toEqual([
      today,
      addDays(today, 1),
    ]);
    // Series in use do not fill past days either, whether they are imported or placed again.
    start = addDays(today, 1);
    const devotionals = [1, 2, 3, 4, 5].map((each) => anEntry(`Casa ${each}`));
    const times = fromStart(addDays(today, -5));
    await act({ action: 'import-series', name: 'Casa', devotionals, times, use: true }, start);
    const id = await idOf('Casa');
    await fill(start);
    await act({ action: 'place', id, times: fromStart(addDays(today, -3)) }, start);
    await fill(start);
    expect((await originsOf(behind, 8)).filter((origin) => origin !== null)).toEqual([
      'Versículos do dia: Luz',
    ]);
    start = today;
  });

  it('is stored once for repeated requests, and confirmed even if the days cannot be filled', async () => {
    await choose([]);
    const broken = { ...bible, loadEdition: () => Promise.reject(new Error('No Bible')) };
    const request = {
      action: 'import-series',
      name: 'Casa',
      devotionals: [anEntry('a')],
      times: fromStart(addDays(start, 2)),
      use: true,
    };
    expect(await act(request, start, broken)).toMatchObject({ days: null });
    expect(await act(request, start)).toMatchObject({ days: 1 });
    expect((await imported.get()).size).toBe(1);
    expect(await dataAt(planRef.path)).toMatchObject({ choices: [{ devotionals: [series] }] });
    await fill(start);
    expect((await devotionalsOf(start, 10)).map(({ date }) => date)).toEqual([addDays(start, 2)]);
    // The same texts on other days are another series.
    await act({ ...request, times: fromStart(addDays(start, 4)) });
    expect((await imported.get()).size).toBe(2);
    await act({ action: 'delete', id: await idOf('Casa') });
    await act({ action: 'delete', id: await idOf('Casa') });
    expect((await db.collectionGroup('texts').get()).size).toBe(0);
  });

  it.each([
    [
      {
        action: 'import-series',
        name: 'x',
        devotionals: [anEntry('a')],
        times: fromStart('9999-12-30'),
        use: true,
      },
      'Confira a data de início.',
    ],
    [
      { action: 'import-chain', name: 'x', json: '{"01-01": ["JHN 99:1"]}', use: true },
      'Dia 01-01: “JHN 99:1” não é uma passagem da Bíblia.',
    ],
    [
      {
        action: 'import-series',
        name: 'x',
        devotionals: [anEntry('a'), { ...anEntry('b'), verse_text: '' }],
        times: fromStart('2027-01-01'),
        use: true,
      },
      'Linha 2: Texto do versículo é obrigatório.',
    ],
    [
      {
        action: 'import-series',
        name: 'x',
        devotionals: [anEntry('a')],
        times: { kind: 'dates' },
        use: true,
      },
      'O arquivo não tem datas: escolha quando começa.',
    ],
    [
      {
        action: 'import-series',
        name: 'x',
        devotionals: Array.from({ length: 200 }, () => ({
          ...anEntry('a'),
          context: 'ã'.repeat(2_500),
        })),
        times: fromStart('2027-01-01'),
        use: true,
      },
      'O arquivo é grande demais: divida em dois, de até 900 kB cada um.',
    ],
  ])('is rejected entirely if any part is invalid', async (request, message) => {
    await choose([reading]);
    await expect(ask(request)).rejects.toMatchObject({ code: 'invalid-argument', message });
    expect((await imported.get()).size).toBe(0);
    expect(await dataAt(planRef.path)).toMatchObject({ revision: 1 });
  });

  it('can be changed only by admins, up to a limit', async () => {
    const { uid } = await createUser();
    const chain = { action: 'import-chain', name: 'Luz', json: '{"01-01":["PSA 1:1"]}', use: true };
    await expect(ask(chain, uid)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(ask({ action: 'delete', id: 'nada' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const full = Array.from({ length: IMPORTED_MAX }, (_, index) =>
      imported.doc(`c${index}`).set({ kind: 'broken' }),
    );
    await Promise.all(full);
    await expect(ask(chain)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect((await imported.get()).size).toBe(IMPORTED_MAX);
    // Invalid documents leave no day empty.
    await choose([series, reading]);
    expect(await fill(start)).toBe(10);
  });

  it('costs no reads while the days are filled from readings only', async () => {
    await choose([reading]);
    await importSeries('Casa', fromStart(start), [null]);
    await fill(start);
    // The plan twice, the time zone and the 17 days.
    expect(await countReads(async () => void (await fill(start)))).toBeLessThanOrEqual(20);
  });
});

/** In the folder named by BIBLE_DATA, or next to the repository; the test is skipped if it is missing. */
const data = process.env['BIBLE_DATA'] ?? fromRoot('../shared/bible');
const dailyLight = join(data, 'daily-light-morning.json');

it.skipIf(!existsSync(dailyLight))('imports a whole year of references', async () => {
  const json = readFileSync(dailyLight, 'utf8');
  await ask({ action: 'import-chain', name: 'Luz diária', json, use: false });
  expect((await imported.get()).docs[0]?.get('days')).toBe(366);
  await choose([{ from: 'chain', id: await idOf('Luz diária') }]);
  await fill(start);
  expect(await devotionalsOf(start, 10)).toHaveLength(10);
});
