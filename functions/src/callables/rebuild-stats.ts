import '../app';
import * as v from 'valibot';
import { database } from '../lib/database';
import { onSignedInCall } from '../lib/on-signed-in-call';
import { oneAtATime } from '../lib/one-at-a-time';
import { requestOf } from '../lib/request-of';
import { requireAdmin } from '../lib/require-admin';
import { uidSchema } from '../lib/uid';
import { rebuildPerson } from '../repair/rebuild-person';

const requestSchema = v.object({ userId: uidSchema });

/** {userId} → {mended}: an admin has one person's stats worked out anew. */
export const rebuildStats = onSignedInCall(
  'rebuild-stats',
  async ({ uid: by }, data) => {
    const { userId } = requestOf(requestSchema, data);
    await database.runTransaction((tx) => requireAdmin(tx, by), { readOnly: true });
    return { mended: await oneAtATime(userId, () => rebuildPerson(userId)) };
  },
  { timeoutSeconds: 120, memory: '512MiB' },
);
