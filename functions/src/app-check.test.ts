import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callablesOf } from './testing/callables';
import type { Callable } from './testing/callables';

/** Calls without an App Check token and without an ID token, and resolves to the error message. */
function errorOf(callable: Callable): Promise<unknown> {
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

/** The error message of every exported callable in this environment, by callable name. */
async function errorsOfAll(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const all = callablesOf(await import('./index'));
  return Promise.all(all.map(async ([name, each]) => [name, await errorOf(each)] as const));
}

// The library captures the console methods when it is loaded, and logs each call through them.
beforeAll(() => {
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
});

// Other files of the worker would get the modules that this environment has shaped.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('App Check', () => {
  it('refuses every call without an App Check token when it is enforced', async () => {
    const all = await errorsOfAll({ ENFORCE_APP_CHECK: 'true' });
    expect(Object.keys(Object.fromEntries(all))).toEqual(
      expect.arrayContaining(['ai-mentor-chat', 'validate-memorization', 'push-notifications']),
    );
    // The library refuses before our own check of the ID token runs.
    expect(all).toEqual(all.map(([name]) => [name, 'Unauthenticated']));
  });

  it.each([
    ['when it is off', { ENFORCE_APP_CHECK: '' }],
    ['in the emulator', { ENFORCE_APP_CHECK: 'true', FUNCTIONS_EMULATOR: 'true' }],
  ])('is not required %s: the call is refused for its missing ID token', async (_, env) => {
    const all = await errorsOfAll(env);
    // `peek-invitation` is open to people without an account, but refuses a request without a code.
    const expected = (name: string) =>
      name === 'peek-invitation' ? 'Pedido inválido.' : 'Usuário não autenticado';
    expect(all).toEqual(all.map(([name]) => [name, expected(name)]));
  });
});
