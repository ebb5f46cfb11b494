import { assertFails, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import firebase from 'firebase/compat/app';
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { parseCoverage, rulesFile } from './coverage';
import type { Fields } from './fields';

export type Answer = 'allowed' | 'refused';

/** As a field's value: the server's time, as `serverTimestamp()` writes it. */
export const SERVER_TIME = Symbol('the server’s time');

export interface Write {
  path: string;
  /** A write without fields deletes the document. */
  fields?: Fields;
  /** The fields to change. One that is absent from `fields` is removed. */
  only?: string[];
  /** Whether the document exists. */
  exists?: boolean;
}

/** A query of one collection. */
export interface ListQuery {
  limit?: number;
  /** Fields with the value they equal, or the list of values that one of them equals. */
  where?: Fields;
  /** A collection group query. */
  everywhere?: boolean;
}

export interface Session {
  provider?: 'password' | 'anonymous';
  /** Has not confirmed the e-mail address. */
  unconfirmed?: boolean;
}

/** Each test file has a project of its own, so that no trigger, other file or running app shares its database. */
let project = '';
let environment: RulesTestEnvironment;
/** Those to end after the file's tests; a file that only reads the rules starts none. */
const started: RulesTestEnvironment[] = [];

/** The app's database, as the library's contexts give it. */
export type Database = firebase.firestore.Firestore;

const people = new Map<string, Database>();

/** Empties the database of this name and loads the product's rules. */
export async function startDatabase(name: string): Promise<void> {
  project = `demo-raizes-rules-${name}`;
  firebase.setLogLevel('silent');
  environment = await loadRules();
  started.push(environment);
  await environment.clearFirestore();
}

afterAll(async () => {
  people.clear();
  await Promise.all(started.map((each) => each.cleanup()));
  await Promise.all(getApps().map(deleteApp));
});

export const projectId = () => project;

/** Loads the product's rules. The emulator then drops the coverage recorded so far. */
export const loadRules = () =>
  initializeTestEnvironment({
    projectId: project,
    firestore: { rules: readFileSync(rulesFile, 'utf8') },
  });

/** Which conditions of the rules were seen with which results. */
export async function coverage() {
  const { host, port } = environment.emulators.firestore ?? {};
  const url = `http://${host}:${port}/emulator/v1/projects/${project}:ruleCoverage`;
  return parseCoverage(await (await fetch(url)).json());
}

/** Writes documents by path, bypassing the rules; `null` deletes a document. */
export async function given(known: Record<string, Fields | null>): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId: project });
  const server = getFirestore(app);
  const batch = server.batch();
  for (const [path, fields] of Object.entries(known)) {
    if (fields) batch.set(server.doc(path), stamped(fields, FieldValue.serverTimestamp()));
    else batch.delete(server.doc(path));
  }
  await batch.commit();
}

/** The fields without those that are undefined, and with a value for the server's time. */
const stamped = (fields: object, time: unknown): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return [];
      if (value === SERVER_TIME) return [[name, time]];
      return [[name, isMap(value) ? stamped(value, time) : value]];
    }),
  );

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The app of one person; `null` is signed out. */
export function firestoreOf(uid: string | null, session: Session = {}): Database {
  const { provider = 'password', unconfirmed = false } = session;
  const key = JSON.stringify([uid, provider, unconfirmed]);
  const known = people.get(key);
  if (known) return known;
  const context =
    uid === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, {
          firebase: { sign_in_provider: provider },
          ...(provider === 'password' && { email_verified: !unconfirmed }),
        });
  const opened = context.firestore();
  people.set(key, opened);
  return opened;
}

/** Loaded by the library's first context. */
const fieldValue = () => firebase.firestore.FieldValue;

/** What one person's app may do; `null` is signed out. */
export function as(uid: string | null, session: Session = {}) {
  const db = () => firestoreOf(uid, session);
  return {
    uid,
    session,
    get: (path: string) => answerOf(db().doc(path).get()),
    list: (path: string, question: ListQuery) => answerOf(queryOf(db(), path, question).get()),
    write(...writes: Write[]) {
      const batch = db().batch();
      for (const { path, fields, only, exists } of writes) {
        const ref = db().doc(path);
        const values = fields && stamped(fields, fieldValue().serverTimestamp());
        if (!values) batch.delete(ref);
        else if (!only) batch.set(ref, values);
        else if (exists) batch.update(ref, changesOf(values, only));
        else batch.set(ref, values, { mergeFields: only });
      }
      return answerOf(batch.commit());
    },
  };
}

/** The changed fields by their path, `a.b` for a field of a map. */
const changesOf = (values: Fields, only: string[]): Fields =>
  Object.fromEntries(only.map((path) => [path, valueAt(values, path)]));

function valueAt(values: Fields, path: string): unknown {
  const value = path
    .split('.')
    .reduce((found: unknown, name) => (isMap(found) ? { ...found }[name] : undefined), values);
  return value === undefined ? fieldValue().delete() : value;
}

function queryOf(db: Database, path: string, question: ListQuery): firebase.firestore.Query {
  const name = path.split('/').at(-1) ?? '';
  let query = question.everywhere ? db.collectionGroup(name) : db.collection(path);
  for (const [field, value] of Object.entries(question.where ?? {}))
    query = query.where(field, Array.isArray(value) ? 'in' : '==', value);
  return question.limit === undefined ? query : query.limit(question.limit);
}

/** Fails if the request fails for another reason than the rules. */
async function answerOf(request: Promise<unknown>): Promise<Answer> {
  const [{ status }] = await Promise.allSettled([request]);
  if (status === 'fulfilled') return 'allowed';
  await assertFails(request);
  return 'refused';
}
