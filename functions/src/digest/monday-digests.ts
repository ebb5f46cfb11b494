import { DAY_MS, addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import {
  buildDigest,
  digestFields,
  digestLine,
  dueDigestWeek,
  peopleInDigest,
  withoutPerson,
} from '@raizes/domain/digest';
import type { DigestDisciple } from '@raizes/domain/digest';
import { notificationIds } from '@raizes/domain/documents/notification';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { DIGEST_DAYS, WAITING_DAYS } from '@raizes/domain/limits';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { FieldPath } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import * as v from 'valibot';
import { churchTimeZone } from '../church/time-zone';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { fetchStatsPage } from '../people/leaders';
import { ErasedPersonError, refuseErased } from '../privacy/erasure';
import { LONG_RUN_MS, longRun } from '../trigger';

/** Runs every hour, because the hour that is seven o'clock on Monday depends on the church's time zone. */
export const mondayDigests = onSchedule(
  { schedule: '0 * * * *', ...longRun },
  async ({ scheduleTime }) => {
    const week = dueDigestWeek(await churchTimeZone(), new Date(scheduleTime));
    if (week) await writeDigests(week, new Date(Date.now() + LONG_RUN_MS));
  },
);

/** Leaders handled in parallel. */
const BATCH = 10;

const runSchema = v.object({
  after: v.string(),
  done: v.boolean(),
  failed: v.boolean(),
});
const newRun = { after: '', done: false, failed: false };

/**
 * Writes the digests of all leaders. Continues where an earlier run of the same week stopped; after a complete run it is a no-op. If the
 * digest of a leader failed, the next run starts over, at one read per leader who already has a digest.
 */
export async function writeDigests(week: Day, until: Date): Promise<void> {
  const run = database.doc(serverPaths.digestRun(week));
  const stored = v.safeParse(runSchema, (await run.get()).data());
  let { after, done, failed } = stored.success ? stored.output : newRun;
  const leaders = database
    .collection(collections.profiles)
    .where('position', 'in', ['lider', 'pastor'])
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BATCH);
  while (!done && new Date() < until) {
    const { docs } = await (after === '' ? leaders : leaders.startAfter(after)).get();
    const written = await Promise.all(docs.map(({ id }) => tryToWrite(id, week)));
    failed ||= written.includes(false);
    after = docs.at(-1)?.id ?? after;
    const isEnd = docs.length < BATCH;
    done = isEnd && !failed;
    // Once a run has ended, its document no longer names a leader.
    const next = isEnd ? { ...newRun, done } : { after, done, failed };
    await run.set({ ...next, expires_at: expiryOf(week) });
    if (isEnd) return;
  }
}

/** A failure must not cost the other leaders their digests. @returns false if this leader has to be retried */
async function tryToWrite(leaderId: string, week: Day): Promise<boolean> {
  try {
    await writeDigest(leaderId, week);
    return true;
  } catch (cause) {
    // A leader who has erased their account in the meantime needs no digest.
    if (cause instanceof ErasedPersonError) return true;
    logger.error('A digest could not be written', { leaderId, week, cause: String(cause) });
    return false;
  }
}

/** Writes a leader's digest and its notification, once a week; does nothing for a leader without disciples. */
export async function writeDigest(leaderId: string, week: Day): Promise<void> {
  const ref = database.doc(paths.weeklyDigest(leaderId, week));
  if ((await ref.get()).exists) return;
  const disciples = await fetchDisciples(leaderId);
  if (disciples.length === 0) return;
  const built = buildDigest(disciples, await countWaiting(leaderId, new Date()), week);

  await database.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    await refuseErased(tx, leaderId);
    if (stored.exists) return;
    const gone = await findGone(tx, leaderId, peopleInDigest(built));
    const digest = gone.reduce(withoutPerson, built);
    const line = digestLine(digest);
    tx.create(ref, { ...digest, people: peopleInDigest(digest), expires_at: expiryOf(week) });
    if (line === null) return;
    writeNotification(tx, leaderId, {
      id: notificationIds.digest(week),
      kind: 'digest',
      title: 'Resumo da semana',
      body: line,
      url: '/pastor-panel?tab=disciples',
    });
  });
}

/**
 * Finds the people who have another leader, were erased or stopped sharing since the digest was built. `removeFromDigests` cannot find a
 * digest that is not written yet.
 */
async function findGone(
  tx: Transaction,
  leaderId: string,
  people: readonly string[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const refs = people.map((uid) => database.doc(paths.userStats(uid)));
  const found = await tx.getAll(...refs, {
    fieldMask: ['profile.leader.id', 'consents.leader_progress'],
  });
  return found
    .filter(
      (each) =>
        each.get('profile.leader.id') !== leaderId || each.get('consents.leader_progress') !== true,
    )
    .map(({ id }) => id);
}

const expiryOf = (week: Day) => new Date(`${addDays(week, DIGEST_DAYS)}T00:00:00Z`);

const neededSchema = v.pick(userStatsSchema, digestFields);

async function fetchDisciples(leaderId: string): Promise<DigestDisciple[]> {
  const found: DigestDisciple[] = [];
  let after: string | null = null;
  do {
    const page = await fetchStatsPage(leaderId, digestFields, after);
    for (const each of page.docs) {
      const parsed = v.safeParse(neededSchema, { ...emptyStats(each.id), ...each.data() });
      if (parsed.success) found.push({ id: each.id, stats: parsed.output });
    }
    after = page.after;
  } while (after !== null);
  return found;
}

/** The maximum number of waiting messages that the digest shows. */
const WAITING_COUNT_MAX = 100;

async function countWaiting(leaderId: string, now: Date): Promise<number> {
  const { size } = await database
    .collection(collections.pastorMessages)
    .where('pastor_id', '==', leaderId)
    .where('archived_at', '==', null)
    .where('status', 'in', ['pending', 'read'])
    .where('created_at', '<=', new Date(now.getTime() - WAITING_DAYS * DAY_MS))
    .orderBy('created_at', 'desc')
    .select()
    .limit(WAITING_COUNT_MAX)
    .get();
  return size;
}
