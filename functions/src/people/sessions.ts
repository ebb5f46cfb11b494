import { getAuth } from 'firebase-admin/auth';
import { onSignedInCall } from '../callable';
import { removeAllDevices } from '../push/devices';
import { withLock } from '../trigger';

/**
 * Ends every session of the caller's, this one too, and their pushes. An ID token lives on for up to an hour; in that time
 * `sessionsSince` keeps its session from subscribing again.
 */
export const signOutEverywhere = onSignedInCall('sign-out-everywhere', async ({ uid }) => {
  await getAuth().revokeRefreshTokens(uid);
  await withLock(uid, () => removeAllDevices(uid));
  return { ended: true };
});
