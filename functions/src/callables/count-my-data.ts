import '../app';
import { onCall } from 'firebase-functions/https';
import { countsOf } from '../exporting/counts-of';
import { answer } from '../lib/answer';
import { signedIn } from '../lib/signed-in';

/** () → how much of each kind is kept of the caller: {user_devotionals: 12, …} */
export const countMyData = onCall({ authPolicy: signedIn }, async ({ auth }) =>
  auth ? answer('count-my-data', () => countsOf(auth.uid)) : null,
);
