import { getAuth } from 'firebase-admin/auth';
import { onSignedInCall, requireSession } from '../callable';
import { removeAllDevices } from '../push/devices';
import { withLock } from '../trigger';

/**
 * Ends every session of the caller's, this one too, and their pushes. An ID token lives on for up to an hour; in that time
 * `requireSession` keeps its session from subscribing again, and from ending the sessions that came after it.
 */
export const signOutEverywhere = onSignedInCall('sign-out-everywhere', async ({ uid, token }) => {
  await requireSession(token);
  await getAuth().revokeRefreshTokens(uid);
  await withLock(uid, () => removeAllDevices(uid));
  return { ended: true };
});
