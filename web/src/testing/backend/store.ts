import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { matches } from './query';
import type { ListQuery } from './query';

// The stand-in for Firestore's server and for the copy of it on this device. Documents are plain objects by path. What the app
// reads while it is online is cached; what it writes while the server does not answer is sent when it answers again.

export type Fields = Record<string, unknown>;

/** A document as this device sees it. */
export interface View {
  path: string;
  fields: Fields | undefined;
  fromCache: boolean;
  sending: boolean;
}

export interface ListView {
  views: View[];
  fromCache: boolean;
}

export type Access = 'read' | 'write';

interface PendingWrite {
  path: string;
  change: Change;
  send: () => void;
}

/** Returns the fields after a write; undefined deletes the document. */
export type Change = (before: Fields | undefined) => Fields | undefined;

/** Whether a document may have these fields after a write. */
type Rule = (fields: Fields | undefined) => boolean;

/** A server function; `send` sends a chunk before the response. */
export type Callable = (request: unknown, send: (chunk: unknown) => void) => unknown;

export const failure = (code: string, message = code) =>
  Object.assign(new Error(message), { name: 'FirebaseError', code });

function createStore() {
  const server = new Map<string, Fields>();
  const cache = new Map<string, Fields>();
  const refusals = new Map<string, { code: string; access: Access[] }>();
  const rules = new Map<string, Rule>();
  const silent = new Set<string>();
  const watchers = new Set<() => void>();
  const answersUnderway: (() => void)[] = [];
  let pending: PendingWrite[] = [];
  let network: MockInstance | undefined;
  const callables = new Map<string, Callable>();
  const requests: { name: string; request: unknown }[] = [];
  const writes: { path: string; fields: Fields | undefined }[] = [];
  const reads: string[] = [];

  const isUnder = (path: string, roots: Iterable<string>) =>
    [...roots].find((root) => path === root || root === '' || path.startsWith(`${root}/`));

  /** The server answers requests about a path, although perhaps with a refusal. */
  const answers = (path: string) => navigator.onLine && isUnder(path, silent) === undefined;

  function refusal(path: string, access: Access): Error | null {
    const rule = refusals.get(isUnder(path, refusals.keys()) ?? ' ');
    return rule?.access.includes(access) ? failure(rule.code) : null;
  }

  const refusedWrite = (path: string, next: Change) =>
    rules.get(path)?.(next(server.get(path))) === false
      ? failure('permission-denied')
      : refusal(path, 'write');

  function viewOf(path: string, source: 'server' | 'cache' = 'server'): View {
    const fromCache = source === 'cache' || !answers(path);
    if (!fromCache) remember(path);
    return seen(path, fromCache);
  }

  /** Caches what the server has. */
  function remember(path: string): void {
    const stored = server.get(path);
    if (stored) cache.set(path, stored);
    else cache.delete(path);
  }

  function seen(path: string, fromCache: boolean): View {
    const own = pending.filter((each) => each.path === path);
    const known = (fromCache ? cache : server).get(path);
    const fields = own.reduce((before, { change }) => change(before), known);
    return { path, fields, fromCache, sending: own.length > 0 };
  }

  function listOf(query: ListQuery, source: 'server' | 'cache' = 'server'): ListView {
    const fromCache = source === 'cache' || !answers(query.path);
    const known = new Set([...server.keys(), ...cache.keys(), ...pending.map(({ path }) => path)]);
    const views = [...known]
      .filter((path) => path.slice(0, path.lastIndexOf('/')) === query.path)
      .map((path) => seen(path, fromCache));
    const found = matches(query, views);
    if (!fromCache) found.forEach(({ path }) => remember(path));
    return { views: found, fromCache };
  }

  function apply(path: string, change: Change): void {
    const fields = change(server.get(path));
    writes.push({ path, fields });
    if (fields) server.set(path, fields);
    else server.delete(path);
    if (!fields) cache.delete(path);
    else if (cache.has(path)) cache.set(path, fields);
  }

  const publish = () => {
    for (const watcher of watchers) watcher();
  };

  /** Shows every answer that is on its way. */
  function settle(): void {
    while (answersUnderway.length > 0) {
      const due = answersUnderway.splice(0);
      act(() => due.forEach((show) => show()));
    }
  }

  /** Answers after the caller's code has run, as a server does; `settle` answers earlier. */
  function soon(show: () => void): void {
    answersUnderway.push(show);
    queueMicrotask(settle);
  }

  /** Writes as this device's SDK does: settles when the server has answered. */
  function write(path: string, change: Change): Promise<void> {
    if (answers(path)) {
      const refused = refusedWrite(path, change);
      if (refused) return Promise.reject(refused);
      apply(path, change);
      // Its own writes stay in the device's cache.
      const stored = server.get(path);
      if (stored) cache.set(path, stored);
      soon(publish);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const send = () => {
        const refused = refusedWrite(path, change);
        if (refused) return reject(refused);
        apply(path, change);
        resolve();
      };
      pending.push({ path, change, send });
      soon(publish);
    });
  }

  function sendPending(): void {
    const due = pending.filter(({ path }) => answers(path));
    pending = pending.filter((each) => !due.includes(each));
    for (const { send } of due) send();
  }

  /** Runs a change of the stored documents or of the network, and shows it on the screen. */
  const change = (run: () => void): void => {
    act(() => {
      run();
      sendPending();
      publish();
    });
    settle();
  };

  function setOnline(isOnline: boolean): void {
    network?.mockRestore();
    network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  return {
    answers,
    refusal,
    viewOf,
    listOf,
    write,
    soon,
    settle,
    /** Calls `watcher` after each change; returns a function that stops it. */
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    hasPending: () => pending.length > 0,
    callables,
    /** The app's writes in their order, each with the fields of the document after it. */
    writes,
    /** The documents and collections that the app has asked the server for, each as often as it was asked for. */
    reads,
    /** Every call of a server function so far. */
    requests,

    /** The fields of a document on the server; undefined if there is none. */
    get: (path: string) => server.get(path),
    /** The ids of a collection's documents on the server. */
    ids: (collection: string) =>
      [...server.keys()]
        .filter((path) => path.slice(0, path.lastIndexOf('/')) === collection)
        .map((path) => path.slice(collection.length + 1)),
    put: (path: string, fields: object) => change(() => server.set(path, { ...fields })),
    putAll: (collection: string, documents: { id: string }[]) =>
      change(() => {
        for (const fields of documents) server.set(`${collection}/${fields.id}`, { ...fields });
      }),
    remove: (path: string) => change(() => server.delete(path)),
    /** Stores a document that this device read on an earlier visit. */
    putOnDevice: (path: string, fields: object) => change(() => cache.set(path, { ...fields })),
    /** Refuses requests about a document, or about everything under a path. */
    refuse: (path: string, code = 'permission-denied', access: Access[] = ['read', 'write']) =>
      change(() => refusals.set(path, { code, access })),
    /** Lets the app write a document only as the rule allows. */
    rule: (path: string, allows: Rule) => rules.set(path, allows),
    accept: (path: string) => change(() => refusals.delete(path)),
    /** Leaves requests about a path without an answer; about everything by default. */
    silence: (path = '') => change(() => silent.add(path)),
    answer: () => change(() => silent.clear()),
    goOffline: () => change(() => setOnline(false)),
    goOnline: () => change(() => setOnline(true)),
    reset: () => {
      for (const each of [server, cache, refusals, rules, silent, watchers, callables])
        each.clear();
      network?.mockRestore();
      pending = [];
      answersUnderway.length = 0;
      for (const log of [requests, writes, reads]) log.length = 0;
    },
  };
}

declare global {
  var fakeStore: ReturnType<typeof createStore> | undefined;
}

/** A server outlives the app: it stays when a test loads the app's modules again. */
export const store = (globalThis.fakeStore ??= createStore());
