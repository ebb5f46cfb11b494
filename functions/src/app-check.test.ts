import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callablesOf } from './testing/callables';
import type { Callable } from './testing/callables';

/** The error of a call without an App Check token and without an ID token. */
function answerOf(callable: Callable): Promise<unknown> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const header = (name: string) => headers[name.toLowerCase()];
  return new Promise((resolve) => {
    const response = {
      on: () => response,
      getHeader: () => undefined,
      setHeader: () => response,
      status: () => response,
      send: ({ error }: { error?: { message: unknown } }) => resolve(error?.message),
    };
    callable({ method: 'POST', headers, header, body: { data: {} }, on: () => {} }, response);
  });
}

/** The error of every exported callable under this environment. */
async function answers(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const all = callablesOf(await import('./index'));
  return Promise.all(all.map(async ([name, each]) => [name, await answerOf(each)] as const));
}

// The library logs each call through the console that it finds when it is loaded.
beforeAll(() => {
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
});

afterEach(() => vi.unstubAllEnvs());

describe('App Check', () => {
  it('refuses every call without its token when it is enforced', async () => {
    const all = await answers({ ENFORCE_APP_CHECK: 'true' });
    expect(Object.keys(Object.fromEntries(all))).toEqual(
      expect.arrayContaining(['ai-mentor-chat', 'validate-memorization', 'push-notifications']),
    );
    // The library's own refusal, before ours for the missing ID token.
    expect(all).toEqual(all.map(([name]) => [name, 'Unauthenticated']));
  });

  it.each([
    ['when it is off', { ENFORCE_APP_CHECK: '' }],
    ['in the emulator', { ENFORCE_APP_CHECK: 'true', FUNCTIONS_EMULATOR: 'true' }],
  ])('is not asked for %s: the call is refused for its missing ID token', async (_, env) => {
    const all = await answers(env);
    // Open to people without an account, and of no use without a code.
    const expected = (name: string) =>
      name === 'peek-invitation' ? 'Pedido inválido.' : 'Usuário não autenticado';
    expect(all).toEqual(all.map(([name]) => [name, expected(name)]));
  });
});
