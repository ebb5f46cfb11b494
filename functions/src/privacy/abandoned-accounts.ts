import { isAbandoned } from '@raizes/domain/documents/user-stats';
import { ABANDONED_AFTER_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../firebase';
import { parseStats } from '../progress/stats';
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

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an account that is old enough is looked at every day: a run that fails is made up for, and old accounts cost no reads. */
const WATCHED_DAYS = 30;

/** Requests the erasure of those accounts that are old enough and never answered the question about consents. */
export async function eraseAbandoned(accounts: Account[], now: Date): Promise<void> {
  const age = ({ createdAt }: Account) =>
    (now.getTime() - createdAt.getTime()) / DAY_MS - ABANDONED_AFTER_DAYS;
  for (const account of accounts) {
    const due = age(account);
    if (due < 0 || due >= WATCHED_DAYS) continue;
    try {
      await eraseIfAbandoned(account.uid);
    } catch (error) {
      logger.error('An account could not be checked for consents', error);
    }
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
    tx.set(erasure.ref, { uid, requested_at: FieldValue.serverTimestamp() });
    logger.info('An account without an answer about consents is erased');
  });
}
