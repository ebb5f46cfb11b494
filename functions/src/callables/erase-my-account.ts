import '../app';
import { onCall } from 'firebase-functions/https';
import { erasePerson } from '../erasing/erase-person';
import { requestErasure } from '../erasing/request-erasure';
import { answer } from '../lib/answer';
import { signedIn } from '../lib/signed-in';

/** () → {erased}: erases everything under the caller's name. They must have given their password a moment ago. */
export const eraseMyAccount = onCall(
  { authPolicy: signedIn, timeoutSeconds: 300 },
  async ({ auth }) => {
    if (!auth) return null;
    return answer('erase-my-account', async () => {
      await requestErasure(auth.uid, auth.token.auth_time);
      await erasePerson(auth.uid);
      return { erased: true };
    });
  },
);
