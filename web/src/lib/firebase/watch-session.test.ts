import { renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';

type Listener = (user: Partial<User> | null) => void;
const { deleted, endPushes, auth, signOut, toastNews, authState } = vi.hoisted(() => {
  const state: { emit: Listener } = { emit: () => undefined };
  const signingOut = vi.fn<() => Promise<void>>();
  const session: { currentUser: object | null; signOut: typeof signingOut } = {
    currentUser: null,
    signOut: signingOut,
  };
  return {
    auth: session,
    deleted: vi.fn<(name: string) => void>(),
    endPushes: vi.fn<() => Promise<void>>(),
    signOut: signingOut,
    toastNews: vi.fn<(title: string, text: string) => void>(),
    authState: state,
  };
});
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_: unknown, listener: Listener) => {
    authState.emit = listener;
  },
}));
vi.mock('./auth', () => ({
  auth,
  app: { name: '[DEFAULT]', options: { projectId: 'demo-raizes' } },
}));
vi.mock('../session-start', () => ({ followSession: () => undefined }));
vi.mock('../toast', () => ({ toastNews }));
vi.mock('../push/worker', () => ({ endPushes }));

const ANAS = 'firestore/[DEFAULT]/demo-raizes/main';
const ana = { uid: 'ana', email: 'ana@raizes.test', displayName: 'Ana' };
const bia = { uid: 'bia', email: 'bia@raizes.test', displayName: 'Bia' };
const signUp = {
  email: 'bia@raizes.test',
  full_name: 'Bia',
  church_denomination: 'Batista',
  at: Date.now(),
};
const invitation = { code: 'BCDFGHJKMN', until: Date.now() + 60_000 };
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

/** Opens Auth's own database, which has no session unless a test changes it. */
let authDatabase: () => EventTarget;

function answerWith(event: string, result?: object) {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event(event)));
  return request;
}

const emptyDatabase = {
  objectStoreNames: { contains: (): boolean => false },
  close: () => undefined,
};

const databaseOf = (key: string) => ({
  objectStoreNames: { contains: (): boolean => true },
  transaction: () => ({
    objectStore: () => ({ getAllKeys: () => answerWith('success', [key]) }),
  }),
  close: () => undefined,
});

beforeEach(() => {
  authDatabase = () => answerWith('success', emptyDatabase);
});

/** Sets the browser's list of databases; null for an older Firefox, which can't list them. */
function stubDatabases(names: string[] | null) {
  const list = async () => (names ?? []).map((name) => ({ name, version: 1 }));
  vi.stubGlobal('indexedDB', {
    open: () => authDatabase(),
    ...(names && { databases: list }),
    deleteDatabase(name: string) {
      deleted(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  });
}

const remember = () =>
  localStorage.setItem('raizes.session', JSON.stringify({ uid: 'ana', email: '', name: 'Ana' }));

/** Stores data as an earlier session of the app does. */
function storeTraces() {
  localStorage.setItem('raizes.draft.ana.2026-11-20', '{"reflection":"Confesso que…"}');
  localStorage.setItem('firestore_clients_demo', '{}');
  localStorage.setItem('raizes.pending-invitation', JSON.stringify(invitation));
  sessionStorage.setItem('search a1b2c3', 'divórcio');
  stubDatabases([ANAS, 'firebase-heartbeat-database']);
}

const listen = vi.spyOn(window, 'addEventListener');

afterEach(() => {
  sessionStorage.clear();
  // The pages of this test are closed.
  for (const [event, listener] of listen.mock.calls) window.removeEventListener(event, listener);
});

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

const expectNotified = () =>
  expect(toastNews).toHaveBeenCalledExactlyOnceWith(
    'Sua sessão terminou',
    expect.stringContaining('não tinha sido enviado foi apagado'),
    expect.anything(),
  );

beforeEach(() => {
  vi.clearAllMocks();
  endPushes.mockResolvedValue();
  vi.stubGlobal('location', { replace, reload });
  localStorage.clear();
  stubDatabases([]);
});

describe('at a start without a session', () => {
  it('erases the data of an earlier session before anything is shown, and says so', async () => {
    storeTraces();
    const { promise, resolve } = deferred<void>();
    endPushes.mockReturnValue(promise);
    const { people } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    expect(people).toEqual([]);
    resolve();
    await vi.waitFor(() => expect(people).toEqual([null]));
    expectNotified();
  });

  it('first reloads a page that might have opened for the remembered person, so that no database is in use', async () => {
    storeTraces();
    remember();
    const { people } = await start();
    authState.emit(null);
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem('raizes.session')).toBeNull();
    expect(people).toEqual([]);
    expect(deleted).not.toHaveBeenCalled();

    const { people: next } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(next).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS);
    expectNotified();
  });

  it('erases drafts left by a version that did not erase them', async () => {
    localStorage.setItem('raizes.message-draft.ana', '"Pastor, preciso…"');
    const { people } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(localStorage.getItem('raizes.message-draft.ana')).toBeNull();
    expectNotified();
  });

  it.each([
    ['can’t be opened', () => answerWith('error')],
    ['still holds a session', () => answerWith('success', databaseOf('firebase:authUser:demo'))],
  ])('erases nothing when Auth’s own database %s', async (_, open) => {
    storeTraces();
    authDatabase = open;
    const before = Object.keys(localStorage);
    const { people } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual(before);
    expect(deleted).not.toHaveBeenCalled();
    expect(toastNews).not.toHaveBeenCalled();
  });

  describe('while Auth’s own database is slow', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => {
      vi.useRealTimers();
      auth.currentUser = null;
    });

    /** Starts the page, which continues after a timeout; returns a function that lets the database answer. */
    async function startBeforeAnswer(result: object) {
      storeTraces();
      const request = Object.assign(new EventTarget(), { result });
      const opened = deferred<void>();
      authDatabase = () => {
        opened.resolve();
        return request;
      };
      const { people } = await start();
      authState.emit(null);
      await opened.promise;
      await vi.advanceTimersByTimeAsync(3000);
      expect(people).toEqual([null]);
      expect(localStorage.getItem('raizes.draft.ana.2026-11-20')).not.toBeNull();
      return () => request.dispatchEvent(new Event('success'));
    }

    it('erases as soon as the database answers that it has no session, and says so', async () => {
      const answer = await startBeforeAnswer(emptyDatabase);
      answer();
      await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
      expect(Object.keys(localStorage)).toEqual([]);
      expectNotified();
    });

    it('erases no database if someone signed in while the browser listed the databases', async () => {
      const answer = await startBeforeAnswer(emptyDatabase);
      const { promise, resolve } = deferred<{ name: string }[]>();
      Object.assign(indexedDB, { databases: () => promise });
      answer();
      await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
      auth.currentUser = ana;
      resolve([{ name: ANAS }]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(deleted).not.toHaveBeenCalled();
    });

    it.each([
      ['the database answers that it has a session', databaseOf('firebase:authUser:demo'), null],
      ['someone has signed in in the meantime', emptyDatabase, ana],
    ])('erases nothing when %s', async (_, result, user) => {
      const answer = await startBeforeAnswer(result);
      const before = Object.keys(localStorage);
      auth.currentUser = user;
      answer();
      await vi.advanceTimersByTimeAsync(1000);
      expect(Object.keys(localStorage)).toEqual(before);
      expect(deleted).not.toHaveBeenCalled();
      expect(toastNews).not.toHaveBeenCalled();
    });
  });

  it('erases the database by its default name when the browser can’t list databases', async () => {
    stubDatabases(null);
    const { people } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
    expect(people).toEqual([null]);
  });

  it('keeps a sign-up in progress, and says nothing', async () => {
    localStorage.setItem('raizes.pending-sign-up', JSON.stringify(signUp));
    localStorage.setItem('raizes.pending-invitation', JSON.stringify(invitation));
    localStorage.setItem('_grecaptcha', 'another’s');
    const { people } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'raizes.pending-invitation',
      'raizes.pending-sign-up',
    ]);
    expect(toastNews).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('is finished at the next start when the tab was closed before Auth signed out', async () => {
    storeTraces();
    localStorage.setItem('raizes.signing-out', 'true');
    const { people } = await start();
    authState.emit(ana);
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    authState.emit(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(people).toEqual([]);
    expect(deleted).toHaveBeenCalledWith(ANAS);
  });

  it('in another tab while this one was starting is not undone', async () => {
    remember();
    const { people } = await start();
    localStorage.clear();
    // Auth read the session before the sign-out and stores it again.
    authState.emit(ana);
    expect(signOut).toHaveBeenCalledOnce();
    expect(people).toEqual([]);
  });

  it('does not sign out the next person, who signed in before its erasure was possible', async () => {
    localStorage.setItem('raizes.signing-out', 'true');
    authDatabase = () => answerWith('error');
    const { people } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    authState.emit(bia);
    const { people: next } = await start();
    authState.emit(bia);
    expect(signOut).not.toHaveBeenCalled();
    expect(next).toEqual(['bia']);
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

  it('is finished at the next start when the tab was closed during the erasure', async () => {
    storeTraces();
    localStorage.setItem('raizes.signing-out', 'true');
    const { people } = await start();
    authState.emit(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(deleted).toHaveBeenCalledWith(ANAS);
    expect(toastNews).not.toHaveBeenCalled();
  });
});

describe('a session that is ended from elsewhere while the page is open', () => {
  it('leaves only the device settings', async () => {
    storeTraces();
    localStorage.setItem('device.appearance', 'dark');
    await start();
    authState.emit(ana);
    authState.emit(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'device.appearance',
      'raizes.session-ended',
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves no data, and /auth says so once', async () => {
    storeTraces();
    const { people } = await start();
    authState.emit(ana);
    expect(people).toEqual(['ana']);
    authState.emit(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(Object.keys(localStorage)).toEqual(['raizes.session-ended']);
    for (const _ of ['/auth', 'a reload']) {
      const { people: shown } = await start();
      authState.emit(null);
      await vi.waitFor(() => expect(shown).toEqual([null]));
      expectNotified();
    }
    // The last page erases in the background.
    await vi.waitFor(() => expect(endPushes).toHaveBeenCalledTimes(3));
  });
});

describe('a page that opened for the remembered person', () => {
  it('reloads when there is no session, also after another tab has forgotten the person', async () => {
    remember();
    const { people } = await start();
    localStorage.clear();
    authState.emit(null);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(people).toEqual([]);
  });

  it('reloads instead of passing to another person', async () => {
    remember();
    const { people } = await start();
    authState.emit(ana);
    authState.emit(bia);
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
    authState.emit(ana);
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
