import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { EMULATOR_HOST, REGION, app, emulators } from './firebase';

const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
let begun: Promise<void> | null = null;

/** Where App Check is switched on, calls of functions carry from now on a proof that they come from this app. */
async function attested(): Promise<void> {
  // The emulators have no App Check.
  if (!siteKey || emulators) return;
  begun ??= begin(siteKey);
  try {
    await begun;
  } catch (cause) {
    begun = null;
    // The call goes on: the server says what it thinks of it, and is asked again with the next.
    console.warn('App Check could not begin', cause);
  }
}

async function begin(key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

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

const STREAM_TIMEOUT_MS = 90_000;

/** A function of the server that answers bit by bit: hands on each bit, and resolves with the whole answer. */
export function streamingCallable(
  name: string,
): (input: unknown, onChunk: (chunk: unknown) => void) => Promise<unknown> {
  const call = httpsCallable(functions, name);
  return async (input, onChunk) => {
    await attested();
    const request = new AbortController();
    const late = setTimeout(() => request.abort(), STREAM_TIMEOUT_MS);
    try {
      const { stream, data } = await call.stream(input, { signal: request.signal });
      // It rejects beside the stream, which tells of the failure first.
      data.catch(() => undefined);
      for await (const chunk of stream) onChunk(chunk);
      // What is no stream, a proxy's refusal say, has ended without a result, and the SDK would wait for one: it gives up. A
      // result that has come stays.
      request.abort();
      return await data;
    } finally {
      clearTimeout(late);
    }
  };
}
