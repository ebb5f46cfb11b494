import { DAILY_EMAIL_SEARCHES } from '@raizes/domain/limits';
import { getAuth } from 'firebase-admin/auth';
import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { isAccountGone, onSignedInCall, personNotFound, requireAdminUpFront } from '../callable';
import { useDailyQuota } from '../quota';

/** Looks up people's e-mail addresses for admins. They are stored in Auth only; no document has a copy. */
export const lookUpEmails = onSignedInCall('look-up-emails', async (caller, { userIds }) => {
  await requireAdminUpFront(caller);
  const accounts = [...(await fetchAccounts(userIds)).values()];
  const emails = accounts.map(({ uid, email = '', emailVerified }) => ({
    userId: uid,
    email,
    confirmed: emailVerified,
  }));
  return { emails };
});

/** Finds whose account has an e-mail address, for admins. */
export const findByEmail = onSignedInCall('find-by-email', async (caller, { email }) => {
  await requireAdminUpFront(caller);
  await useDailyQuota(caller.uid, 'email-searches', DAILY_EMAIL_SEARCHES);
  return { userId: await findAccount(email) };
});

async function findAccount(email: string): Promise<string | null> {
  try {
    return (await getAuth().getUserByEmail(email)).uid;
  } catch (error) {
    if (isAccountGone(error)) return null;
    throw error;
  }
}

/**
 * Must be called before a position or the admin role is given. Reads Auth, not a token or a stored copy, because a changed address becomes
 * unconfirmed immediately.
 * @throws {HttpsError} unless the person has confirmed the address of their account
 */
export async function requireConfirmedEmail(uid: string): Promise<void> {
  if (!(await isEmailConfirmed(uid))) throw emailUnconfirmed();
}

export const emailUnconfirmed = () =>
  new HttpsError(
    'failed-precondition',
    'Esta pessoa ainda não confirmou o e-mail. Peça a ela que abra o link que recebeu por e-mail (o início do aplicativo envia outro) e tente novamente.',
  );

/** The maximum number of accounts that Auth looks up at a time. */
const LOOKUP_MAX = 100;

/** Fetches the accounts of these people, by uid, without those who have none. */
export async function fetchAccounts(uids: readonly string[]): Promise<Map<string, UserRecord>> {
  const found = new Map<string, UserRecord>();
  for (let start = 0; start < uids.length; start += LOOKUP_MAX) {
    const page = uids.slice(start, start + LOOKUP_MAX).map((uid) => ({ uid }));
    const { users } = await getAuth().getUsers(page);
    for (const user of users) found.set(user.uid, user);
  }
  return found;
}

export async function isEmailConfirmed(uid: string): Promise<boolean> {
  try {
    return (await getAuth().getUser(uid)).emailVerified;
  } catch (error) {
    throw isAccountGone(error) ? personNotFound() : error;
  }
}
