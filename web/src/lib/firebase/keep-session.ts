/** Auth asks at these addresses whether the session is still valid. */
const QUESTION = /accounts:lookup|\/v1\/token/;

/**
 * Keeps a session that the server could not judge. At a start Auth drops the session for any refusal but a network failure, also
 * where the service is down, a quota is spent, the key is restricted or App Check refuses; what was not sent would be erased with it.
 * Such a refusal becomes a network failure here, as is one whose judge can't be loaded. To be called before there is an Auth.
 */
export function keepSession(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || typeof input !== 'string' || !QUESTION.test(input)) return response;
    return (await import('../session-verdict')).verdictOf(response);
  };
}
