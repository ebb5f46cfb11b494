import '../app';
import { onCall } from 'firebase-functions/https';
import { countExport } from '../exporting/count-export';
import { everythingOf } from '../exporting/everything-of';
import { answer } from '../lib/answer';
import { signedIn } from '../lib/signed-in';

/** () → everything that the product keeps of the caller. */
export const exportMyData = onCall(
  { authPolicy: signedIn, timeoutSeconds: 120, memory: '512MiB' },
  async ({ auth }) => {
    if (!auth) return null;
    return answer('export-my-data', async () => {
      const now = new Date();
      await countExport(auth.uid, now);
      return everythingOf(auth.uid, now);
    });
  },
);
