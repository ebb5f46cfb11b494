import { warnAdmins } from '../../../functions/src/content/warn-admins';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { ofAnAdmin } from '@raizes/domain/documents/content-day';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { choosePlan, pausePlan } from '@raizes/domain/plans/content-plan';
import { beforeEach, expect, it } from 'vitest';
import { aDailyReading, aDevotional } from '../../factories';
import { db } from '../../support/admin';
import { createUser } from '../../support/people';
import { countReads } from '../support/database';

const planRef = db.doc(paths.contentPlan);

let today: Day = '2088-01-06';
beforeEach(async () => {
  today = addDays(today, 60);
  await Promise.all([planRef.delete(), db.doc(serverPaths.contentWarning).delete()]);
});

async function publish(from: number, to: number) {
  const batch = db.batch();
  for (let offset = from; offset <= to; offset += 1) {
    const date = addDays(today, offset);
    batch.set(db.doc(paths.devotional(date)), aDevotional({ id: date, date }));
    batch.set(db.doc(paths.dailyReading(`${date}-1`)), aDailyReading({ id: `${date}-1`, date }));
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

it('tells every admin once, a week before the content ends, and anew only after there was enough', async () => {
  const [admin, other, person] = await Promise.all([
    createUser({ admin: true }),
    createUser({ admin: true }),
    createUser(),
  ]);
  await publish(0, 8);
  await warnAdmins(today);
  await warnAdmins(after(1));
  expect(await warningsOf(admin.uid)).toEqual([]);

  await Promise.all([warnAdmins(after(2)), warnAdmins(after(2))]);
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
  // The same day costs one read.
  expect(await countReads(() => warnAdmins(after(2)))).toBe(1);

  await warnAdmins(after(3));
  await publish(9, 9);
  await warnAdmins(after(4));
  expect(await warningsOf(admin.uid)).toEqual(warned);

  await publish(10, 14);
  await warnAdmins(after(5));
  await warnAdmins(after(8));
  expect((await warningsOf(admin.uid)).map(({ id }) => id).toSorted()).toEqual([
    `content-${after(9)}`,
    `content-${after(15)}`,
  ]);
});

it('says that the plan is paused, and nothing of days that are empty on purpose', async () => {
  const { uid } = await createUser({ admin: true });
  await publish(0, 3);
  for (const day of [4, 5, 6, 7].map(after))
    await db
      .doc(paths.contentDay(day))
      .set({ id: day, devotional: ofAnAdmin, readings: ofAnAdmin });
  await warnAdmins(today);
  expect(await warningsOf(uid)).toEqual([]);

  const now = { today, firstFree: after(2) };
  const wish = {
    plan: 'psalms-30-days' as const,
    start: today,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    devotionals: [{ from: 'reading' as const }],
  };
  const plan = pausePlan(choosePlan(null, wish, now), now);
  const state = { ran_on: today, filled_until: null, problem: null, missing: [] };
  await planRef.set({ ...plan, state });
  await warnAdmins(after(1));
  expect(await warningsOf(uid)).toMatchObject([
    { body: expect.stringMatching(/O plano está em pausa\.$/) as string },
  ]);
});
