import '../app';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { answer } from '../lib/answer';
import { oneAtATime } from '../lib/one-at-a-time';
import { requireAdmin } from '../lib/require-admin';
import { signedIn } from '../lib/signed-in';
import { rebuildPerson } from '../repair/rebuild-person';

const requestSchema = v.object({ userId: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)) });

/** {userId} → {mended}: an admin has one person's stats worked out anew. */
export const rebuildStats = onCall(
  { authPolicy: signedIn, timeoutSeconds: 120, memory: '512MiB' },
  async ({ auth, data }) =>
    answer('rebuild-stats', async () => {
      const request = v.safeParse(requestSchema, data);
      if (!auth || !request.success) throw new HttpsError('invalid-argument', 'Pedido inválido.');
      await requireAdmin(auth.uid);
      const { userId } = request.output;
      return { mended: await oneAtATime(userId, () => rebuildPerson(userId)) };
    }),
);
