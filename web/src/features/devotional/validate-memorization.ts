import type { Devotional } from '@raizes/domain/documents/content';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import * as v from 'valibot';
import { memorizationSchema } from './draft';
import type { Memorization } from './draft';

/**
 * How well a verse was written from memory. The service scores it; where it can't be reached the same
 * rule scores it here, so that no one is stopped for being offline.
 * @throws when the service was reached and failed.
 */
export async function validateMemorization(
  devotional: Devotional,
  userVerse: string,
): Promise<Memorization> {
  const offline = () => scoreMemorization(devotional.verse_text, userVerse);
  if (!navigator.onLine) return offline();
  const { callable, functionsReachable } = await import('@/lib/callable');
  try {
    const answer = await callable('validate-memorization')({
      originalVerse: devotional.verse_text,
      userVerse,
      verseReference: devotional.verse_reference,
    });
    return v.parse(memorizationSchema, answer);
  } catch (error) {
    if (await functionsReachable()) throw error;
    return offline();
  }
}
