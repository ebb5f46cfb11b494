import { isAbandoned } from '@raizes/domain/documents/user-stats';
import { ABANDONED_AFTER_DAYS } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../firebase';
import { parseProfile } from '../people/profiles';
import { parseStats } from '../progress/stats';
import { resumeErasures } from './erase-account';
import { erasureOf } from './erasure';

export const eraseAbandonedAccounts = onSchedule(
  {
    schedule: '30 4 * * *',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 14 * 60,
    memory: '512MiB',
    maxInstances: 1,
  },
  async () => {
    await resumeErasures(new Date());
    for await (const accounts of allAccounts()) await eraseAbandoned(accounts, new Date());
  },
);

interface Account {
  uid: string;
  createdAt: Date;
}

/** Auth lists without reads of Firestore. */
async function* allAccounts(): AsyncGenerator<Account[]> {
  let next: string | undefined;
  do {
    const page = await getAuth().listUsers(1000, next);
    yield page.users.map(({ uid, metadata }) => ({
      uid,
      createdAt: new Date(metadata.creationTime),
    }));
    next = page.pageToken;
  } while (next);
}

/** Accounts of before were never shown that they would be erased. */
const ANNOUNCED = new Date('2026-11-22T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an account that is old enough is looked at every day: a run that fails is made up for, and old accounts cost no reads. */
const WATCHED_DAYS = 30;

/** Accounts looked at side by side. */
const BATCH = 25;

/** Requests the erasure of those accounts that are old enough and never answered the question about consents. */
export async function eraseAbandoned(accounts: Account[], now: Date): Promise<void> {
  const isDue = ({ createdAt }: Account) => {
    const overdue = (now.getTime() - createdAt.getTime()) / DAY_MS - ABANDONED_AFTER_DAYS;
    return createdAt >= ANNOUNCED && overdue >= 0 && overdue < WATCHED_DAYS;
  };
  const due = accounts.filter(isDue);
  for (let start = 0; start < due.length; start += BATCH) {
    await Promise.all(
      due
        .slice(start, start + BATCH)
        .map(({ uid }) =>
          eraseIfAbandoned(uid).catch((error: unknown) =>
            logger.error('An account could not be checked for consents', error),
          ),
        ),
    );
  }
}

/** `onErasureRequested` does the rest. In a transaction, so that an answer of this moment counts. */
async function eraseIfAbandoned(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [consents, stats, erasure] = await Promise.all([
      tx.get(database.doc(paths.consents(uid))),
      tx.get(database.doc(paths.userStats(uid))),
      tx.get(erasureOf(uid)),
    ]);
    if (consents.exists || erasure.exists || !isAbandoned(parseStats(uid, stats))) return;
    if (await isInUse(uid, tx)) return;
    tx.set(erasure.ref, { uid, requested_at: FieldValue.serverTimestamp() });
    logger.info('An account without an answer about consents is erased');
  });
}

/** Asks the sources as well: stats are copies, and lack what a lost event should have counted. */
async function isInUse(uid: string, tx: Transaction): Promise<boolean> {
  const messages = database.collection(collections.pastorMessages).where('user_id', '==', uid);
  const written = [
    messages,
    database.collection(collections.userDevotionals(uid)),
    database.collection(collections.userDailyReadings(uid)),
    database.collection(collections.userChallenges(uid)),
    database.collection(collections.mentorConversations(uid)),
  ];
  const [role, profile, ...found] = await Promise.all([
    tx.get(database.doc(paths.userRole(uid, 'admin'))),
    tx.get(database.doc(paths.profile(uid))),
    ...written.map((query) => tx.get(query.limit(1))),
  ]);
  if (role.exists || found.some(({ empty }) => !empty)) return true;
  // A known age alone is what is left of an answer that a church for adults only has taken back.
  return profile.exists && parseProfile(profile).position !== 'discipulo';
}
