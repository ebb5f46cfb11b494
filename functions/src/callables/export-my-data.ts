import '../app';
import { onCall } from 'firebase-functions/https';
import { everythingOf } from '../exporting/everything-of';
import { answer } from '../lib/answer';
import { signedIn } from '../lib/signed-in';

/** () → everything that the product keeps of the caller. */
export const exportMyData = onCall(
  { authPolicy: signedIn, timeoutSeconds: 120, memory: '512MiB' },
  async ({ auth }) =>
    auth ? answer('export-my-data', () => everythingOf(auth.uid, new Date())) : null,
);
