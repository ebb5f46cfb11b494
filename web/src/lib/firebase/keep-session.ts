/** Auth asks at these addresses whether the session is still valid. */
const QUESTION = /accounts:lookup|securetoken\.googleapis\.com\/v1\/token/;

/** The answers that end a session: the account is gone or disabled, or its tokens were revoked. */
const ENDED =
  /"message":\s*"(USER_DISABLED|USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_(REFRESH|ID)_TOKEN)\b/;

/**
 * Keeps a session that the server could not judge. At a start Auth drops the session for any refusal but a network failure, also
 * where the service is down, a quota is spent, the key is restricted or App Check refuses; what was not sent would be erased with it.
 * Such a refusal becomes a network failure here. To be called before there is an Auth.
 */
export function keepSession(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || typeof input !== 'string' || !QUESTION.test(input)) return response;
    if (ENDED.test(await response.clone().text())) return response;
    import('../server-trouble').then(({ notifyTrouble }) => notifyTrouble(), console.warn);
    throw new TypeError(`Auth answered ${response.status}`);
  };
}
