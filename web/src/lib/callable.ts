import { responses, streamChunks } from '@raizes/domain/callables/responses';
import type { CallableName, Request } from '@raizes/domain/callables/requests';
import type { Response, StreamingName } from '@raizes/domain/callables/responses';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import * as v from 'valibot';
import { EMULATOR_HOST, REGION, app, emulators } from './firebase/auth';
import { noteChange } from './own-changes';

const functions = getFunctions(app, REGION);
if (emulators) connectFunctionsEmulator(functions, EMULATOR_HOST, emulators.functions);

const TIMEOUT_MS = 20_000;
const STREAM_TIMEOUT_MS = 90_000;
const REACHABLE_TIMEOUT_MS = 5_000;

/** The calls whose effects the overview for admins counts. */
const counted: ReadonlySet<CallableName> = new Set([
  'change-people',
  'change-position',
  'content-days',
  'content-plan',
  'content-series',
  'link-to-leader',
  'record-guardian-consent',
]);

/** Calls a server function and parses its response. */
export async function call<Name extends CallableName>(
  name: Name,
  request: Request<Name>,
  timeout = TIMEOUT_MS,
): Promise<Response<Name>> {
  const { data } = await httpsCallable(functions, name, { timeout })(request);
  if (counted.has(name)) noteChange();
  return v.parse(responses[name], data);
}

/** Calls a server function that streams: passes on each chunk and resolves to the response. */
export async function callStreaming<Name extends StreamingName>(
  name: Name,
  request: Request<Name>,
  onChunk: (chunk: v.InferOutput<(typeof streamChunks)[Name]>) => void,
): Promise<Response<Name>> {
  const abort = new AbortController();
  const timeout = setTimeout(() => abort.abort(), STREAM_TIMEOUT_MS);
  try {
    const { stream, data } = await httpsCallable(functions, name).stream(request, {
      signal: abort.signal,
    });
    // Handled here, because the loop below throws first when the stream fails.
    data.catch(() => undefined);
    for await (const chunk of stream) {
      const parsed = v.safeParse(streamChunks[name], chunk);
      if (parsed.success) onChunk(parsed.output);
    }
    // A response that is not a stream, such as a proxy's error page, ends without a result, and the SDK would wait for one
    // forever. Aborting makes `data` reject, but keeps a result that has already arrived.
    abort.abort();
    return v.parse(responses[name], await data);
  } finally {
    clearTimeout(timeout);
  }
}

/** Resolves to whether the functions' host responds at all, to distinguish a dead network from a failing function. */
export async function functionsReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const origin = emulators
    ? `http://${EMULATOR_HOST}:${emulators.functions}`
    : `https://${REGION}-${app.options.projectId}.cloudfunctions.net`;
  try {
    const signal = AbortSignal.timeout(REACHABLE_TIMEOUT_MS);
    await fetch(origin, { mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
