import '../firebase';
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

const countDocuments = async (query: Query) => (await query.count().get()).data().count;

/** How much of each kind is kept of a person, by the names of the collections. */
async function countByKind(uid: string): Promise<Record<string, number>> {
  const messages = database.collection(collections.pastorMessages);
  const own = await database.doc(paths.user(uid)).listCollections();
  const kinds: [string, Query][] = [
    ...own.map((each): [string, Query] => [each.id, each]),
    ['messages_sent', messages.where('user_id', '==', uid)],
    ['messages_received', messages.where('pastor_id', '==', uid)],
  ];
  const counted = await Promise.all(
    kinds.map(async ([name, query]) => [name, await countDocuments(query)] as const),
  );
  return Object.fromEntries(counted);
}

/** () → how much of each kind is kept of the caller: {user_devotionals: 12, …} */
export const countMyData = onSignedInCall('count-my-data', ({ uid }) => countByKind(uid));

/** A copy reads all that somebody has: the twenty-first of a day is for nobody's sake. */
async function useExportQuota(uid: string, now: Date): Promise<void> {
  const count = () =>
    database.runTransaction(async (tx) => {
      const [quota] = await Promise.all([
        dailyQuota(tx, uid, 'exports', now),
        refuseErased(tx, uid),
      ]);
      if (quota.used >= DAILY_EXPORTS) {
        throw new HttpsError(
          'resource-exhausted',
          'Você já baixou muitas cópias hoje. Tente novamente amanhã.',
        );
      }
      quota.use();
    });
  await withLock(uid, count);
}

/** What goes into a file: moments as ISO text, all else as it is. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}

interface StoredDocument {
  id: string;
  /** Null where there is no such document, only something below it. */
  fields: unknown;
  collections?: DocumentTree;
}

/** Documents by the names of their collections. */
interface DocumentTree {
  [collection: string]: StoredDocument[];
}

/** How many documents are asked for what is below them at a time. */
const BATCH = 50;

/** Everything below a document, whatever it is called: what is added to the product later is in it by itself. */
async function readTree(of: DocumentReference): Promise<DocumentTree> {
  const tree: DocumentTree = {};
  for (const collection of await of.listCollections()) {
    tree[collection.id] = await readCollection(collection);
  }
  return tree;
}

async function readCollection(collection: CollectionReference): Promise<StoredDocument[]> {
  const refs = await collection.listDocuments();
  const kept: StoredDocument[] = [];
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
      kept.push({ id: document.id, fields, ...(!isLeaf && { collections: below }) });
    }
  }
  return kept;
}

const isoOf = (text: string | null) => (text ? new Date(text).toISOString() : null);

/** All that the product keeps of a person, as it is kept. Of what others wrote to a leader only the leader's answers. */
async function collectData(uid: string, now: Date): Promise<Record<string, unknown>> {
  const [account, profile, stats, roles, sent, received, person] = await Promise.all([
    getAuth().getUser(uid),
    database.doc(paths.profile(uid)).get(),
    database.doc(paths.userStats(uid)).get(),
    database.collection(collections.userRoles).where('user_id', '==', uid).get(),
    database.collection(collections.pastorMessages).where('user_id', '==', uid).get(),
    database.collection(collections.pastorMessages).where('pastor_id', '==', uid).get(),
    readTree(database.doc(paths.user(uid))),
  ]);
  const answers = received.docs
    .filter((found) => found.get('response') !== null)
    .map((found) => ({
      id: found.id,
      response: toJson(found.get('response')),
      responded_at: toJson(found.get('responded_at')),
    }));
  return {
    exported_at: now.toISOString(),
    account: {
      id: uid,
      email: account.email ?? null,
      name: account.displayName ?? null,
      created_at: isoOf(account.metadata.creationTime),
      last_sign_in_at: isoOf(account.metadata.lastSignInTime),
    },
    profile: toJson(profile.data() ?? null),
    stats: toJson(stats.data() ?? null),
    roles: roles.docs.map((row) => toJson(row.data())),
    messages_sent: sent.docs.map((found) => ({ id: found.id, fields: toJson(found.data()) })),
    messages_answered: answers,
    kept: person,
  };
}

/** () → everything that the product keeps of the caller. */
export const exportMyData = onSignedInCall(
  'export-my-data',
  async ({ uid }) => {
    const now = new Date();
    await useExportQuota(uid, now);
    return collectData(uid, now);
  },
  { timeoutSeconds: 120, memory: '512MiB' },
);
