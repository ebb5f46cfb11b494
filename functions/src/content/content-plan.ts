import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Filled } from '@raizes/domain/callables/responses';
import { addDays, firstReplaceableDay } from '@raizes/domain/day';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { paths } from '@raizes/domain/paths';
import {
  choosePlan,
  isAllowedStart,
  pausePlan,
  resumePlan,
} from '@raizes/domain/content/plan-changes';
import { localTime } from '@raizes/domain/time-zone';
import { HttpsError } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import * as v from 'valibot';
import { bible } from '../bible/passages';
import type { Bible } from '../bible/passages';
import { onSignedInCall, requireAdmin, requireAdminUpFront } from '../callable';
import { churchDay, churchTimeZone } from '../church/time-zone';
import { database } from '../firebase';
import { recordAudit } from '../people/audit';
import { withLock } from '../trigger';
import { repairContentDays } from './content-day-triggers';
import { isFilled, tryFillDays } from './fill-days';
import { warnAdmins } from './warn-admins';

/** The first run writes a month of content. */
const TIMEOUT_SECONDS = 300;

/** Lets an admin choose, pause, resume or run the plan that fills the coming days; responds after the days are filled. */
export const contentPlan = onSignedInCall(
  'content-plan',
  async (caller, request) => {
    await requireAdminUpFront(caller);
    return withLock(paths.contentPlan, () => changePlan(caller.uid, request, bible, new Date()));
  },
  { timeoutSeconds: TIMEOUT_SECONDS, memory: '512MiB' },
);

/**
 * Runs every hour, because the hour in which the church's day begins depends on its time zone, and so that a failed run is retried. It also
 * repairs the documents of today and tomorrow, whose events can have been lost.
 */
export const hourlyFill = onSchedule(
  {
    schedule: '5 * * * *',
    timeZone: 'Etc/UTC',
    timeoutSeconds: TIMEOUT_SECONDS,
    memory: '512MiB',
    maxInstances: 1,
  },
  () => fillAndWarn(bible, new Date()),
);

/** Fills what a failed or missing run has left, and warns the admins of what the plan can't fill. */
export async function fillAndWarn(sourceBible: Bible, now: Date): Promise<void> {
  const timeZone = await churchTimeZone();
  const local = localTime(timeZone, now);
  await repairContentDays([local.day, addDays(local.day, 1)], { now, timeZone });
  if (!(await isFilled(local.day, sourceBible))) await tryFillDays(sourceBible, now);
  await warnAdmins(local, now);
}

export async function changePlan(
  uid: string,
  request: ParsedRequest<'content-plan'>,
  sourceBible: Bible,
  now: Date,
): Promise<Filled> {
  const ref = database.doc(paths.contentPlan);
  const today = await churchDay(now);
  await database.runTransaction(async (tx) => {
    await requireAdmin(tx, uid);
    const stored = await tx.get(ref);
    const plan = stored.exists ? v.parse(contentPlanSchema, stored.data()) : null;
    const next = applyRequest(plan, request, { today, firstReplaceable: firstReplaceableDay(now) });
    if (next === plan) return;
    tx.set(ref, next);
    const { action } = request;
    if (action === 'fill') return;
    recordAudit(tx, {
      action: 'content-plan',
      actor: uid,
      subject: uid,
      before: null,
      after: action,
    });
  });
  return tryFillDays(sourceBible, now);
}

function applyRequest(
  plan: ContentPlan | null,
  request: ParsedRequest<'content-plan'>,
  now: Parameters<typeof choosePlan>[2],
): ContentPlan {
  if (request.action === 'choose') {
    if (!isAllowedStart(request.start, now.today))
      throw new HttpsError('invalid-argument', 'Confira a data de início.');
    const { action: _, ...wish } = request;
    return choosePlan(plan, wish, now);
  }
  if (!plan) throw new HttpsError('failed-precondition', 'Escolha um plano primeiro.');
  // The state stays null until the run ends, so that the next hourly run retries if this one fails.
  if (request.action === 'fill') return { ...plan, state: null };
  return request.action === 'pause' ? pausePlan(plan, now) : resumePlan(plan, now);
}
