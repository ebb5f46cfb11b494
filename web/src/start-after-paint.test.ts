import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const databases = vi.fn<() => Promise<{ name: string }[]>>();
const onSessionWanted = vi.fn<() => void>();

beforeEach(async () => {
  vi.resetModules();
  onSessionWanted.mockReset();
  localStorage.clear();
  databases.mockResolvedValue([]);
  vi.stubGlobal('indexedDB', { databases });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {
        // Reports no paint, so the app does not start.
      }
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  addEventListener('session-wanted', onSessionWanted);
  // Without exports it is not a module for TypeScript, so a plain import would not type-check.
  await vi.importActual('./start-after-paint');
});

afterEach(() => {
  removeEventListener('session-wanted', onSessionWanted);
  vi.useRealTimers();
});

/** Runs pending microtasks, because the module's work can't be awaited. */
async function flushMicrotasks() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function hydrate() {
  dispatchEvent(new Event('hydrated'));
  await flushMicrotasks();
}

it('starts the session on a new device when someone touches the page', async () => {
  await hydrate();
  expect(onSessionWanted).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  await flushMicrotasks();
  expect(onSessionWanted).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await flushMicrotasks();
  expect(onSessionWanted).toHaveBeenCalledOnce();
});

it('starts the session at hydration if the page was touched before', async () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(onSessionWanted).not.toHaveBeenCalled();
  await hydrate();
  expect(onSessionWanted).toHaveBeenCalledOnce();
});

it.each(['a stored key', 'a database', 'a browser that can’t list databases'])(
  'starts the session at hydration on a device with %s, which might have a session',
  async (trace) => {
    if (trace === 'a stored key') localStorage.setItem('raizes.draft', '1');
    if (trace === 'a database') databases.mockResolvedValue([{ name: 'firebaseLocalStorageDb' }]);
    if (trace.startsWith('a browser')) vi.stubGlobal('indexedDB', {});
    await hydrate();
    expect(onSessionWanted).toHaveBeenCalledOnce();
  },
);

it('starts the session when someone signs in in another tab', async () => {
  await hydrate();
  dispatchEvent(new StorageEvent('storage', { key: 'raizes.session' }));
  await flushMicrotasks();
  expect(onSessionWanted).toHaveBeenCalledOnce();
});
