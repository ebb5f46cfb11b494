import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';

/** Runs a callable's work so that only an `HttpsError`, whose message is safe to show, reaches the person. */
export async function answer<Answer>(
  callable: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof HttpsError) throw cause;
    logger.error('Callable failed', { callable, ...traceOf(cause) });
    throw new HttpsError('internal', 'Algo deu errado por aqui. Tente novamente.');
  }
}

/** Where an error comes from, without its message: that may quote what a person wrote. */
function traceOf(cause: unknown) {
  if (!(cause instanceof Error)) return { name: typeof cause };
  const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { name: cause.name, frames };
}
