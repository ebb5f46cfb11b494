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
import { InvalidDocumentError, errorName } from './trigger';

type Caller = NonNullable<CallableRequest['auth']>;

interface Options extends CallableOptions<unknown> {
  /** The message for a request that does not fit its schema. */
  invalidRequest?: string;
  /** Converts other accepted shapes of the request to the one that the schema describes. */
  normalize?: (data: unknown) => unknown;
}

type SendChunk = (chunk: string) => void;

/**
 * Defines a callable for people with an account. Parses the request with its schema in `requests`, and hides internal errors. `sendChunk`
 * is null unless the client asked for a stream.
 */
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
      // A chunk that is lost because the connection broke must not stop the work.
      const sendChunk: SendChunk = (chunk) => void response?.sendChunk(chunk).catch(() => false);
      return maskErrors(name, () => {
        const request = parseRequest(name, normalize(data), invalidRequest);
        return handle(auth, request, acceptsStreaming ? sendChunk : null);
      });
    },
  );
}

/** Defines a callable that is open to people without an account. The handler knows nothing of the caller except the HTTP request. */
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

/** Anonymous accounts count as signed out, even if the project enables anonymous sign-in one day. */
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
    // The account was erased, but the session of another device has not expired yet.
    if (cause instanceof ErasedPersonError) throw unauthenticated();
    logger.error('Callable failed', { callable, ...traceOf(cause) });
    throw new HttpsError('internal', 'Algo deu errado por aqui. Tente novamente.');
  }
}

/** Describes where an error comes from, without its message, which can quote what a person wrote. */
function traceOf(cause: unknown) {
  if (cause instanceof InvalidDocumentError) return { path: cause.path, problems: cause.problems };
  const trace = cause instanceof Error && { trace: cause.stack?.replace(cause.message, '…') };
  return { name: errorName(cause), ...trace };
}

/** @throws {HttpsError} if the transaction does not find the person to be an admin */
export async function requireAdmin(tx: Transaction, uid: string): Promise<void> {
  const row = await tx.get(database.doc(paths.userRole(uid, 'admin')));
  if (row.exists) return;
  throw new HttpsError('permission-denied', 'Só um administrador pode fazer isso.');
}

/**
 * Refuses a non-admin with a single read, before the callable waits for a lock or reads more, and then an admin whose session was revoked.
 * A change must still call `requireAdmin` in its own transaction.
 * @throws {HttpsError} unless the person is an admin
 */
export async function requireAdminUpFront({ uid, token }: Caller): Promise<void> {
  await database.runTransaction((tx) => requireAdmin(tx, uid), { readOnly: true });
  await requireSession(token);
}

/**
 * Checks that the caller's session has not been revoked. Needed before a change that outlives the session, such as one of an account or by
 * an admin, because an ID token is valid for up to an hour more. Costs one request to Auth.
 * @returns the time since which sessions are valid: a new password, or signing out everywhere, has revoked all earlier ones
 * @throws {HttpsError} if the session was revoked, or the account is disabled or gone
 */
export async function requireSession({ uid, iat }: DecodedIdToken): Promise<Date> {
  try {
    const { disabled, tokensValidAfterTime } = await getAuth().getUser(uid);
    const since = new Date(tokensValidAfterTime ?? 0);
    if (disabled || iat * 1000 < since.getTime()) throw unauthenticated();
    return since;
  } catch (error) {
    throw isAccountGone(error) ? unauthenticated() : error;
  }
}

/** Whether Auth failed because there is no such account. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
