import { renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';

type Answer = (user: Partial<User> | null) => void;
const { deleted, endPushes, auth, signOut, toastNews, answer } = vi.hoisted(() => {
  const state: { now: Answer } = { now: () => undefined };
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
    answer: state,
  };
});
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_: unknown, listener: Answer) => {
    answer.now = listener;
  },
}));
vi.mock('./auth', () => ({
  auth,
  app: { name: '[DEFAULT]', options: { projectId: 'demo-raizes' } },
}));
vi.mock('../session-start', () => ({ followSession: () => undefined }));
vi.mock('../toast', () => ({ toastNews }));
vi.mock('../push/end-pushes', () => ({ endPushes }));

const ANAS = 'firestore/[DEFAULT]/demo-raizes/main';
const ana = { uid: 'ana', email: 'ana@raizes.test', displayName: 'Ana' };
const signUp = {
  email: 'bia@raizes.test',
  full_name: 'Bia',
  church_denomination: 'Batista',
  at: Date.now(),
};
const invitation = { code: 'BCDFGHJKMN', until: Date.now() + 60_000 };
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

/** Opens Auth's own database, which holds nobody. */
let authDatabase: () => EventTarget;

function answerWith(event: string, result?: object) {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event(event)));
  return request;
}

const emptyDatabase = { objectStoreNames: { contains: (): boolean => false } };

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

/** A browser's list of databases; older Firefox has none. */
function haveDatabases(names: string[] | null) {
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

/** What an earlier session of the app has left. */
function leaveTraces() {
  localStorage.setItem('raizes.draft.ana.2026-11-20', '{"reflection":"Confesso que…"}');
  localStorage.setItem('firestore_clients_demo', '{}');
  localStorage.setItem('raizes.pending-invitation', JSON.stringify(invitation));
  sessionStorage.setItem('search a1b2c3', 'divórcio');
  haveDatabases([ANAS, 'firebase-heartbeat-database']);
}

afterEach(() => sessionStorage.clear());

/** The app starts on a new page. */
async function start() {
  vi.resetModules();
  const [{ watchSession }, session] = await Promise.all([
    import('./watch-session'),
    import('../session'),
  ]);
  const people: (string | null)[] = [];
  vi.spyOn(session, 'setPerson').mockImplementation((person) => people.push(person?.uid ?? null));
  watchSession();
  return { people };
}

const expectSaid = () =>
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
  haveDatabases([]);
});

describe('at a start without a session', () => {
  it('erases what an earlier one left before anything is shown, and says so', async () => {
    leaveTraces();
    const { promise, resolve } = deferred<void>();
    endPushes.mockReturnValue(promise);
    const { people } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    expect(people).toEqual([]);
    resolve();
    await vi.waitFor(() => expect(people).toEqual([null]));
    expectSaid();
  });

  it('loads the page anew where it may be open for the person: then nothing holds what is erased', async () => {
    leaveTraces();
    remember();
    const { people } = await start();
    answer.now(null);
    expect(reload).toHaveBeenCalledOnce();
    expect(localStorage.getItem('raizes.session')).toBeNull();
    expect(people).toEqual([]);
    expect(deleted).not.toHaveBeenCalled();

    const { people: next } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(next).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS);
    expectSaid();
  });

  it('erases what a version that kept the drafts left', async () => {
    localStorage.setItem('raizes.message-draft.ana', '"Pastor, preciso…"');
    const { people } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(localStorage.getItem('raizes.message-draft.ana')).toBeNull();
    expectSaid();
  });

  it.each([
    ['can’t be opened', () => answerWith('error')],
    ['still holds a session', () => answerWith('success', databaseOf('firebase:authUser:demo'))],
  ])('erases nothing where Auth’s own database %s', async (_, open) => {
    leaveTraces();
    authDatabase = open;
    const before = Object.keys(localStorage);
    const { people } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual(before);
    expect(deleted).not.toHaveBeenCalled();
    expect(toastNews).not.toHaveBeenCalled();
  });

  describe('where Auth’s own database is slow', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => {
      vi.useRealTimers();
      auth.currentUser = null;
    });

    /** The page goes on without an answer; it comes afterwards. */
    async function answerLate(result: object) {
      leaveTraces();
      const request = Object.assign(new EventTarget(), { result });
      const opened = deferred<void>();
      authDatabase = () => {
        opened.resolve();
        return request;
      };
      const { people } = await start();
      answer.now(null);
      await opened.promise;
      await vi.advanceTimersByTimeAsync(3000);
      expect(people).toEqual([null]);
      expect(localStorage.getItem('raizes.draft.ana.2026-11-20')).not.toBeNull();
      return () => request.dispatchEvent(new Event('success'));
    }

    it('erases as soon as it answers that nobody is there, and says so', async () => {
      const answerNow = await answerLate(emptyDatabase);
      answerNow();
      await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
      expect(Object.keys(localStorage)).toEqual([]);
      expectSaid();
    });

    it('erases no database that somebody has begun to use while the list of them was made', async () => {
      const answerNow = await answerLate(emptyDatabase);
      const { promise, resolve } = deferred<{ name: string }[]>();
      Object.assign(indexedDB, { databases: () => promise });
      answerNow();
      await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
      auth.currentUser = ana;
      resolve([{ name: ANAS }]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(deleted).not.toHaveBeenCalled();
    });

    it.each([
      ['it answers that a session is there', databaseOf('firebase:authUser:demo'), null],
      ['somebody has signed in meanwhile', emptyDatabase, ana],
    ])('erases nothing where %s', async (_, result, user) => {
      const answerNow = await answerLate(result);
      const before = Object.keys(localStorage);
      auth.currentUser = user;
      answerNow();
      await vi.advanceTimersByTimeAsync(1000);
      expect(Object.keys(localStorage)).toEqual(before);
      expect(deleted).not.toHaveBeenCalled();
      expect(toastNews).not.toHaveBeenCalled();
    });
  });

  it('erases the database by its name where the browser lists none', async () => {
    haveDatabases(null);
    const { people } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
    expect(people).toEqual([null]);
  });

  it('keeps a sign-up that is under way, and says nothing', async () => {
    localStorage.setItem('raizes.pending-sign-up', JSON.stringify(signUp));
    localStorage.setItem('raizes.pending-invitation', JSON.stringify(invitation));
    localStorage.setItem('_grecaptcha', 'another’s');
    const { people } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'raizes.pending-invitation',
      'raizes.pending-sign-up',
    ]);
    expect(toastNews).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('is finished at the next start when the tab was closed before Auth knew', async () => {
    leaveTraces();
    localStorage.setItem('raizes.signing-out', 'true');
    const { people } = await start();
    answer.now(ana);
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    answer.now(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(people).toEqual([]);
    expect(deleted).toHaveBeenCalledWith(ANAS);
  });

  it('leaves nobody to be remembered at the next start, wherever it was cut off', async () => {
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

  it('is finished at the next start when the tab was closed while it erased', async () => {
    leaveTraces();
    localStorage.setItem('raizes.signing-out', 'true');
    const { people } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(deleted).toHaveBeenCalledWith(ANAS);
    expect(toastNews).not.toHaveBeenCalled();
  });
});

describe('a session that is ended from elsewhere on an open page', () => {
  it('leaves nothing but the settings of the device', async () => {
    leaveTraces();
    localStorage.setItem('device.appearance', 'dark');
    await start();
    answer.now(ana);
    answer.now(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'device.appearance',
      'raizes.session-ended',
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves nothing, and /auth says so once', async () => {
    leaveTraces();
    const { people } = await start();
    answer.now(ana);
    expect(people).toEqual(['ana']);
    answer.now(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(Object.keys(localStorage)).toEqual(['raizes.session-ended']);
    for (const _ of ['/auth', 'a reload']) {
      const { people: shown } = await start();
      answer.now(null);
      await vi.waitFor(() => expect(shown).toEqual([null]));
      expectSaid();
    }
  });
});
