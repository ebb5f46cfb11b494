import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    propertyRuns: number;
  }
}

/** Import it in every test with properties: few runs each in `npm test`, many in `npm run bench` (PROPERTY_RUNS). */
fc.configureGlobal({ numRuns: inject('propertyRuns') });
