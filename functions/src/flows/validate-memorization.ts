import { VERSE_MAX_LENGTH } from '@raizes/domain/limits';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { z } from 'genkit';
import { ai } from './genkit';

const verse = z.string().max(VERSE_MAX_LENGTH).regex(/\S/);

export const validateMemorization = ai.defineFlow(
  {
    name: 'validate-memorization',
    inputSchema: z.object({
      originalVerse: verse,
      userVerse: verse,
      verseReference: z.string().max(100),
    }),
    outputSchema: z.object({
      score: z.number().int().min(0).max(100),
      isValid: z.boolean(),
      feedback: z.string(),
    }),
  },
  // The same rule as the browser's, and as the one that credits the bonus: no model has a say in what a person earns.
  ({ originalVerse, userVerse }) => scoreMemorization(originalVerse, userVerse),
);
