/** Auth checks at these addresses whether the session is still valid. */
const SESSION_CHECK = /accounts:lookup|\/v1\/token/;

/**
 * Keeps the session when the server could not check it. At a start Auth drops the session, and with it the unsent writes, after any
 * error except a network failure: even if the service is down, a quota is exhausted, the key is restricted or App Check refuses.
 * This patch of `fetch` turns such errors into network failures; if `session-verdict.ts` can't be loaded, it does so with every error.
 * Call it before creating Auth.
 */
export function keepSession(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || typeof input !== 'string' || !SESSION_CHECK.test(input)) return response;
    return (await import('../session-verdict')).throwUnlessSessionEnded(response);
  };
}
