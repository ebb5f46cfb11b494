import { genkit } from 'genkit';
import { logger } from 'genkit/logging';

// When a call fails, Genkit logs prompt and answer: those are private.
const silent = () => {};
logger.init({ level: 'error', debug: silent, info: silent, warn: silent, error: silent });

/** Flows and the local model are defined on it. */
export const ai = genkit({});
