import { Firestore, Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { collections } from '@raizes/domain/paths';
import { db } from '../../support/admin';

export const dataAt = async (path: string) => (await db.doc(path).get()).data();

/** The consent log of a person, oldest first. */
export async function consentLogOf(uid: string) {
  const { docs } = await db.collection(collections.consentLog(uid)).orderBy('at').get();
  return docs.map((entry) => entry.data());
}

type Count = ReturnType<Query['count']>;
/** The prototype of every count query, whose class the package does not export. */
export const countQuery = Object.getPrototypeOf(db.collection('x').count()) as Count;

/**
 * Counts the document reads that Firestore bills for `work`, which must run alone. An empty query and a count cost one read each.
 */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const counts = { prototype: countQuery };
  const restore = [Query, Transaction, counts].map(({ prototype }) => {
    const original = prototype.get as (...args: unknown[]) => Promise<unknown>;
    async function get(this: unknown, ...args: unknown[]): Promise<unknown> {
      const result = await original.apply(this, args);
      reads += result instanceof QuerySnapshot ? Math.max(1, result.size) : 1;
      return result;
    }
    Object.assign(prototype, { get });
    return () => Object.assign(prototype, { get: original });
  });
  // oxlint-disable-next-line typescript/unbound-method
  const { getAll } = Firestore.prototype;
  // DocumentReference.get() calls `getAll` as well.
  Object.assign(Firestore.prototype, {
    async getAll(this: Firestore, ...args: Parameters<typeof getAll>) {
      const found = await getAll.apply(this, args);
      reads += found.length;
      return found;
    },
  });
  try {
    await work();
  } finally {
    for (const undo of restore) undo();
    Object.assign(Firestore.prototype, { getAll });
  }
  return reads;
}

interface Found {
  document?: { name: string; fields?: object };
}

/** Every document of the database, as its path and fields, in one query. */
async function allDocuments(): Promise<string[]> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const root = `projects/${process.env.GCLOUD_PROJECT ?? ''}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${root}:runQuery`, {
    method: 'POST',
    // Bypasses the rules.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`The database can’t be read: ${await response.text()}`);
  const found = (await response.json()) as Found[];
  return found.flatMap(({ document }) =>
    document ? [`${document.name.slice(root.length + 1)} ${JSON.stringify(document.fields)}`] : [],
  );
}

/** The documents that contain any of these texts in their path or fields. */
export async function tracesOf(...texts: string[]): Promise<string[]> {
  return (await allDocuments()).filter((document) => texts.some((text) => document.includes(text)));
}
