import { getAuth } from 'firebase-admin/auth';
import { onSignedInCall, requireSession } from '../callable';
import { removeAllDevices } from '../push/devices';
import { withLock } from '../trigger';

/**
 * Ends all sessions of the caller, including this one, and their pushes. An ID token remains valid for up to an hour. During that time
 * `requireSession` prevents its session from subscribing again, and from ending newer sessions.
 */
export const signOutEverywhere = onSignedInCall('sign-out-everywhere', async ({ uid, token }) => {
  await requireSession(token);
  await getAuth().revokeRefreshTokens(uid);
  await withLock(uid, () => removeAllDevices(uid));
  return { ended: true };
});
