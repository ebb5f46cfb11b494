import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { attested } from './app-check';
import { app } from './auth';
import { EMULATOR_HOST, emulators, REGION } from './firebase-config';

const functions = getFunctions(app, REGION);
if (emulators) connectFunctionsEmulator(functions, EMULATOR_HOST, emulators.functions);

const TIMEOUT_MS = 20_000;

/** A function of the server by its name; the answer is not trusted: parse it. */
export function callable(name: string, timeout = TIMEOUT_MS): (input: unknown) => Promise<unknown> {
  const call = httpsCallable(functions, name, { timeout });
  return async (input) => {
    await attested();
    return (await call(input)).data;
  };
}

/** Whether the functions' host answers at all, whatever it answers: tells a dead network from a failing function. */
export async function functionsReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const origin = emulators
    ? `http://${EMULATOR_HOST}:${emulators.functions}`
    : `https://${REGION}-${app.options.projectId}.cloudfunctions.net`;
  try {
    await fetch(origin, { mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** What is no stream, a proxy's refusal say, ends it without a result: the SDK would wait for one until the timeout. */
function noResult(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, 0, new Error('The stream ended without a result'));
  });
}

const STREAM_TIMEOUT_MS = 90_000;

/** A function of the server that answers bit by bit: hands on each bit, and resolves with the whole answer. */
export function streamingCallable(
  name: string,
): (input: unknown, onChunk: (chunk: unknown) => void) => Promise<unknown> {
  const call = httpsCallable(functions, name);
  return async (input, onChunk) => {
    await attested();
    const signal = AbortSignal.timeout(STREAM_TIMEOUT_MS);
    const { stream, data } = await call.stream(input, { signal });
    // It rejects beside the stream, which tells of the failure first.
    data.catch(() => undefined);
    for await (const chunk of stream) onChunk(chunk);
    return Promise.race([data, noResult()]);
  };
}
