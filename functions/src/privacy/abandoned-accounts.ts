import { DAY_MS } from '@raizes/domain/day';
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
import { longRun } from '../trigger';
import { eraseWithoutAccounts, resumeErasures } from './erase-account';
import { erasureOf } from './erasure';

export const eraseAbandonedAccounts = onSchedule(
  { schedule: '30 4 * * *', ...longRun },
  async () => {
    await resumeErasures(new Date());
    await eraseWithoutAccounts();
    for await (const accounts of allAccounts()) await eraseAbandoned(accounts, new Date());
  },
);

interface Account {
  uid: string;
  createdAt: Date;
}

/** Lists all accounts from Auth, which costs no Firestore reads. */
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

/** Accounts created earlier are exempt, because their owners were never informed that they would be erased. */
const ANNOUNCED_AT = new Date('2026-11-22T00:00:00Z');
/** For how many days an overdue account is checked: long enough to make up for failed runs, without daily reads for old accounts. */
const WATCHED_DAYS = 30;

/** Accounts checked in parallel. */
const BATCH = 25;

/** Requests the erasure of accounts that are old enough and never answered the question about consents. */
export async function eraseAbandoned(accounts: Account[], now: Date): Promise<void> {
  const isDue = ({ createdAt }: Account) => {
    const overdue = (now.getTime() - createdAt.getTime()) / DAY_MS - ABANDONED_AFTER_DAYS;
    return createdAt >= ANNOUNCED_AT && overdue >= 0 && overdue < WATCHED_DAYS;
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

/** Requests the erasure; `onErasureRequested` does the rest. Runs in a transaction, so that an answer given at the same time counts. */
async function eraseIfAbandoned(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [consents, stats, erasure] = await Promise.all([
      tx.get(database.doc(paths.consents(uid))),
      tx.get(database.doc(paths.userStats(uid))),
      tx.get(erasureOf(uid)),
    ]);
    if (consents.exists || erasure.exists) return;
    // An account that never got a profile has no stats.
    if (stats.exists && !isAbandoned(parseStats(stats))) return;
    if (await isInUse(uid, tx)) return;
    tx.set(erasure.ref, { uid, requested_at: FieldValue.serverTimestamp() });
    logger.info('An account without an answer about consents is erased');
  });
}

/** Checks the original documents too, because the stats are derived and lack whatever a lost event should have counted. */
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
  // A known age on the profile alone does not count as use: it remains after an adults-only church has rejected the answer.
  return profile.exists && parseProfile(profile).position !== 'discipulo';
}
