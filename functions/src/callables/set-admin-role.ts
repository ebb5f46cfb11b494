import '../app';
import { onCall, HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { answer } from '../lib/answer';
import { signedIn } from '../lib/signed-in';
import { setAdmin } from '../profiles/set-admin';

const requestSchema = v.object({
  userId: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)),
  admin: v.boolean(),
});

/** {userId, admin} → {admin}: an admin makes somebody one, or takes that away, as long as one is left. */
export const setAdminRole = onCall({ authPolicy: signedIn }, async ({ auth, data }) =>
  answer('set-admin-role', async () => {
    const request = v.safeParse(requestSchema, data);
    if (!auth || !request.success) throw new HttpsError('invalid-argument', 'Pedido inválido.');
    const { userId, admin } = request.output;
    await setAdmin({ by: auth.uid, uid: userId, admin });
    return { admin };
  }),
);
