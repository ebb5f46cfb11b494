import { renderHook } from '@testing-library/react';
import type * as firestore from 'firebase/firestore';
import type * as firebaseAuth from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';

type Listener = (user: Partial<firebaseAuth.User> | null) => void;
const { auth, deleteDatabase, endPushes, signOut, toastInfo, authState } = vi.hoisted(() => {
  const state: { emit: Listener } = { emit: () => undefined };
  const signingOut = vi.fn<() => Promise<void>>();
  const user: { currentUser: object | null } = { currentUser: null };
  const session = Object.assign(user, { signOut: signingOut, listeners: new Set() });
  return {
    auth: session,
    deleteDatabase: vi.fn<() => Promise<void>>(),
    endPushes: vi.fn<() => Promise<void>>(),
    signOut: signingOut,
    toastInfo: vi.fn<(title: string) => void>(),
    authState: state,
  };
});
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof firebaseAuth>()),
  onAuthStateChanged: (_: unknown, listener: Listener) => {
    authState.emit = listener;
  },
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof firestore>()),
  clearIndexedDbPersistence: deleteDatabase,
}));
vi.mock('./auth', () => ({ app: {}, auth, emulators: null }));
vi.mock('../toast', () => ({ toastInfo, toastError: () => undefined }));
vi.mock('../push/worker', () => ({ endPushes }));

const DAY_MS = 24 * 60 * 60 * 1000;
const account = { emailVerified: false, toJSON: () => ({}) };
const ana = { uid: 'ana', email: 'ana@raizes.test', displayName: 'Ana', ...account };
const bia = { uid: 'bia', email: 'bia@raizes.test', displayName: 'Bia', ...account };
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

const stored = (key: string): unknown =>
  JSON.parse(localStorage.getItem(`raizes.${key}`) ?? 'null');
const store = (key: string, value: unknown) =>
  localStorage.setItem(`raizes.${key}`, JSON.stringify(value));

const remember = () => {
  store('session', { uid: 'ana', email: ana.email, name: 'Ana' });
  store('holder', { uid: 'ana', endedAt: null });
};
const DRAFT = 'draft.ana.2026-11-20';

/** Stores what a session of Ana's leaves, which ended without a sign-out this long ago; `null`: it lasts. */
function storeDataOfAna(endedAgo: number | null) {
  store('holder', { uid: 'ana', endedAt: endedAgo === null ? null : Date.now() - endedAgo });
  store(DRAFT, { reflection: 'Confesso que…' });
  localStorage.setItem('firestore_clients_demo', '{}');
  localStorage.setItem('device.appearance', 'dark');
  sessionStorage.setItem('search a1b2c3', 'divórcio');
}

function expectKept() {
  expect(stored(DRAFT)).toEqual({ reflection: 'Confesso que…' });
  expect(localStorage.getItem('firestore_clients_demo')).toBe('{}');
  expect(deleteDatabase).not.toHaveBeenCalled();
}

function expectErased(...kept: string[]) {
  expect(Object.keys(localStorage).toSorted()).toEqual(['device.appearance', ...kept]);
  expect(sessionStorage).toHaveLength(0);
  expect(deleteDatabase).toHaveBeenCalled();
  expect(endPushes).toHaveBeenCalled();
}

function emit(user: typeof ana | null): void {
  auth.currentUser = user;
  authState.emit(user);
}

const listen = vi.spyOn(window, 'addEventListener');

/** Starts the app on a new page. */
async function start() {
  vi.resetModules();
  const [{ watchSession }, session] = await Promise.all([
    import('./watch-session'),
    import('../session'),
  ]);
  const people: (string | null)[] = [];
  const { setPerson } = session;
  vi.spyOn(session, 'setPerson').mockImplementation((person) => {
    people.push(person?.uid ?? null);
    setPerson(person);
  });
  watchSession();
  return { people, shownUid: () => session.shownPerson()?.uid };
}

/** The test's tabs take turns by themselves. */
const locks = { request: async (_: string, work: () => Promise<void>) => work() };

beforeEach(() => {
  vi.clearAllMocks();
  Reflect.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  endPushes.mockResolvedValue();
  deleteDatabase.mockResolvedValue();
  signOut.mockResolvedValue();
  vi.stubGlobal('location', { replace, reload });
  localStorage.clear();
  auth.currentUser = null;
});

afterEach(() => {
  sessionStorage.clear();
  // The pages of this test are closed.
  for (const [event, listener] of listen.mock.calls) window.removeEventListener(event, listener);
});

describe('a session that ends without a sign-out', () => {
  it.each([
    [
      'while the page is open',
      async () => {
        await start();
        emit(ana);
        emit(null);
        await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
      },
    ],
    [
      'while the app was closed',
      async () => {
        remember();
        await start();
        emit(null);
        await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      },
    ],
  ])('%s, shows nothing of the person and keeps what the device holds', async (_, end) => {
    storeDataOfAna(null);
    await end();
    expect(stored('session')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(endPushes).toHaveBeenCalledOnce();
    expectKept();

    const openAuth = async () => {
      const { people } = await start();
      emit(null);
      await vi.waitFor(() => expect(people).toEqual([null]));
    };
    await openAuth();
    await openAuth();
    expect(toastInfo).toHaveBeenCalledExactlyOnceWith('Sua sessão terminou', expect.anything());
    expectKept();
  });

  it('keeps it until the same person signs in, with the seven days starting anew', async () => {
    storeDataOfAna(6 * DAY_MS);
    const { people } = await start();
    emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    emit(ana);
    await vi.waitFor(() => expect(people).toEqual([null, 'ana']));
    expectKept();
    expect(stored('holder')).toEqual({ uid: 'ana', endedAt: null });
  });

  it.each([
    ['nobody signs in', null, [null]],
    ['the same person signs in too late', ana, ['ana']],
  ])(
    'keeps it for seven days: erases it before the first screen when %s',
    async (_, user, shown) => {
      storeDataOfAna(8 * DAY_MS);
      const { people } = await start();
      emit(user);
      await vi.waitFor(() => expect(people).toEqual(shown));
      expectErased(...(user ? ['raizes.holder', 'raizes.session'] : []));
    },
  );

  it('keeps it for nobody else: erases it before another person’s first screen', async () => {
    storeDataOfAna(DAY_MS);
    const { promise, resolve } = deferred<void>();
    deleteDatabase.mockReturnValue(promise);
    const { people } = await start();
    emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    emit(bia);
    await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledOnce());
    expect(stored(DRAFT)).toBeNull();
    expect(people).toEqual([null]);
    resolve();
    await vi.waitFor(() => expect(people).toEqual([null, 'bia']));
    expectErased('raizes.holder', 'raizes.session');
    expect(stored('holder')).toEqual({ uid: 'bia', endedAt: null });
  });

  it('keeps nothing of the earlier person when the erasure before another’s first screen was cut off', async () => {
    storeDataOfAna(DAY_MS);
    deleteDatabase.mockReturnValueOnce(deferred<void>().promise);
    await start();
    emit(bia);
    await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledOnce());
    const { people } = await start();
    emit(bia);
    await vi.waitFor(() => expect(people).toEqual(['bia']));
    expect(deleteDatabase).toHaveBeenCalledTimes(2);
  });
});

describe('a newcomer on a device that holds data of another person', () => {
  const invitation = { code: 'BCDFGHJKMN', until: Date.now() + DAY_MS };
  const signUp = { email: bia.email, full_name: 'Bia', church_denomination: 'B', at: Date.now() };

  it('keeps their own sign-up, invitation and claim of the church', async () => {
    storeDataOfAna(DAY_MS);
    store('pending-sign-up', signUp);
    store('pending-invitation', { ...invitation, email: bia.email });
    store('pending-claim', { secret: 'o-segredo' });
    const { people } = await start();
    emit(bia);
    await vi.waitFor(() => expect(people).toEqual(['bia']));
    expectErased(
      'raizes.holder',
      'raizes.pending-claim',
      'raizes.pending-invitation',
      'raizes.pending-sign-up',
      'raizes.session',
    );
  });

  it('does not get an invitation or a claim of the person whose session has ended', async () => {
    remember();
    store('pending-invitation', invitation);
    store('pending-claim', { secret: 'o-segredo' });
    await start();
    emit(ana);
    emit(null);
    expect(stored('pending-invitation')).toBeNull();
    expect(stored('pending-claim')).toBeNull();
    // Bound to an account, it stays for that one only.
    storeDataOfAna(DAY_MS);
    store('pending-invitation', { ...invitation, email: ana.email });
    const { people } = await start();
    emit(bia);
    await vi.waitFor(() => expect(people).toEqual(['bia']));
    expect(stored('pending-invitation')).toBeNull();
  });
});

describe('signing out', () => {
  it('erases everything but the device settings before the next page opens', async () => {
    storeDataOfAna(null);
    store('pending-sign-up', { email: ana.email });
    await start();
    emit(ana);
    store('signing-out', true);
    emit(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expectErased();
  });

  it('is finished at the next start when the tab was closed before Auth signed out', async () => {
    storeDataOfAna(null);
    store('signing-out', true);
    const { people } = await start();
    emit(ana);
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    emit(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(people).toEqual([]);
    expectErased();
  });

  it('is finished at the next start when the tab was closed during the erasure', async () => {
    storeDataOfAna(null);
    store('signing-out', true);
    const { people } = await start();
    emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expectErased();
    expect(toastInfo).not.toHaveBeenCalled();
  });

  it('in another tab while this one was starting is not undone', async () => {
    remember();
    const { people } = await start();
    localStorage.clear();
    // Auth read the session before the sign-out and stores it again.
    emit(ana);
    expect(signOut).toHaveBeenCalledOnce();
    expect(people).toEqual([]);
  });

  it('leaves no remembered person for the next start, even if it was interrupted', async () => {
    const remembered = async () => {
      vi.resetModules();
      const { signingOut, useSession } = await import('../session');
      const { result, unmount } = renderHook(useSession);
      unmount();
      return { uid: result.current.person?.uid, signingOut };
    };
    remember();
    const { uid, signingOut } = await remembered();
    expect(uid).toBe('ana');
    signingOut.begin();
    expect((await remembered()).uid).toBeUndefined();
  });
});

describe('a page that opened for the remembered person', () => {
  it('reloads when there is no session, also after another tab has forgotten the person', async () => {
    remember();
    const { people } = await start();
    localStorage.clear();
    emit(null);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(people).toEqual([]);
  });

  it('reloads instead of passing to another person', async () => {
    remember();
    const { people } = await start();
    emit(ana);
    emit(bia);
    expect(reload).toHaveBeenCalledOnce();
    expect(people).toEqual(['ana']);
  });

  const signals: [string, () => Event, () => EventTarget][] = [
    ['another tab changes the storage', () => new StorageEvent('storage'), () => window],
    ['it returns from the back/forward cache', () => new Event('pageshow'), () => window],
    [
      'a frozen tab becomes visible',
      () => new Event('visibilitychange', { bubbles: true }),
      () => document,
    ],
  ];

  it.each(signals)('hides and reloads after their sign-out when %s', async (_, event, target) => {
    remember();
    const { shownUid } = await start();
    expect(shownUid()).toBe('ana');
    localStorage.clear();
    target().dispatchEvent(event());
    expect(shownUid()).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(signals)('hides and reloads after another sign-in when %s', async (_, event, target) => {
    remember();
    const { shownUid } = await start();
    emit(ana);
    localStorage.setItem('raizes.session', JSON.stringify(bia));
    target().dispatchEvent(event());
    expect(shownUid()).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(signals)('stays while the person is the same when %s', async (_, event, target) => {
    remember();
    const { shownUid } = await start();
    target().dispatchEvent(event());
    expect(shownUid()).toBe('ana');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not reloaded during its own sign-out, which opens the next page', async () => {
    remember();
    await start();
    const { signingOut, suspendSession } = await import('../session');
    signingOut.begin();
    suspendSession();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(reload).not.toHaveBeenCalled();
  });
});
