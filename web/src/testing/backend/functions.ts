import { requests } from '@raizes/domain/callables/requests';
import type { CallableName, ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import * as v from 'valibot';
import { failure, store } from './store';

// Stands in for `firebase/functions`.

/** Sets how a server function answers. The server parses the request first, as the real one does. */
export function answerCall<Name extends CallableName>(
  name: Name,
  answer: (
    request: ParsedRequest<Name>,
    send: (chunk: unknown) => void,
  ) => Response<Name> | Promise<Response<Name>>,
): void {
  store.callables.set(name, (request, send) => answer(v.parse(requests[name], request), send));
}

/** A function refuses its calls, with a sentence for the person or without. */
export function refuseCall(name: CallableName, code: string, message?: string): void {
  store.callables.set(name, () => Promise.reject(failure(`functions/${code}`, message)));
}

/** The requests that a function has got so far. */
export const requestsOf = (name: CallableName) =>
  store.requests.filter((each) => each.name === name).map(({ request }) => request);

export const getFunctions = () => ({});
export const connectFunctionsEmulator = () => undefined;

async function run(name: string, request: unknown, send: (chunk: unknown) => void) {
  if (!navigator.onLine) throw failure('functions/internal', 'internal');
  store.requests.push({ name, request });
  const callable = store.callables.get(name);
  if (!callable) throw failure('functions/internal', 'internal');
  return callable(request, send);
}

export const httpsCallable = (_functions: unknown, name: string) =>
  Object.assign(async (request: unknown) => ({ data: await run(name, request, () => undefined) }), {
    stream: (request: unknown) => Promise.resolve(streamOf(name, request)),
  });

function streamOf(name: string, request: unknown) {
  let send = (_chunk: unknown) => {};
  let end = () => {};
  const chunks = new ReadableStream<unknown>({
    start(controller) {
      send = (chunk) => controller.enqueue(chunk);
      end = () => controller.close();
    },
  });
  const data = run(name, request, send).finally(end);
  data.catch(() => undefined);
  async function* stream() {
    yield* chunks;
    await data;
  }
  return { data, stream: stream() };
}
