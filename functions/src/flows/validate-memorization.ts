import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { z } from 'genkit';
import { ai } from './genkit';

export const validateMemorization = ai.defineFlow(
  {
    name: 'validate-memorization',
    inputSchema: z.custom<ParsedRequest<'validate-memorization'>>(),
    outputSchema: z.custom<Response<'validate-memorization'>>(),
  },
  // The same rule as in the browser and in the trigger that credits the bonus: no model decides what a person earns.
  ({ originalVerse, userVerse }) => scoreMemorization(originalVerse, userVerse),
);
