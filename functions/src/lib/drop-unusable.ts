import * as logger from 'firebase-functions/logger';
import { UnusableDocument } from './unusable-document';

/** Does work that an unusable document may stop: that is logged, and not thrown on. */
export async function dropUnusable(about: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof UnusableDocument)) throw cause;
    const { path, problems } = cause;
    logger.warn('Dropped: unusable document', { ...about, path, problems });
  }
}
