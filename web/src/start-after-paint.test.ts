import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const databases = vi.fn<() => Promise<{ name: string }[]>>();
const wanted = vi.fn<() => void>();

beforeEach(async () => {
  vi.resetModules();
  wanted.mockReset();
  localStorage.clear();
  databases.mockResolvedValue([]);
  vi.stubGlobal('indexedDB', { databases });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {
        // Nothing is painted here: the app is not started.
      }
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  addEventListener('session-wanted', wanted);
  // It exports nothing: for TypeScript it is no module.
  await vi.importActual('./start-after-paint');
});

afterEach(() => {
  removeEventListener('session-wanted', wanted);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Long enough for what is not waited for. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function hydrate() {
  dispatchEvent(new Event('hydrated'));
  await settle();
}

it('asks for the session of a new device once somebody touches the page', async () => {
  await hydrate();
  expect(wanted).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  await settle();
  expect(wanted).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  expect(wanted).toHaveBeenCalledOnce();
});

it('asks at once where the page was touched before it could answer', async () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(wanted).not.toHaveBeenCalled();
  await hydrate();
  expect(wanted).toHaveBeenCalledOnce();
});

it.each(['a stored key', 'a database', 'a browser that names no databases'])(
  'asks at once on a device with %s: a session may be there',
  async (trace) => {
    if (trace === 'a stored key') localStorage.setItem('raizes.draft', '1');
    if (trace === 'a database') databases.mockResolvedValue([{ name: 'firebaseLocalStorageDb' }]);
    if (trace.startsWith('a browser')) vi.stubGlobal('indexedDB', {});
    await hydrate();
    expect(wanted).toHaveBeenCalledOnce();
  },
);

it('asks when somebody signs in in another tab', async () => {
  await hydrate();
  dispatchEvent(new StorageEvent('storage', { key: 'raizes.session' }));
  await settle();
  expect(wanted).toHaveBeenCalledOnce();
});
