import { DAILY_EXPORTS } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';
import { dailyQuota } from '../quota';
import { withLock } from '../trigger';
import { refuseErased } from './erasure';

/** Counts the caller's documents by kind: the names of their collections, and of the messages' two sides. */
export const countMyData = onSignedInCall('count-my-data', async ({ uid }) => {
  const messages = database.collection(collections.pastorMessages);
  const own = await database.doc(paths.user(uid)).listCollections();
  const kinds: [string, Query][] = [
    ...own.map((each): [string, Query] => [each.id, each]),
    ['messages_sent', messages.where('user_id', '==', uid)],
    ['messages_received', messages.where('pastor_id', '==', uid)],
  ];
  const counts = kinds.map(
    async ([name, query]) => [name, (await query.count().get()).data().count] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
});

/** Everything that is stored about the caller. */
export const exportMyData = onSignedInCall(
  'export-my-data',
  async ({ uid }) => {
    const now = new Date();
    await withLock(uid, () => countExport(uid, now));
    return collectData(uid, now);
  },
  { timeoutSeconds: 120, memory: '512MiB' },
);

/** An export reads everything a person has, so there is a daily limit. */
async function countExport(uid: string, now: Date): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [quota] = await Promise.all([dailyQuota(tx, uid, 'exports', now), refuseErased(tx, uid)]);
    if (quota.used >= DAILY_EXPORTS) {
      throw new HttpsError(
        'resource-exhausted',
        'Você já baixou muitas cópias hoje. Tente novamente amanhã.',
      );
    }
    quota.use();
  });
}

/** What others wrote to a leader is theirs: of those messages only the leader's answers are included. */
async function collectData(uid: string, now: Date) {
  const messages = database.collection(collections.pastorMessages);
  const [account, profile, stats, roles, sent, received, own] = await Promise.all([
    getAuth().getUser(uid),
    database.doc(paths.profile(uid)).get(),
    database.doc(paths.userStats(uid)).get(),
    database.collection(collections.userRoles).where('user_id', '==', uid).get(),
    messages.where('user_id', '==', uid).get(),
    messages.where('pastor_id', '==', uid).get(),
    readTree(database.doc(paths.user(uid))),
  ]);
  const answered = received.docs.filter((found) => found.get('response') !== null);
  return {
    exported_at: now.toISOString(),
    account: {
      id: uid,
      email: account.email ?? null,
      name: account.displayName ?? null,
      created_at: toIso(account.metadata.creationTime),
      last_sign_in_at: toIso(account.metadata.lastSignInTime),
    },
    profile: toJson(profile.data() ?? null),
    stats: toJson(stats.data() ?? null),
    roles: roles.docs.map((row) => toJson(row.data())),
    messages_sent: sent.docs.map((found) => ({ id: found.id, fields: toJson(found.data()) })),
    messages_answered: answered.map((found) => ({
      id: found.id,
      response: toJson(found.get('response')),
      responded_at: toJson(found.get('responded_at')),
    })),
    kept: own,
  };
}

const toIso = (date: string | null) => (date ? new Date(date).toISOString() : null);

/** Documents by the names of their collections. */
interface DocumentTree {
  [collection: string]: StoredDocument[];
}

interface StoredDocument {
  id: string;
  /** Null where there is no such document, only collections below it. */
  fields: unknown;
  collections?: DocumentTree;
}

/** Reads everything below a document, whatever its name: collections added later are included. */
async function readTree(document: DocumentReference): Promise<DocumentTree> {
  const tree: DocumentTree = {};
  for (const collection of await document.listCollections()) {
    tree[collection.id] = await readCollection(collection);
  }
  return tree;
}

/** Documents read side by side, with what is below them. */
const BATCH = 50;

async function readCollection(collection: CollectionReference): Promise<StoredDocument[]> {
  const refs = await collection.listDocuments();
  const found: StoredDocument[] = [];
  for (let start = 0; start < refs.length; start += BATCH) {
    const batch = refs.slice(start, start + BATCH);
    const [documents, trees] = await Promise.all([
      database.getAll(...batch),
      Promise.all(batch.map(readTree)),
    ]);
    for (const [index, document] of documents.entries()) {
      const below = trees[index] ?? {};
      const fields = document.exists ? toJson(document.data()) : null;
      const isLeaf = Object.keys(below).length === 0;
      found.push({ id: document.id, fields, ...(!isLeaf && { collections: below }) });
    }
  }
  return found;
}

/** Timestamps as ISO text, everything else as it is. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}
