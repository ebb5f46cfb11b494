import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const bia = { uid: 'bia', email: 'bia@raizes.test', name: 'Bia Lima' };
const reload = vi.fn<() => void>();

const store = (person: typeof ana | null) =>
  person
    ? localStorage.setItem('raizes.session', JSON.stringify(person))
    : localStorage.removeItem('raizes.session');

/** Starts the app on a new page. */
async function start() {
  vi.resetModules();
  const session = await import('./session');
  session.followOtherTabs();
  const { result } = renderHook(session.useSession);
  return { ...session, shownUid: () => result.current.person?.uid ?? null };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { reload });
  localStorage.clear();
  store(ana);
});

describe('a page that is open for a person', () => {
  const signals: [string, () => Event, () => EventTarget][] = [
    ['another tab changes the storage', () => new StorageEvent('storage'), () => window],
    ['it returns from the back/forward cache', () => new Event('pageshow'), () => window],
    ['a frozen tab becomes visible', () => new Event('visibilitychange'), () => document],
  ];

  it.each(signals)('hides and reloads after their sign-out when %s', async (_, event, target) => {
    const { shownUid } = await start();
    expect(shownUid()).toBe('ana');
    store(null);
    act(() => void target().dispatchEvent(event()));
    expect(shownUid()).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(signals)('hides and reloads after another sign-in when %s', async (_, event, target) => {
    const { shownUid, setPerson } = await start();
    act(() => setPerson(ana));
    store(bia);
    act(() => void target().dispatchEvent(event()));
    expect(shownUid()).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(signals)('stays while the person is the same when %s', async (_, event, target) => {
    const { shownUid } = await start();
    act(() => void target().dispatchEvent(event()));
    expect(shownUid()).toBe('ana');
    expect(reload).not.toHaveBeenCalled();
  });
});

it('does not remember the earlier person when a full device cannot store the new one', async () => {
  const { setPerson } = await start();
  const { localStorage: device } = window;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    removeItem: (key: string) => device.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  act(() => setPerson(bia));
  vi.stubGlobal('localStorage', device);
  expect((await start()).shownUid()).toBeNull();
});

it('remembers nobody after an interrupted sign-out', async () => {
  localStorage.setItem('raizes.signing-out', 'true');
  expect((await start()).shownUid()).toBeNull();
});
