import { arrangeDays } from '../../functions/src/content/content-days';
import { onDevotionalWritten } from '../../functions/src/content/content-day-triggers';
import { fillDays } from '../../functions/src/content/fill-days';
import type { ParsedRequest } from '@raizes/domain/callables/requests';
import { addDays, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema } from '@raizes/domain/documents/content';
import { FROM_READING, contentParts } from '@raizes/domain/documents/content-day';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import type { PlanRequest } from '@raizes/domain/documents/content-plan';
import { collections, paths } from '@raizes/domain/paths';
import { choosePlan } from '@raizes/domain/content/plan-changes';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDailyReading, aDevotional, noonOf } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { dataAt } from './support/database';
import { changeDevotional, changeReading, deliver } from './support/triggers';
import { bibleWithout } from './support/bible';

const bible = bibleWithout();
const planRef = db.doc(paths.contentPlan);

/** The day of today and the first day of the plan. */
const start: Day = '2086-01-07';
let admin = '';
beforeEach(async () => {
  admin = (await createUser({ admin: true })).uid;
});

const planRequest = (changes: Partial<PlanRequest> = {}): PlanRequest => ({
  plan: 'chapter-a-day',
  start,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  devotionals: [{ from: 'reading' }],
  ...changes,
});
const now = () => ({ today: start, firstReplaceable: firstReplaceableDay(noonOf(start)) });
const fill = () => fillDays(bible, noonOf(start), 8);
async function turnOn() {
  await planRef.set(choosePlan(null, planRequest(), now()));
  await fill();
}
async function changePlan(changes: Partial<PlanRequest>) {
  const stored = v.parse(contentPlanSchema, await dataAt(paths.contentPlan));
  await planRef.set(choosePlan(stored, planRequest(changes), now()));
  await fill();
}

type Request = ParsedRequest<'content-days'>;
const ask = (request: Request, by = admin, from = bible) =>
  arrangeDays(by, request, from, noonOf(start));
const parts = [...contentParts];
const move = (from: Day, to: Day, over: 'nothing' | 'plan' = 'nothing') =>
  ask({ action: 'move', from, to, parts, over });
/** The `seen` value with which the server describes both days when a move needs a decision. */
async function seenOn(from: Day, to: Day): Promise<string> {
  const error: unknown = await move(from, to).catch((cause: unknown) => cause);
  return v.parse(v.object({ details: v.object({ seen: v.string() }) }), error).details.seen;
}
const copy = (from: Day, to: Day) => ask({ action: 'copy', from, to, parts, over: 'nothing' });
const swap = async (from: Day, to: Day) =>
  ask({ action: 'swap', from, to, parts, seen: await seenOn(from, to) });

/** Beyond the days that the plan fills. */
const far = () => addDays(start, 50);
const publishDevotional = (date: Day, fields: object = {}) =>
  db.doc(paths.devotional(date)).set(aDevotional({ id: date, date, ...fields }));
const publishReading = (id: string, date: Day, fields: object = {}) =>
  db.doc(paths.dailyReading(id)).set(aDailyReading({ id, date, ...fields }));

async function readingsOn(day: Day) {
  const { docs } = await db.collection(collections.dailyReadings).where('date', '==', day).get();
  return docs.map((each) => v.parse(dailyReadingSchema, { ...each.data(), id: each.id }));
}
const chaptersOn = async (day: Day) =>
  (await readingsOn(day)).map(({ book, chapter }) => `${book} ${chapter}`);
const contextOf = async (day: Day) =>
  (await db.doc(paths.devotional(day)).get()).get('context') as unknown;
const stateOf = (day: Day) => dataAt(paths.contentDay(day));
const refusedWith = (words: RegExp, code = 'failed-precondition') => ({
  code,
  message: expect.stringMatching(words) as string,
});
const own = { source: 'admin', locked: true };
const ofPlan = { source: 'plano', locked: false };

describe('moving a day', () => {
  it('makes the content the admin’s on its new day, and the plan fills the old day again', async () => {
    await turnOn();
    const from = addDays(start, 3);
    await publishReading('outra', addDays(start, 5), { devotional_id: from });
    await move(from, far());
    expect(await chaptersOn(far())).toEqual(['Mateus 4']);
    expect((await readingsOn(far())).map(({ id }) => id)).toEqual([`${far()}-10`]);
    expect(await dataAt(paths.devotional(far()))).toMatchObject({ id: far(), date: far() });
    expect(await dataAt(paths.dailyReading('outra'))).toMatchObject({ devotional_id: far() });
    expect(await chaptersOn(from)).toEqual(['Mateus 4']);
    expect(await dataAt(paths.devotional(from))).toMatchObject({ id: from, created_by: 'plano' });
    expect(await stateOf(from)).toMatchObject({
      devotional: ofPlan,
      readings: ofPlan,
      published_at: expect.anything() as unknown,
    });
    // The copy that people read is written in the same transaction; it is published on its own day.
    expect(await stateOf(far())).toMatchObject({
      content: { devotional: { id: far() }, readings: [{ id: `${far()}-10` }] },
      published_at: expect.anything() as unknown,
    });
    // Another plan does not take it back.
    await changePlan({ plan: 'gospels-40-days', devotionals: [] });
    expect(await stateOf(far())).toMatchObject({ devotional: own, readings: own });
    expect(await chaptersOn(far())).toEqual(['Mateus 4']);
    // The origin is shown until the content is edited.
    await deliver(onDevotionalWritten, paths.devotional(far()));
    expect(await stateOf(far())).toMatchObject({ devotional: { ...own, origin: FROM_READING } });
    await changeDevotional(far(), (devotional) => devotional.update({ context: 'Do pastor.' }));
    expect(await stateOf(far())).toMatchObject({ devotional: { ...own, origin: null } });
  });

  it('leaves the old day empty without a plan, and a plan chosen later fills it', async () => {
    const from = addDays(start, 4);
    await publishDevotional(from, { context: 'Do pastor.' });
    await move(from, far());
    expect(await contextOf(far())).toBe('Do pastor.');
    expect(await dataAt(paths.devotional(from))).toBeUndefined();
    await turnOn();
    expect(await dataAt(paths.devotional(from))).toMatchObject({ created_by: 'plano' });
  });

  it('replaces content only on confirmation, and can be moved back', async () => {
    await turnOn();
    const [from, to] = [addDays(start, 3), addDays(start, 6)];
    await publishReading('minha', to, { book: 'Rute' });
    await expect(move(from, to)).rejects.toMatchObject(
      refusedWith(/já tem conteúdo/, 'already-exists'),
    );
    await expect(move(from, to, 'plan')).rejects.toMatchObject(
      refusedWith(/já tem conteúdo/, 'already-exists'),
    );
    expect((await readingsOn(to)).map(({ book }) => book)).toContain('Rute');
    const replace = { action: 'move' as const, from, to, parts, over: 'anything' as const };
    const changed = refusedWith(/mudou enquanto isso/);
    await expect(ask(replace)).rejects.toMatchObject(changed);
    const seen = await seenOn(from, to);
    await ask({ ...replace, seen });
    expect(await chaptersOn(to)).toEqual(['Mateus 4']);
    // The plan has refilled the old day by now; a second move would replace the moved content with it.
    await publishReading('minha', to, { book: 'Rute' });
    await expect(ask({ ...replace, seen })).rejects.toMatchObject(changed);
    expect((await readingsOn(to)).map(({ book }) => book)).toContain('Rute');
    await db.doc(paths.dailyReading('minha')).delete();
    await move(to, from, 'plan');
    expect(await chaptersOn(from)).toEqual(['Mateus 4']);
    expect(await stateOf(from)).toMatchObject({ readings: own });
    expect(await stateOf(to)).toMatchObject({ readings: ofPlan });
  });
});

it('swapping two days can be reversed, and another plan leaves both unchanged', async () => {
  await turnOn();
  const [one, other] = [addDays(start, 3), addDays(start, 4)];
  await publishDevotional(one, { context: 'Do pastor.' });
  const request = { action: 'swap' as const, from: one, to: other, parts };
  const before = await seenOn(one, other);
  const { seen } = await ask({ ...request, seen: before });
  expect(await chaptersOn(one)).toEqual(['Mateus 5']);
  expect(await chaptersOn(other)).toEqual(['Mateus 4']);
  expect(await contextOf(other)).toBe('Do pastor.');
  // The response was lost and the client retries.
  await expect(ask({ ...request, seen: before })).rejects.toMatchObject(
    refusedWith(/mudou enquanto isso/),
  );
  await ask({ ...request, seen });
  expect(await contextOf(one)).toBe('Do pastor.');
  await changePlan({ plan: 'psalms-30-days' });
  expect(await chaptersOn(one)).toEqual(['Mateus 4']);
  expect(await chaptersOn(other)).toEqual(['Mateus 5']);
});

it('a reading whose id is that of another day survives a swap with that day', async () => {
  const [one, other] = [addDays(start, 3), addDays(start, 4)];
  await publishReading('a', one, { book: 'Rute' });
  await publishReading(`${one}-1`, other, { book: 'Jonas' });
  await swap(one, other);
  expect(await chaptersOn(one)).toEqual([expect.stringMatching(/^Jonas/)]);
  expect(await chaptersOn(other)).toEqual([expect.stringMatching(/^Rute/)]);
});

it('a move reports which parts of the target day were empty on purpose', async () => {
  const [from, to] = [addDays(start, 3), addDays(start, 4)];
  await publishDevotional(from);
  await ask({ action: 'clear', day: to, parts });
  expect(await move(from, to)).toMatchObject({ emptied: ['devotional'] });
});

describe('content that people can have begun', () => {
  it('cannot be moved, swapped or cleared, but can be copied', async () => {
    await turnOn();
    for (const day of [start, addDays(start, 1)]) {
      const refused = refusedWith(/já pode estar lendo.*copiá-lo/);
      await expect(move(day, far())).rejects.toMatchObject(refused);
      // The day is refused even if the target day is occupied, because no answer to that question would help.
      const refusedDay = { ...refused, details: { refused: day } };
      await expect(move(day, addDays(start, 4))).rejects.toMatchObject(refusedDay);
      await expect(move(addDays(start, 4), day)).rejects.toMatchObject(refusedDay);
      await expect(ask({ action: 'clear', day, parts })).rejects.toMatchObject(refused);
      await expect(ask({ action: 'fill', day, parts })).rejects.toMatchObject(refused);
    }
    await copy(start, far());
    expect(await chaptersOn(far())).toEqual(['Mateus 1']);
    expect(await chaptersOn(start)).toEqual(['Mateus 1']);
    await expect(copy(far(), addDays(start, -1))).rejects.toMatchObject(
      refusedWith(/já passou/, 'invalid-argument'),
    );
  });

  it('cannot be moved after someone has completed the devotional', async () => {
    const from = addDays(start, 4);
    await publishDevotional(from);
    await db.doc(paths.devotionalCompletions(from)).set({ first_completed_at: new Date() });
    await expect(move(from, far())).rejects.toMatchObject(refusedWith(/já concluiu/));
    await copy(from, far());
    expect(await contextOf(far())).toBe(await contextOf(from));
  });

  it('does not keep the plan from filling an empty part of the same day again', async () => {
    const tomorrow = addDays(start, 1);
    await ask({ action: 'lock', day: tomorrow, parts: ['readings'] });
    await turnOn();
    expect(await readingsOn(tomorrow)).toEqual([]);
    expect(await dataAt(paths.devotional(tomorrow))).toBeDefined();
    await ask({ action: 'fill', day: tomorrow, parts: ['readings'] });
    expect(await chaptersOn(tomorrow)).toEqual(['Mateus 2']);
  });

  it('keeps its reading ids: a copied reading does not get the id of a deleted one', async () => {
    const from = addDays(start, 4);
    await publishReading('lida', from);
    const tenth = aDailyReading({ id: `${start}-10`, date: start });
    await changeReading(tenth.id, (reading) => reading.set(tenth));
    expect(await stateOf(start)).toMatchObject({ numbered: 10 });
    await changeReading(tenth.id, (reading) => reading.delete());
    await copy(from, start);
    expect((await readingsOn(start)).map(({ id }) => id)).toEqual([`${start}-11`]);
  });

  it('does not include an empty day, to which content can be copied', async () => {
    await publishDevotional(addDays(start, 4), { context: 'Do pastor.' });
    await copy(addDays(start, 4), start);
    expect(await contextOf(start)).toBe('Do pastor.');
  });
});

it('a locked day keeps its content under another plan until it is unlocked, and becomes the admin’s when edited', async () => {
  await turnOn();
  const [locked, edited] = [addDays(start, 3), addDays(start, 4)];
  await ask({ action: 'lock', day: locked, parts });
  await ask({ action: 'lock', day: edited, parts: ['readings'] });
  const [reading] = await readingsOn(edited);
  const text = { chapter_text: 'Do pastor.' };
  await changeReading(reading?.id ?? '', (ref) => ref.update(text));
  expect(await stateOf(edited)).toMatchObject({ readings: own });
  await changePlan({ plan: 'psalms-30-days' });
  expect(await chaptersOn(locked)).toEqual(['Mateus 4']);
  expect(await stateOf(locked)).toMatchObject({ readings: { source: 'plano', locked: true } });
  await ask({ action: 'unlock', day: locked, parts });
  expect((await chaptersOn(locked))[0]).toMatch(/^Salmos/);
});

describe('clearing a day', () => {
  it('keeps it empty until it is given back to the plan', async () => {
    await turnOn();
    const day = addDays(start, 3);
    await ask({ action: 'clear', day, parts });
    await fill();
    expect(await readingsOn(day)).toEqual([]);
    expect(await dataAt(paths.devotional(day))).toBeUndefined();
    await ask({ action: 'fill', day, parts });
    expect(await chaptersOn(day)).toEqual(['Mateus 4']);
    expect(await dataAt(paths.devotional(day))).toMatchObject({ created_by: 'plano' });
  });

  it('an admin’s day is given back only if the plan has content for it', async () => {
    const day = addDays(start, 3);
    await publishReading('propria', day, { book: 'Rute', chapter: 2 });
    await expect(ask({ action: 'fill', day, parts })).rejects.toMatchObject(refusedWith(/plano/));
    await turnOn();
    // Someone has completed the devotional, so it stays; the readings are a separate part.
    await db.doc(paths.devotionalCompletions(day)).set({ first_completed_at: new Date() });
    await expect(ask({ action: 'fill', day, parts })).rejects.toMatchObject(
      refusedWith(/já concluiu/),
    );
    const incompleteBible = bibleWithout('MAT 4');
    await ask({ action: 'fill', day, parts: ['readings'] }, admin, incompleteBible);
    expect(await chaptersOn(day)).toEqual(['Rute 2']);
    await fill();
    expect(await chaptersOn(day)).toEqual(['Mateus 4']);
  });
});

it('of two concurrent calls that move the same day one succeeds', async () => {
  const [from, to] = [addDays(start, 3), far()];
  await publishDevotional(from);
  const done = await Promise.allSettled([move(from, to), move(from, to)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await dataAt(paths.devotional(to))).toMatchObject({ id: to });
});

it('who empties or replaces a day’s own content is recorded, but not who changes what the plan filled in', async () => {
  const recorded = async () => {
    const { docs } = await db.collection(collections.audit).where('actor', '==', admin).get();
    const fieldOf = (each: (typeof docs)[number], field: string): unknown => each.get(field);
    return docs.map((each) => ['action', 'before', 'after'].map((field) => fieldOf(each, field)));
  };
  await turnOn();
  await ask({ action: 'clear', day: addDays(start, 2), parts });
  await ask({ action: 'fill', day: addDays(start, 3), parts });
  expect(await recorded()).toEqual([]);
  const [from, to] = [far(), addDays(start, 51)];
  await publishDevotional(from);
  await publishDevotional(to);
  const seen = await seenOn(from, to);
  expect(await recorded()).toEqual([]);
  await ask({ action: 'move', from, to, parts, over: 'anything', seen });
  expect(await recorded()).toEqual([['content-day', to, to]]);
  await ask({ action: 'clear', day: to, parts });
  expect(await recorded()).toContainEqual(['content-day', to, null]);
  const filled = addDays(start, 4);
  await publishDevotional(filled);
  await ask({ action: 'fill', day: filled, parts });
  expect(await recorded()).toContainEqual(['content-day', filled, filled]);
  expect(await recorded()).toHaveLength(3);
});
