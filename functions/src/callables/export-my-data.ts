import '../app';
import { countExport } from '../exporting/count-export';
import { everythingOf } from '../exporting/everything-of';
import { onSignedInCall } from '../lib/on-signed-in-call';

/** () → everything that the product keeps of the caller. */
export const exportMyData = onSignedInCall(
  'export-my-data',
  async ({ uid }) => {
    const now = new Date();
    await countExport(uid, now);
    return everythingOf(uid, now);
  },
  { timeoutSeconds: 120, memory: '512MiB' },
);
