import { fillAndWarn } from '../../functions/src/content/content-plan';
import { warnAdmins } from '../../functions/src/content/warn-admins';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { adminPart } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import type { PlanRequest } from '@raizes/domain/documents/content-plan';
import { choosePlan, pausePlan } from '@raizes/domain/content/plan-changes';
import { expect, it } from 'vitest';
import { aContentDay, aDailyReading, noonOf } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { countReads } from './support/database';
import { bibleWithout } from './support/bible';

const planRef = db.doc(paths.contentPlan);

const today: Day = '2064-01-09';

async function publish(from: number, to: number) {
  const batch = db.batch();
  for (let offset = from; offset <= to; offset += 1) {
    const date = addDays(today, offset);
    batch.set(db.doc(paths.contentDay(date)), aContentDay({ id: date }));
  }
  await batch.commit();
}
async function warningsOf(uid: string) {
  const { docs } = await db.collection(collections.notifications(uid)).get();
  return docs
    .filter((each) => each.get('kind') === 'content')
    .map((each) => ({
      id: each.id,
      title: each.get('title') as unknown,
      body: each.get('body') as unknown,
    }));
}
const after = (days: number) => addDays(today, days);
const warnOn = (day: Day, hour = 8) => warnAdmins({ day, hour }, noonOf(day));

const planRequest = (changes: Partial<PlanRequest> = {}): PlanRequest => ({
  plan: 'psalms-30-days',
  start: today,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  devotionals: [{ from: 'reading' }],
  ...changes,
});
const successfulRun = { filled_until: null, problem: null, missing: [] };

it('warns every admin once, a week before the content ends, and again only after there was enough content', async () => {
  const [admin, other, person] = await Promise.all([
    createUser({ admin: true }),
    createUser({ admin: true }),
    createUser(),
  ]);
  await publish(0, 8);
  await warnOn(today);
  await warnOn(after(1));
  expect(await warningsOf(admin.uid)).toEqual([]);

  await Promise.all([warnOn(after(2)), warnOn(after(2))]);
  const warned = await warningsOf(admin.uid);
  expect(warned).toEqual([
    {
      id: `content-${after(9)}`,
      title: expect.stringMatching(/^Conteúdo até /) as string,
      body: expect.stringMatching(/nem leitura\. Ligue um plano/) as string,
    },
  ]);
  expect(await warningsOf(other.uid)).toEqual(warned);
  expect(await warningsOf(person.uid)).toEqual([]);
  // A second run on the same day costs one read.
  expect(await countReads(() => warnOn(after(2)))).toBe(1);

  await warnOn(after(3));
  await publish(9, 9);
  await warnOn(after(4));
  expect(await warningsOf(admin.uid)).toEqual(warned);

  await publish(10, 14);
  await warnOn(after(5));
  await warnOn(after(8));
  // Admins who write week by week are warned again when tomorrow itself is empty.
  await warnOn(after(14), 7);
  const warnings = [`content-${after(9)}`, `content-${after(15)}`];
  const ids = async () => (await warningsOf(admin.uid)).map(({ id }) => id).toSorted();
  expect(await ids()).toEqual(warnings);
  await warnOn(after(14));
  await warnOn(after(15));
  expect(await ids()).toEqual([...warnings, `content-${after(15)}-again`]);
});

it('says that the plan is paused, and ignores days that are empty on purpose', async () => {
  const { uid } = await createUser({ admin: true });
  await publish(0, 3);
  for (const day of [4, 5, 6, 7].map(after))
    await db
      .doc(paths.contentDay(day))
      .set({ id: day, devotional: adminPart, readings: adminPart });
  await warnOn(today);
  expect(await warningsOf(uid)).toEqual([]);

  const now = { today, firstReplaceable: after(2) };
  const plan = pausePlan(choosePlan(null, planRequest(), now), now);
  const state = { ...successfulRun, ran_on: today };
  await planRef.set({ ...plan, state });
  await warnOn(after(1));
  expect(await warningsOf(uid)).toMatchObject([
    { body: expect.stringMatching(/O plano está em pausa\.$/) as string },
  ]);
});

it('warns about days that cannot be filled: at once if they are near, otherwise after a day of failures', async () => {
  const { uid } = await createUser({ admin: true });
  const now = { today, firstReplaceable: after(2) };
  await planRef.set({
    ...choosePlan(null, planRequest(), now),
    state: { ...successfulRun, ran_on: today, problem: 'failed' },
  });
  await publish(0, 4);
  await warnOn(today);
  await warnOn(today, 9);
  expect(await warningsOf(uid)).toEqual([]);
  await warnOn(after(1));
  expect(await warningsOf(uid)).toMatchObject([{ id: `content-${after(5)}` }]);
});

it('warns that a series ends even if another day fails', async () => {
  const { uid } = await createUser({ admin: true });
  await planRef.set({
    ...choosePlan(null, planRequest({ devotionals: [{ from: 'series' }] }), {
      today,
      firstReplaceable: after(2),
    }),
    state: { ...successfulRun, ran_on: today, problem: 'failed' },
  });
  await publish(0, 5);
  await publish(7, 8);
  const content = { devotional: null, readings: [aDailyReading({ date: after(6) })], left_out: 0 };
  await db.doc(paths.contentDay(after(6))).set(aContentDay({ id: after(6), content }));
  await warnOn(today);
  expect(await warningsOf(uid)).toMatchObject([
    { body: expect.stringMatching(/Os devocionais do plano terminaram/) as string },
  ]);
});

it('warns when the Bible cannot be read at all', async () => {
  const { uid } = await createUser({ admin: true });
  await planRef.set(choosePlan(null, planRequest(), { today, firstReplaceable: after(2) }));
  const broken = { ...bibleWithout(), loadEdition: () => Promise.reject(new Error('broken')) };
  await fillAndWarn(broken, noonOf(today));
  expect(await warningsOf(uid)).toMatchObject([{ title: 'Falta conteúdo para hoje' }]);
});
