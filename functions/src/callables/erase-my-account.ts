import '../app';
import { erasePerson } from '../erasing/erase-person';
import { requestErasure } from '../erasing/request-erasure';
import { onSignedInCall } from '../lib/on-signed-in-call';

/** () → {erased}: erases everything under the caller's name. They must have given their password a moment ago. */
export const eraseMyAccount = onSignedInCall(
  'erase-my-account',
  async ({ uid, token }) => {
    await requestErasure(uid, token.auth_time);
    await erasePerson(uid);
    return { erased: true };
  },
  { timeoutSeconds: 300 },
);
