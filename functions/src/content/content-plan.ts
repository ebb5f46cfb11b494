import type { ParsedRequest } from '@raizes/domain/callables/requests';
import { addDays } from '@raizes/domain/day';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { paths } from '@raizes/domain/paths';
import {
  choosePlan,
  firstFreeDay,
  isPossibleStart,
  pausePlan,
  resumePlan,
} from '@raizes/domain/plans/content-plan';
import { localTime } from '@raizes/domain/time-zone';
import { HttpsError } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import * as v from 'valibot';
import { bible } from '../bible/passages';
import type { Bible } from '../bible/passages';
import { onSignedInCall, requireAdmin, requireAdminFirst } from '../callable';
import { churchTimeZone } from '../church/time-zone';
import { database } from '../firebase';
import { withLock } from '../trigger';
import { completeDays } from './content-days';
import { fillOrLater, readPlan } from './fill-content';
import { warnAdmins } from './warn-admins';

/** A first run writes a month of content. */
const TIMEOUT_SECONDS = 300;

/** What an admin does with the plan that fills the coming days: what follows from it is there when it answers. */
export const contentPlan = onSignedInCall(
  'content-plan',
  async ({ uid }, request) => {
    await requireAdminFirst(uid);
    return withLock(paths.contentPlan, async () => ({
      days: await changePlan(uid, request, bible, new Date()),
    }));
  },
  { timeoutSeconds: TIMEOUT_SECONDS, memory: '512MiB' },
);

/**
 * Every hour: which one is the first of the church's day depends on its time zone, and what failed is tried again. Today and tomorrow
 * are then as their documents have it, whatever became of an event.
 */
export const fillDaily = onSchedule(
  {
    schedule: '5 * * * *',
    timeZone: 'Etc/UTC',
    timeoutSeconds: TIMEOUT_SECONDS,
    memory: '512MiB',
    maxInstances: 1,
  },
  () => fillToday(bible, new Date()),
);

export async function fillToday(from: Bible, now: Date): Promise<void> {
  const timeZone = await churchTimeZone();
  const local = localTime(timeZone, now);
  await completeDays([local.day, addDays(local.day, 1)], { now, timeZone });
  const plan = await readPlan();
  const isDone = plan?.state?.problem === null && plan.state.ran_on === local.day;
  if (plan && !isDone) await fillOrLater(from, now);
  await warnAdmins(local, { now, timeZone });
}

/** @returns on how many days it has written something; null where the next hour has to */
export async function changePlan(
  uid: string,
  request: ParsedRequest<'content-plan'>,
  from: Bible,
  now: Date,
): Promise<number | null> {
  const ref = database.doc(paths.contentPlan);
  const today = localTime(await churchTimeZone(), now).day;
  await database.runTransaction(async (tx) => {
    await requireAdmin(tx, uid);
    const stored = await tx.get(ref);
    const plan = stored.exists ? v.parse(contentPlanSchema, stored.data()) : null;
    const next = changed(plan, request, { today, firstFree: firstFreeDay(now) });
    if (next !== plan) tx.set(ref, next);
  });
  return fillOrLater(from, now);
}

function changed(
  plan: ContentPlan | null,
  request: ParsedRequest<'content-plan'>,
  now: Parameters<typeof choosePlan>[2],
): ContentPlan {
  if (request.action === 'choose') {
    if (!isPossibleStart(request.start, now.today))
      throw new HttpsError('invalid-argument', 'Confira a data de início.');
    const { action: _, ...wish } = request;
    return choosePlan(plan, wish, now);
  }
  if (!plan) throw new HttpsError('failed-precondition', 'Escolha um plano primeiro.');
  // Until the run has ended: where it fails, the next hour tries again.
  if (request.action === 'fill') return { ...plan, state: null };
  return request.action === 'pause' ? pausePlan(plan, now) : resumePlan(plan, now);
}
