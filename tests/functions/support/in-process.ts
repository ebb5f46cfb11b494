import * as v from 'valibot';
import { createUser } from '../../support/people';

/** A callable of the product. Each has its own type of request. */
type Callable = { run: (request: never) => unknown };

/** Calls a callable in this process, so that concurrent requests reach one instance, as they can in the cloud. */
export async function runCallable(
  callable: Callable,
  uid: string,
  data: unknown,
): Promise<unknown> {
  const firebase = { sign_in_provider: 'password' };
  const token = { uid, auth_time: Date.now() / 1000, email_verified: true, firebase };
  // One IP address per person.
  const rawRequest = { headers: { 'x-forwarded-for': uid } };
  const request = { data, auth: { uid, token }, rawRequest, acceptsStreaming: false };
  return callable.run(request as never);
}

/** The error that a callable throws for the client. */
type HttpsError = Error & { httpErrorCode: { status: number }; toJSON: () => object };
const isHttpsError = (cause: unknown): cause is HttpsError =>
  cause instanceof Error && 'httpErrorCode' in cause;

const answerSchema = v.object({ result: v.unknown() });

/** Calls a callable in this process; resolves to what `call` in calls.ts resolves to. */
async function answerOf(callable: Callable, uid: string, data: unknown) {
  try {
    const text = JSON.stringify({ result: await runCallable(callable, uid, data) });
    return { status: 200, text, ...v.parse(answerSchema, JSON.parse(text)), error: undefined };
  } catch (cause) {
    if (!isHttpsError(cause)) throw cause;
    const error = cause.toJSON();
    const text = JSON.stringify({ error });
    return { status: cause.httpErrorCode.status, text, error, result: undefined };
  }
}

export type Caller = Awaited<ReturnType<typeof createCaller>>;

/** A new person whose calls run in this process. */
export async function createCaller(options: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(options);
  const call = (callable: Callable, data: unknown = null) => answerOf(callable, user.uid, data);
  return { ...user, call };
}
