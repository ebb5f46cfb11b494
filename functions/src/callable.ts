import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import type { CallableOptions, CallableRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from './firebase';
import { ErasedPerson } from './privacy/erasure';
import { InvalidDocumentError } from './trigger';

export const unauthenticated = () => new HttpsError('unauthenticated', 'Usuário não autenticado');

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
  if (cause instanceof InvalidDocumentError) return { path: cause.path, problems: cause.problems };
  if (!(cause instanceof Error)) return { name: typeof cause };
  return { name: cause.name, trace: cause.stack?.replace(cause.message, '…') };
}

type Caller = NonNullable<CallableRequest['auth']>;

/**
 * A callable for whoever is signed in.
 * @param name what the log calls it
 * @param work gets what the caller sent as it came: `requestOf` parses it
 */
export function onSignedInCall<Answer>(
  name: string,
  work: (caller: Caller, data: unknown) => Promise<Answer>,
  options: CallableOptions<unknown> = {},
) {
  return onCall<unknown, Promise<Answer>>(options, async ({ auth, data }) => {
    if (!auth) throw unauthenticated();
    return answer(name, () => work(auth, data));
  });
}

/**
 * What a caller sent, as the schema describes it.
 * @throws {HttpsError} with the refusal, where it does not fit
 */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  refusal = 'Pedido inválido.',
): v.InferOutput<Schema> {
  const request = v.safeParse(schema, data);
  if (!request.success) throw new HttpsError('invalid-argument', refusal);
  return request.output;
}

/** @throws {HttpsError} to anyone who is not an administrator, as the transaction finds it */
export async function requireAdmin(tx: Transaction, uid: string): Promise<void> {
  const row = await tx.get(database.doc(paths.userRole(uid, 'admin')));
  if (row.exists) return;
  throw new HttpsError('permission-denied', 'Só um administrador pode fazer isso.');
}

/** The `authPolicy` of a flow's callable: somebody, whoever it is, is signed in. */
export function requireSignedIn(auth: object | null): boolean {
  if (!auth) throw unauthenticated();
  return true;
}

/** A person's id, which must not lead elsewhere when it becomes part of a path. */
export const uidSchema = v.pipe(v.string(), v.regex(/^[^/]{1,128}$/));
