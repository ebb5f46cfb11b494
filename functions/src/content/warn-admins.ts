import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { day as daySchema } from '@raizes/domain/documents/fields';
import { notificationIds } from '@raizes/domain/documents/notification';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { contentWarning, warningWords } from '@raizes/domain/plans/content-warning';
import type { ContentWarning } from '@raizes/domain/plans/content-warning';
import * as v from 'valibot';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { completeDays } from './content-days';
import type { ChurchTime } from './content-days';
import { readPlan } from './fill-content';
import { findMissing } from './missing-parts';

const checkSchema = v.object({
  /** The church's day of the last check; null before the first. */
  checked_on: v.nullable(daySchema),
  /** Admins were warned: they are warned anew only after everything was there again, or when tomorrow is empty. */
  is_warned: v.boolean(),
  /** They know that today or tomorrow lacks something. */
  is_warned_late: v.optional(v.boolean(), false),
  /** Since when days can't be filled. */
  failed_since: v.nullish(daySchema, null),
});

/** Nobody is woken by it. */
const FROM_HOUR = 8;
/** Of a day so close that can't be filled admins are warned at once, otherwise when it has failed for a day. */
const NEAR_DAYS = 2;
/** Longer than any run of the plan. */
const RUN_MS = 3_600_000;

/** Tells the admins, once a church's day at most, that content runs out within a week which the plan can't fill. */
export async function warnAdmins(
  { day: today, hour }: { day: Day; hour: number },
  { now, timeZone }: ChurchTime,
): Promise<void> {
  const ref = database.doc(serverPaths.contentWarning);
  const check = checkOf((await ref.get()).data());
  if (hour < FROM_HOUR || check?.checked_on === today) return;
  const [plan, { updateTime }] = await Promise.all([
    readPlan(),
    database.doc(paths.contentPlan).get(),
  ]);
  const mayRun = now.getTime() - (updateTime?.toMillis() ?? 0) < RUN_MS;
  const { missing, incomplete } = await findMissing(today);
  await completeDays(incomplete, { now, timeZone });
  const lacks = (day: Day, part: PartName) => missing[part].includes(day);
  const warning = contentWarning(plan, today, lacks, mayRun);
  const failed_since = warning?.reason === 'failed' ? (check?.failed_since ?? today) : null;
  // The next hour tries to fill it.
  if (failed_since === today && warning && warning.day > addDays(today, NEAR_DAYS)) {
    await ref.set({ ...(check ?? { checked_on: null, is_warned: false }), failed_since });
    return;
  }

  await database.runTransaction(async (tx) => {
    const [stored, admins] = await Promise.all([
      tx.get(ref),
      tx.get(database.collection(collections.userRoles).where('role', '==', 'admin')),
    ]);
    const before = checkOf(stored.data());
    if (before?.checked_on === today) return;
    const isLate = warning !== null && warning.day <= addDays(today, 1);
    tx.set(ref, {
      checked_on: today,
      is_warned: warning !== null,
      is_warned_late: isLate,
      failed_since,
    });
    const isAgain = before?.is_warned === true;
    if (!warning || (isAgain && (!isLate || before.is_warned_late))) return;
    const uids = new Set(admins.docs.map((row) => String(row.get('user_id'))));
    for (const uid of uids) writeNotification(tx, uid, notificationOf(warning, today, isAgain));
  });
}

const checkOf = (stored: unknown) => {
  const parsed = v.safeParse(checkSchema, stored);
  return parsed.success ? parsed.output : null;
};

function notificationOf(warning: ContentWarning, today: Day, isAgain: boolean) {
  const { title, text } = warningWords(warning, today);
  return {
    // A notification with the id of an earlier one is not pushed.
    id: notificationIds.content(isAgain ? `${warning.day}-again` : warning.day),
    kind: 'content' as const,
    title,
    body: text,
    url: '/content-calendar',
  };
}
