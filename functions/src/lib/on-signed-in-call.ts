import { onCall } from 'firebase-functions/https';
import type { CallableOptions, CallableRequest } from 'firebase-functions/https';
import { answer } from './answer';
import { unauthenticated } from './unauthenticated';

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
