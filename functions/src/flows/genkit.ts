import { genkit } from 'genkit';
import { logger } from 'genkit/logging';

// Genkit logs what a model was asked and what it answered when a call fails: those are a person's words.
const silent = () => {};
logger.init({ level: 'error', debug: silent, info: silent, warn: silent, error: silent });

/** Where flows and the models that live here are defined. */
export const ai = genkit({});
