import type { DecodedIdToken } from 'firebase-admin/auth';
import { expect } from 'vitest';
import * as functions from '../../../functions/src/index';
import { callablesOf } from '../../../functions/src/testing/callables';
import { createUser } from '../../support/people';
import { actionsOf } from './triggers';

/** Every callable that the product exports, by name. */
export const callables = new Map(callablesOf(functions));

/** The claims of an ID token that was issued now, after a sign-in with the password. */
export function tokenOf(uid: string, changes: Partial<DecodedIdToken> = {}): DecodedIdToken {
  const now = Math.floor(Date.now() / 1000);
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  return {
    uid,
    sub: uid,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...changes,
  };
}

/** A token from before the account's sessions were revoked, at its creation or later. */
export function endedSession(uid: string): DecodedIdToken {
  const { iat } = tokenOf(uid);
  return tokenOf(uid, { auth_time: iat - 60, iat: iat - 60 });
}

interface From {
  /** The `X-Forwarded-For` header; by default an address of the person's own. */
  address?: string;
  /** Receives the parts of a streamed answer. */
  sendChunk?: (chunk: unknown) => Promise<boolean>;
}

/**
 * Calls a function in this process, after the checks that the SDK makes of tokens.
 * @param token null for someone without an account
 * @throws {HttpsError} if the call is refused
 */
async function run(name: string, data: unknown, token: DecodedIdToken | null, from: From) {
  const callable = callables.get(name);
  if (!callable) throw new Error(`There is no ${name}`);
  const { address = token?.uid ?? '', sendChunk } = from;
  const request = {
    // As it arrives over the network.
    data: JSON.parse(JSON.stringify(data)) as unknown,
    ...(token && { auth: { uid: token.uid, token } }),
    rawRequest: { headers: { 'x-forwarded-for': address } },
    acceptsStreaming: sendChunk !== undefined,
  };
  return callable.run(request, sendChunk && { sendChunk });
}

/** Calls a function as a signed-in person; resolves to the result, or rejects with the refusal. */
export const callAs = (uid: string, name: string, data: unknown) =>
  run(name, data, tokenOf(uid), {});

/** The error that a callable throws for the client. */
type HttpsError = Error & { httpErrorCode: { status: number }; toJSON: () => object };
const isHttpsError = (cause: unknown): cause is HttpsError =>
  cause instanceof Error && 'httpErrorCode' in cause;

/** Resolves to the answer as the client gets it; `text` is the response's body. */
export async function call(
  name: string,
  data: unknown,
  token: DecodedIdToken | null,
  from: From = {},
) {
  try {
    const text = JSON.stringify({ result: await run(name, data, token, from) });
    const { result } = JSON.parse(text) as { result: unknown };
    return { status: 200, text, result, error: undefined };
  } catch (cause) {
    if (!isHttpsError(cause)) throw cause;
    const error = cause.toJSON();
    const text = JSON.stringify({ error });
    return { status: cause.httpErrorCode.status, text, result: undefined, error };
  }
}

export type Caller = Awaited<ReturnType<typeof signedIn>>;

/** A new signed-in person, with what they can do. */
export async function signedIn(options: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(options);
  const { email } = user;
  const token = tokenOf(user.uid, { email, email_verified: !options.unconfirmed });
  return {
    ...user,
    ...actionsOf(user.uid),
    token,
    call: (name: string, data: unknown = null) => call(name, data, token),
  };
}

/** Internals that must never reach a person: file paths, error classes, messages of a library or the database. */
const internals = [
  /\bat \S+ \(|\bat (?:async )?file:|node_modules|\/(?:src|lib|tmp|work|workspace)\/|\.[cm]?[jt]s\b/,
  /\w+(?:Error|Exception)\b|Error:|\bundefined\b|\bNaN\b|ABORTED|DEADLINE|PERMISSION/,
  /firestore|genkit|valibot|zod|grpc|transaction|schema|expected|received|stack/i,
];

/** Expects a sentence in Portuguese without internals. */
export function expectReadable(message: string): void {
  for (const pattern of internals) expect(message).not.toMatch(pattern);
  expect(message).toMatch(/^[A-ZÀ-Ú][^{}<>[\]]+(?:[.!?]|autenticado)$/u);
}
