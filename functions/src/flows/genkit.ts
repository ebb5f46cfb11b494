import { genkit } from 'genkit';
import { logger } from 'genkit/logging';

// Genkit logs prompt and answer when a call fails. Both are private, so its log is silenced.
const silent = () => {};
logger.init({ level: 'error', debug: silent, info: silent, warn: silent, error: silent });

/** The Genkit instance on which the flows and the local model are defined. */
export const ai = genkit({});
