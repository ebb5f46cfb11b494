import '../app';
import * as v from 'valibot';
import { onSignedInCall } from '../lib/on-signed-in-call';
import { requestOf } from '../lib/request-of';
import { uidSchema } from '../lib/uid';
import { setAdmin } from '../profiles/set-admin';

const requestSchema = v.object({ userId: uidSchema, admin: v.boolean() });

/** {userId, admin} → {admin}: an admin makes somebody one, or takes that away, as long as one is left. */
export const setAdminRole = onSignedInCall('set-admin-role', async ({ uid: by }, data) => {
  const { userId: uid, admin } = requestOf(requestSchema, data);
  await setAdmin({ by, uid, admin });
  return { admin };
});
