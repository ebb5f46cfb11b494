import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { day as daySchema } from '@raizes/domain/documents/fields';
import { notificationIds } from '@raizes/domain/documents/notification';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { WARNED_DAYS, contentWarning, warningWords } from '@raizes/domain/plans/content-warning';
import type { ContentWarning } from '@raizes/domain/plans/content-warning';
import * as v from 'valibot';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { parseContentDay } from './content-days';
import { readPlan } from './fill-content';

const checkSchema = v.object({
  /** The church's day of the last check. */
  checked_on: daySchema,
  /** Admins know: they are told anew only after everything was there again. */
  is_warned: v.boolean(),
});

/** Tells the admins, once a church's day at most, that content runs out within a week which the plan can't fill. */
export async function warnAdmins(today: Day): Promise<void> {
  const ref = database.doc(serverPaths.contentWarning);
  if (checkOf((await ref.get()).data())?.checked_on === today) return;
  const warning = contentWarning(await readPlan(), today, await readMissing(today));
  // The next hour tries to fill it.
  if (warning?.reason === 'failed') return;

  await database.runTransaction(async (tx) => {
    const [stored, admins] = await Promise.all([
      tx.get(ref),
      tx.get(database.collection(collections.userRoles).where('role', '==', 'admin')),
    ]);
    const before = checkOf(stored.data());
    if (before?.checked_on === today) return;
    tx.set(ref, { checked_on: today, is_warned: warning !== null });
    if (!warning || before?.is_warned) return;
    const uids = new Set(admins.docs.map((row) => String(row.get('user_id'))));
    for (const uid of uids) writeNotification(tx, uid, notificationOf(warning, today));
  });
}

const checkOf = (stored: unknown) => {
  const parsed = v.safeParse(checkSchema, stored);
  return parsed.success ? parsed.output : null;
};

function notificationOf(warning: ContentWarning, today: Day) {
  const { title, text } = warningWords(warning, today);
  return {
    id: notificationIds.content(warning.day),
    kind: 'content' as const,
    title,
    body: text,
    url: '/content-calendar',
  };
}

/** Which parts of the coming days are missing, but for those that an admin wants empty. */
async function readMissing(today: Day): Promise<(day: Day, part: PartName) => boolean> {
  const days = Array.from({ length: WARNED_DAYS + 1 }, (_, offset) => addDays(today, offset));
  const last = addDays(today, WARNED_DAYS);
  const refsOf = (path: (day: Day) => string) => days.map((day) => database.doc(path(day)));
  const [known, devotionals, readings] = await Promise.all([
    database.getAll(...refsOf(paths.contentDay), { fieldMask: ['id', 'devotional', 'readings'] }),
    database.getAll(...refsOf(paths.devotional), { fieldMask: ['date'] }),
    database
      .collection(collections.dailyReadings)
      .where('date', '>=', today)
      .where('date', '<=', last)
      .select('date')
      .get(),
  ]);
  const present = {
    devotional: new Set<unknown>(devotionals.filter(({ exists }) => exists).map(({ id }) => id)),
    readings: new Set<unknown>(readings.docs.map((each): unknown => each.get('date'))),
  };
  const stored = new Map(days.map((day, index) => [day, parseContentDay(day, known[index])]));
  return (day, part) => !present[part].has(day) && stored.get(day)?.[part]?.locked !== true;
}
