// Separate from calls.ts because it loads every function, whose default Firebase app has to be initialized first.
import * as functions from '../../../functions/src/index';
import { callablesOf } from '../../../functions/src/testing/callables';

/** Every callable that the product exports, by name. */
export const callables = new Map(callablesOf(functions));

/** Calls a callable in this process, so that concurrent requests reach one instance, as they can in the cloud. */
export async function callInProcess(name: string, uid: string, data: unknown): Promise<unknown> {
  const callable = callables.get(name);
  if (!callable) throw new Error(`There is no ${name}`);
  const firebase = { sign_in_provider: 'password' };
  const token = { uid, auth_time: Date.now() / 1000, email_verified: true, firebase };
  // One IP address per person.
  const rawRequest = { headers: { 'x-forwarded-for': uid } };
  return callable.run({ data, auth: { uid, token }, rawRequest, acceptsStreaming: false });
}
