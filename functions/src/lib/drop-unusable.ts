import * as logger from 'firebase-functions/logger';
import { eraseRemains } from '../erasing/erase-remains';
import { ErasedPerson } from '../erasing/erasure';
import { UnusableDocument } from './unusable-document';

/**
 * Does work that an unusable document may stop: that is logged, and not thrown on. Neither is that the person has erased
 * their account: what came late goes too.
 */
export async function dropUnusable(about: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof ErasedPerson) {
      await eraseRemains(cause.uid);
      return;
    }
    if (!(cause instanceof UnusableDocument)) throw cause;
    const { path, problems } = cause;
    logger.warn('Dropped: unusable document', { ...about, path, problems });
  }
}
