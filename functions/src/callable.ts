import { requests } from '@raizes/domain/callables/requests';
import type { CallableName, ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { paths } from '@raizes/domain/paths';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import type { CallableOptions, CallableRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from './firebase';
import { ErasedPersonError } from './privacy/erasure';
import { InvalidDocumentError } from './trigger';

type Caller = NonNullable<CallableRequest['auth']>;

interface Options extends CallableOptions<unknown> {
  /** The message for a request that does not fit its schema. */
  invalidRequest?: string;
  /** Brings other accepted shapes of the request into the schema's. */
  normalize?: (data: unknown) => unknown;
}

/** Null unless the client asked for a stream. */
type SendChunk = (chunk: string) => void;

/** A callable for people with an account: parses the request by the table of callables and hides internal errors. */
export function onSignedInCall<Name extends CallableName>(
  name: Name,
  handle: (
    caller: Caller,
    request: ParsedRequest<Name>,
    sendChunk: SendChunk | null,
  ) => Promise<Response<Name>>,
  { invalidRequest = INVALID_REQUEST, normalize = (data) => data, ...options }: Options = {},
) {
  return onCall<unknown, Promise<Response<Name>>>(
    options,
    async ({ auth, data, acceptsStreaming }, response) => {
      if (!auth || isAnonymous(auth)) throw unauthenticated();
      // A chunk that is lost with the connection must not end the work.
      const sendChunk: SendChunk = (chunk) => void response?.sendChunk(chunk).catch(() => false);
      return maskErrors(name, () => {
        const request = parseRequest(name, normalize(data), invalidRequest);
        return handle(auth, request, acceptsStreaming ? sendChunk : null);
      });
    },
  );
}

/** A callable also for people without an account: they are known by the HTTP request alone. */
export function onOpenCall<Name extends CallableName>(
  name: Name,
  handle: (
    http: CallableRequest['rawRequest'],
    request: ParsedRequest<Name>,
  ) => Promise<Response<Name>>,
) {
  return onCall<unknown, Promise<Response<Name>>>({}, async ({ rawRequest, data }) =>
    maskErrors(name, () => handle(rawRequest, parseRequest(name, data, INVALID_REQUEST))),
  );
}

const INVALID_REQUEST = 'Pedido inválido.';

function parseRequest<Name extends CallableName>(
  name: Name,
  data: unknown,
  invalidRequest: string,
): ParsedRequest<Name> {
  const schema = requests[name];
  const request = v.safeParse(schema, data);
  if (!request.success) throw new HttpsError('invalid-argument', invalidRequest);
  return request.output;
}

/** The project may allow anonymous sign-in one day; nothing here is for it. */
const isAnonymous = ({ token }: Caller) => token.firebase.sign_in_provider === 'anonymous';

export const unauthenticated = () => new HttpsError('unauthenticated', 'Usuário não autenticado');

export const personNotFound = () =>
  new HttpsError('not-found', 'Esta pessoa não tem mais cadastro.');

/** Lets only an `HttpsError`, whose message is safe to show, reach the client; logs anything else. */
async function maskErrors<Result>(callable: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof HttpsError) throw cause;
    // Their account is erased, but another device's session has not expired yet.
    if (cause instanceof ErasedPersonError) throw unauthenticated();
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

/** @throws {HttpsError} unless the person is an admin within this transaction */
export async function requireAdmin(tx: Transaction, uid: string): Promise<void> {
  const row = await tx.get(database.doc(paths.userRole(uid, 'admin')));
  if (row.exists) return;
  throw new HttpsError('permission-denied', 'Só um administrador pode fazer isso.');
}

/**
 * For what waits for a lock, or reads much: nobody else gets as far. What changes something asks again, in its own transaction.
 * @throws {HttpsError} unless the person is an admin
 */
export const requireAdminFirst = (uid: string): Promise<void> =>
  database.runTransaction((tx) => requireAdmin(tx, uid), { readOnly: true });

/**
 * For what changes an account or its devices: an ID token outlives its session by up to an hour. Costs a look-up in Auth.
 * @returns since when the sessions of the account are valid: earlier ones were ended by a new password, or by signing out everywhere
 * @throws {HttpsError} where this one has ended, or the account is gone
 */
export async function requireSession({ uid, iat }: DecodedIdToken): Promise<Date> {
  try {
    const { tokensValidAfterTime } = await getAuth().getUser(uid);
    const since = new Date(tokensValidAfterTime ?? 0);
    if (iat * 1000 < since.getTime()) throw unauthenticated();
    return since;
  } catch (error) {
    const isGone = error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
    throw isGone ? unauthenticated() : error;
  }
}
