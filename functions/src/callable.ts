import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { ErasedPerson } from '../erasing/erasure';
import { unauthenticated } from './unauthenticated';
import { UnusableDocument } from './unusable-document';

/** Runs a callable's work so that only an `HttpsError`, whose message is safe to show, reaches the person. */
export async function answer<Answer>(
  callable: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof HttpsError) throw cause;
    // Another device of theirs, whose session has not run out yet.
    if (cause instanceof ErasedPerson) {
      throw unauthenticated();
    }
    logger.error('Callable failed', { callable, ...traceOf(cause) });
    throw new HttpsError('internal', 'Algo deu errado por aqui. Tente novamente.');
  }
}

/** Where an error comes from, without its message: that may quote what a person wrote. */
function traceOf(cause: unknown) {
  if (cause instanceof UnusableDocument) return { path: cause.path, problems: cause.problems };
  if (!(cause instanceof Error)) return { name: typeof cause };
  return { name: cause.name, trace: cause.stack?.replace(cause.message, '…') };
}
