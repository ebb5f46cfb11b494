import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

type Callable = (request: object, response: object) => unknown;

/** What a callable answers to somebody who shows neither an App Check token nor who they are. */
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

/** Those of a module or a group, each by its whole name. */
function callablesOf(group: object, before: string[] = []): [string, Callable][] {
  return Object.entries(group).flatMap(([part, each]: [string, unknown]): [string, Callable][] => {
    const name = [...before, part];
    if (typeof each === 'object' && each !== null) return callablesOf(each, name);
    if (!isCallable(each)) return [];
    return [[name.join('-'), each]];
  });
}

function isCallable(each: unknown): each is Callable {
  const endpoint: unknown = typeof each === 'function' && Reflect.get(each, '__endpoint');
  return typeof endpoint === 'object' && endpoint !== null && 'callableTrigger' in endpoint;
}

/** What each callable of the product answers under these settings. */
async function answers(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const all = callablesOf(await import('./index'));
  return Promise.all(all.map(async ([name, each]) => [name, await answerOf(each)] as const));
}

// The library logs each call, through the console that it finds when it is loaded.
beforeAll(() => {
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
});

afterEach(() => vi.unstubAllEnvs());

describe('App Check', () => {
  it('switched on, keeps every callable from whoever does not show that they are the app', async () => {
    const all = await answers({ ENFORCE_APP_CHECK: 'true' });
    expect(Object.keys(Object.fromEntries(all))).toEqual(
      expect.arrayContaining(['ai-mentor-chat', 'validate-memorization', 'push-notifications']),
    );
    // The library's own refusal, before anybody is asked who they are.
    expect(all).toEqual(all.map(([name]) => [name, 'Unauthenticated']));
  });

  it.each([
    ['without the switch', { ENFORCE_APP_CHECK: '' }],
    ['in the emulator', { ENFORCE_APP_CHECK: 'true', FUNCTIONS_EMULATOR: 'true' }],
  ])('%s it asks nothing: what is missing is who they are', async (_, env) => {
    const all = await answers(env);
    expect(all).toEqual(all.map(([name]) => [name, 'Usuário não autenticado']));
  });
});
