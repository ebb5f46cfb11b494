import { HOUR_MS, addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { day as daySchema } from '@raizes/domain/documents/fields';
import { notificationIds } from '@raizes/domain/documents/notification';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { contentWarning, formatWarning } from '@raizes/domain/content/content-warning';
import type { ContentWarning } from '@raizes/domain/content/content-warning';
import * as v from 'valibot';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { readPlan } from './fill-days';
import { findMissing } from './missing-parts';

const checkSchema = v.object({
  /** The church's day of the last check; null before the first. */
  checked_on: v.nullable(daySchema),
  /** Admins were warned. They are warned again only after nothing was missing in between, or when today or tomorrow is affected. */
  is_warned: v.boolean(),
  /** Admins were warned that today or tomorrow lacks something. */
  is_warned_late: v.boolean(),
  /** The day since which filling has failed. */
  failed_since: v.nullable(daySchema),
});

/** The church's hour from which admins are warned, so that the push wakes nobody. */
const FROM_HOUR = 8;
/** If a day this close can't be filled, admins are warned at once; otherwise after filling has failed for a day. */
const NEAR_DAYS = 2;
/** Longer than any run of the plan. */
const RUN_MS = HOUR_MS;

/** Notifies the admins, at most once per day of the church, that within a week content is missing that the plan can't fill. */
export async function warnAdmins(
  { day: today, hour }: { day: Day; hour: number },
  now: Date,
): Promise<void> {
  const ref = database.doc(serverPaths.contentWarning);
  const check = parseCheck((await ref.get()).data());
  if (hour < FROM_HOUR || check?.checked_on === today) return;
  const [plan, { updateTime }] = await Promise.all([
    readPlan(),
    database.doc(paths.contentPlan).get(),
  ]);
  const mayBeRunning = now.getTime() - (updateTime?.toMillis() ?? 0) < RUN_MS;
  const missing = await findMissing(today);
  const lacks = (day: Day, part: PartName) => missing[part].includes(day);
  const warning = contentWarning(plan, today, lacks, mayBeRunning);
  const failed_since = warning?.reason === 'failed' ? (check?.failed_since ?? today) : null;
  // Not warned yet: the next hourly run tries to fill the day.
  if (failed_since === today && warning && warning.day > addDays(today, NEAR_DAYS)) {
    await ref.set({
      ...(check ?? { checked_on: null, is_warned: false, is_warned_late: false }),
      failed_since,
    });
    return;
  }

  await database.runTransaction(async (tx) => {
    const [stored, admins] = await Promise.all([
      tx.get(ref),
      tx.get(database.collection(collections.userRoles).where('role', '==', 'admin')),
    ]);
    const before = parseCheck(stored.data());
    if (before?.checked_on === today) return;
    const isLate = warning !== null && warning.day <= addDays(today, 1);
    tx.set(ref, {
      checked_on: today,
      is_warned: warning !== null,
      is_warned_late: isLate,
      failed_since,
    });
    const isRepeated = before?.is_warned === true;
    if (!warning || (isRepeated && (!isLate || before.is_warned_late))) return;
    const uids = new Set(admins.docs.map((row) => String(row.get('user_id'))));
    for (const uid of uids) writeNotification(tx, uid, notificationOf(warning, today, isRepeated));
  });
}

const parseCheck = (stored: unknown) => {
  const parsed = v.safeParse(checkSchema, stored);
  return parsed.success ? parsed.output : null;
};

function notificationOf(warning: ContentWarning, today: Day, isRepeated: boolean) {
  const { title, text } = formatWarning(warning, today);
  return {
    // A second warning needs a new id: writing to the same id sends no push.
    id: notificationIds.content(isRepeated ? `${warning.day}-again` : warning.day),
    kind: 'content' as const,
    title,
    body: text,
    url: '/content-calendar',
  };
}
