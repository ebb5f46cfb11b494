import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    propertyRuns: number;
  }
}

/** Import this file in every property test. It sets few runs in `npm test` and many in `npm run bench` (PROPERTY_RUNS). */
fc.configureGlobal({ numRuns: inject('propertyRuns') });
