import { FieldPath } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { db } from '../../support/admin';

// Events to be handed to a trigger by hand: when, and as often, as a test wants.

/** What a trigger on a document's writes is told of its first. */
export async function firstWrite<Params extends Record<string, string>>(
  path: string,
  params: Params,
  time?: Date,
) {
  const [before, after] = await Promise.all([db.doc('nothing/here').get(), db.doc(path).get()]);
  return { ...eventAbout(path, time), params, data: { before, after } };
}

/** What a trigger on a document's update is told; what one document says stands for how the other was before. */
export async function change<Params extends Record<string, string>>(
  beforePath: string,
  path: string,
  params: Params,
) {
  const [before, after] = await Promise.all([existing(beforePath), existing(path)]);
  return { ...eventAbout(path), params, data: { before, after } };
}

/** What a trigger on a document's creation is told. */
export async function creation<Params extends Record<string, string>>(
  path: string,
  params: Params,
) {
  return { ...eventAbout(path), params, data: await existing(path) };
}

async function existing(path: string): Promise<QueryDocumentSnapshot> {
  const { id, parent } = db.doc(path);
  const [found] = (await parent.where(FieldPath.documentId(), '==', id).get()).docs;
  if (!found) throw new Error(`There is no ${path}`);
  return found;
}

const eventAbout = (path: string, time = new Date()) => ({
  specversion: '1.0' as const,
  id: randomUUID(),
  source: '//firestore.googleapis.com/projects/demo-raizes/databases/(default)',
  type: 'google.cloud.firestore.document.v1.written',
  time: time.toISOString(),
  location: 'southamerica-east1',
  project: 'demo-raizes',
  database: '(default)',
  namespace: '(default)',
  document: path,
});
