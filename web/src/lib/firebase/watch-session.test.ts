import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';

type Answer = (user: Partial<User> | null) => void;
const { deleted, endPushes, signOut, answer } = vi.hoisted(() => {
  const state: { now: Answer } = { now: () => undefined };
  return {
    deleted: vi.fn<(name: string) => void>(),
    endPushes: vi.fn<() => Promise<void>>(),
    signOut: vi.fn<() => Promise<void>>(),
    answer: state,
  };
});
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_: unknown, listener: Answer) => {
    answer.now = listener;
  },
}));
vi.mock('./auth', () => ({
  auth: {},
  app: { name: '[DEFAULT]', options: { projectId: 'demo-raizes' } },
}));
vi.mock('../measure-clock', () => ({ watchClock: () => undefined }));
vi.mock('../push/end-pushes', () => ({ endPushes }));
vi.mock('../account', () => ({ signOut }));

const ANAS = 'firestore/[DEFAULT]/demo-raizes/main';
const ana = { uid: 'ana', email: 'ana@raizes.test', displayName: 'Ana' };
const replace = vi.fn<(address: string) => void>();

/** A browser's list of databases; older Firefox has none. */
function haveDatabases(names: string[] | null) {
  const list = async () => (names ?? []).map((name) => ({ name, version: 1 }));
  vi.stubGlobal('indexedDB', {
    ...(names && { databases: list }),
    deleteDatabase(name: string) {
      deleted(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  });
}

/** What an earlier session of the app has left. */
function leaveTraces() {
  localStorage.setItem('raizes.session', JSON.stringify({ uid: 'ana', email: '', name: 'Ana' }));
  localStorage.setItem('raizes.draft.ana.2026-11-20', '{"reflection":"Confesso que…"}');
  localStorage.setItem('firestore_clients_demo', '{}');
  haveDatabases([ANAS, 'firebase-heartbeat-database']);
}

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
  return { people, wasNoted: session.sessionEnded.isNoted };
}

beforeEach(() => {
  vi.clearAllMocks();
  endPushes.mockResolvedValue();
  vi.stubGlobal('location', { replace });
  localStorage.clear();
  haveDatabases([]);
});

describe('at a start without a session', () => {
  it('erases what an earlier one left before anything is shown, and notes it', async () => {
    leaveTraces();
    const { promise, resolve } = deferred<void>();
    endPushes.mockReturnValue(promise);
    const { people, wasNoted } = await start();
    answer.now(null);
    expect(Object.keys(localStorage)).toEqual(['raizes.session-ended']);
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
    expect(people).toEqual([]);
    resolve();
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(wasNoted()).toBe(true);
  });

  it('erases what a version that kept the drafts left', async () => {
    localStorage.setItem('raizes.message-draft.ana', '"Pastor, preciso…"');
    const { people, wasNoted } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(localStorage.getItem('raizes.message-draft.ana')).toBeNull();
    expect(wasNoted()).toBe(true);
  });

  it('erases the database by its name where the browser lists none', async () => {
    haveDatabases(null);
    const { people } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith(ANAS));
    expect(people).toEqual([null]);
  });

  it('keeps a sign-up that is under way, and notes nothing', async () => {
    localStorage.setItem('raizes.pending-sign-up', '{}');
    localStorage.setItem('_grecaptcha', 'another’s');
    const { people, wasNoted } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual(['raizes.pending-sign-up']);
    expect(wasNoted()).toBe(false);
  });
});

describe('what was typed at a sign-up', () => {
  const HOUR = 60 * 60 * 1000;
  const stored = () => localStorage.getItem('raizes.pending-sign-up');
  const leave = (time: object) =>
    localStorage.setItem('raizes.pending-sign-up', JSON.stringify({ email: 'a@b.c', ...time }));

  it('expires after a day', async () => {
    leave({ at: Date.now() - 23 * HOUR });
    await start();
    expect(stored()).not.toBeNull();
    leave({ at: Date.now() - 25 * HOUR });
    await start();
    expect(stored()).toBeNull();
  });

  it('expires a day after the version that stores its time', async () => {
    leave({});
    await start();
    expect(stored()).toContain('"email":"a@b.c","at":');
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

  it('is finished at the next start when the tab was closed while it erased', async () => {
    leaveTraces();
    localStorage.setItem('raizes.signing-out', 'true');
    const { people, wasNoted } = await start();
    answer.now(null);
    await vi.waitFor(() => expect(people).toEqual([null]));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(deleted).toHaveBeenCalledWith(ANAS);
    expect(wasNoted()).toBe(false);
  });
});

describe('a session that is ended from elsewhere on an open page', () => {
  it('leaves nothing, and /auth has the note', async () => {
    leaveTraces();
    const { people, wasNoted } = await start();
    answer.now(ana);
    expect(people).toEqual(['ana']);
    answer.now(null);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/auth'));
    expect(Object.keys(localStorage)).toEqual(['raizes.session-ended']);
    expect(wasNoted()).toBe(true);
  });
});
