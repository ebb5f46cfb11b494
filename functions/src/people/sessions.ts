import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { onSignedInCall } from '../callable';
import { removeAllDevices } from '../push/devices';
import { withLock } from '../trigger';

/**
 * Ends every session of the caller's, this one too, and their pushes. An ID token lives on for up to an hour; in that time
 * `isRevoked` keeps its session from subscribing again.
 */
export const signOutEverywhere = onSignedInCall('sign-out-everywhere', async ({ uid }) => {
  await getAuth().revokeRefreshTokens(uid);
  await withLock(uid, () => removeAllDevices(uid));
  return { ended: true };
});

/** Whether an ID token is older than the end of its session, or its account is gone. */
export const isRevoked = async (token: DecodedIdToken): Promise<boolean> =>
  (await sessionsSince(token)) === null;

/**
 * Since when the sessions of an account are valid: those of before ended with a new password, or everywhere at once.
 * @returns null where this one has ended, or the account is gone
 */
export async function sessionsSince({ uid, iat }: DecodedIdToken): Promise<Date | null> {
  try {
    const { tokensValidAfterTime } = await getAuth().getUser(uid);
    const since = new Date(tokensValidAfterTime ?? 0);
    return iat * 1000 < since.getTime() ? null : since;
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}
