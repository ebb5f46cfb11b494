import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Query } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions/options';

// Otherwise the framework answers a malformed request with a stack trace.
process.env.NODE_ENV ??= 'production';
// Otherwise Firestore records a trace of each call, because Genkit has registered a tracer, and nothing exports them.
process.env.FIRESTORE_ENABLE_TRACING ??= 'off';

export const REGION = 'southamerica-east1';
/** The quota of a new project allows no more. Each instance of version 2 handles 80 requests at a time. */
export const MAX_INSTANCES = 10;

// Every entry point imports this file first, because the options apply only to functions that are defined afterwards.
initializeApp();
setGlobalOptions({
  region: REGION,
  memory: '256MiB',
  maxInstances: MAX_INSTANCES,
  // Set ENFORCE_APP_CHECK=true in `functions/.env.<project>` once the web app is registered with App Check. There is
  // no App Check emulator, so on a developer's machine it stays off.
  enforceAppCheck:
    process.env.ENFORCE_APP_CHECK === 'true' && process.env.FUNCTIONS_EMULATOR !== 'true',
});

export const database = getFirestore();

/** Costs one read per thousand documents. */
export const countOf = async (query: Query): Promise<number> =>
  (await query.count().get()).data().count;
