import type { Devotional } from '@raizes/domain/documents/content';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
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
  const { call, functionsReachable } = await import('@/lib/callable');
  try {
    return await call('validate-memorization', {
      originalVerse: devotional.verse_text,
      userVerse,
      verseReference: devotional.verse_reference,
    });
  } catch (error) {
    if (await functionsReachable()) throw error;
    return offline();
  }
}
