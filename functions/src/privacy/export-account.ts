import { DAILY_EXPORT_PAGES, DAILY_LISTS } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { weeklyDigestSchema } from '@raizes/domain/documents/weekly-digest';
import { PUSH_DELIVERIES, WEEKLY_DIGESTS, collections, paths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { FieldPath, Filter, Timestamp } from 'firebase-admin/firestore';
import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { onSignedInCall, requireSession } from '../callable';
import { countOf, database } from '../firebase';
import { recordAudit } from '../people/audit';
import { readDailyQuota, useDailyQuota } from '../quota';
import { withLock } from '../trigger';
import { refuseErased } from './erasure';

/** Counts the caller's documents by kind: each of their collections, sent and received messages, and audit entries. */
export const countMyData = onSignedInCall('count-my-data', async ({ uid }) => {
  await useDailyQuota(uid, 'data-counts', DAILY_LISTS['data-counts']);
  const messages = database.collection(collections.pastorMessages);
  const own = await database.doc(paths.user(uid)).listCollections();
  const kinds: [string, Query][] = [
    ...own.map((each): [string, Query] => [each.id, each]),
    ['messages_sent', messages.where('user_id', '==', uid)],
    ['messages_received', messages.where('pastor_id', '==', uid)],
    ['audit', auditOf(uid)],
  ];
  const counts = kinds.map(async ([name, query]) => [name, await countOf(query)] as const);
  return Object.fromEntries(await Promise.all(counts));
});

/** Returns a page of everything that is stored about the caller. */
export const exportMyData = onSignedInCall(
  'export-my-data',
  async ({ uid, token }, { after }) => {
    await requireSession(token);
    await withLock(uid, () => countPage(uid, after));
    return exportPage(uid, after);
  },
  {
    timeoutSeconds: 120,
    // The memory must hold several copies of a page while it is serialized.
    memory: '512MiB',
    concurrency: 8,
  },
);

/**
 * Counts a page against the daily limit, because a page reads up to 5 MB. The audit records each first page as an export, and also the
 * first page of the day, whatever its cursor, so that a made-up cursor does not get an unrecorded copy.
 */
async function countPage(uid: string, after: string | null): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [quota] = await Promise.all([
      readDailyQuota(tx, uid, 'exports', new Date()),
      refuseErased(tx, uid),
    ]);
    if (quota.used >= DAILY_EXPORT_PAGES) {
      throw new HttpsError(
        'resource-exhausted',
        'Você já baixou muitas cópias hoje. Tente novamente amanhã.',
      );
    }
    quota.use();
    if (after === null || quota.used === 0) {
      recordAudit(tx, { action: 'export', actor: uid, subject: uid, before: null, after: null });
    }
  });
}

const PAGE_BYTES = 5_000_000;

interface ExportedDocument {
  /** Its place in the export: `messages_sent/id`, `kept/collection/id/…`. */
  path: string;
  /** Null if the document does not exist and only has collections below it. */
  fields: unknown;
}

/** Returns as many documents as fit on a page, starting after the document `after`. */
export async function exportPage(uid: string, after: string | null) {
  const page = {
    person: after === null ? await readPerson(uid) : null,
    documents: new Array<ExportedDocument>(),
    next: after,
  };
  let bytes = 0;
  for await (const document of documentsAfter(uid, after)) {
    bytes += Buffer.byteLength(JSON.stringify(document));
    if (bytes > PAGE_BYTES) return page;
    page.documents.push(anonymize(document));
    page.next = document.path;
  }
  return { ...page, next: null };
}

/**
 * Removes other people: the id of an older message contains its author's uid, and a leader's digests, mutes, checkpoints, and notifications
 * about new disciples and messages name disciples.
 */
function anonymize({ path, fields }: ExportedDocument): ExportedDocument {
  if (path.startsWith(`kept/${WEEKLY_DIGESTS}/`)) return { path, fields: digestCopy(fields) };
  if (path.startsWith('kept/syncs/')) return { path, fields: unnamedCopy(fields) };
  const start = namingStarts.find((each) => path.startsWith(each));
  if (start === undefined) return { path, fields };
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 20);
  return { path: `${start}${hash}`, fields: unnamedCopy(fields) };
}

/** How paths begin that can end with another person's uid. */
const namingStarts = [
  'messages_answered/',
  `kept/notifications/${notificationIds.message('')}`,
  `kept/${PUSH_DELIVERIES}/${notificationIds.message('')}`,
  `kept/notifications/${notificationIds.joined('')}`,
  `kept/${collections.mutedPeople}/`,
];

const fieldsSchema = v.record(v.string(), v.unknown());

/** Without the text of a notification, which is about another person, and the uid of a muted person or of the last synced disciple. */
function unnamedCopy(fields: unknown): unknown {
  const found = v.safeParse(fieldsSchema, fields);
  if (!found.success) return null;
  const { body: _body, person_id: _person, after: _after, ...copy } = found.output;
  return copy;
}

const digestNumbers = v.pick(weeklyDigestSchema, ['away_count', 'reached_count', 'waiting']);

function digestCopy(fields: unknown): unknown {
  const digest = v.safeParse(digestNumbers, fields);
  return digest.success ? digest.output : null;
}

async function readPerson(uid: string) {
  const account = await getAuth().getUser(uid);
  // An unconfirmed address, and the invitation to it, can be someone else's.
  const email = account.emailVerified ? account.email?.toLowerCase() : undefined;
  const invitations = database
    .collection(collections.invitations)
    .where(
      Filter.or(
        Filter.where('created_by', '==', uid),
        Filter.where('leader_id', '==', uid),
        ...(email === undefined ? [] : [Filter.where('email', '==', email)]),
      ),
    );
  const [profile, stats, roles, invited] = await Promise.all([
    database.doc(paths.profile(uid)).get(),
    database.doc(paths.userStats(uid)).get(),
    database.collection(collections.userRoles).where('user_id', '==', uid).get(),
    invitations.select('position', 'created_at', 'expires_at', 'uses', 'max_uses').get(),
  ]);
  return {
    exported_at: new Date().toISOString(),
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
    invitations: invited.docs.map((each) => toJson(each.data())),
  };
}

const toIso = (date: string | null) => (date ? new Date(date).toISOString() : null);

/** Yields all documents of the export after the document `after`, always in the same order. */
async function* documentsAfter(uid: string, after: string | null) {
  const [part = '', ...rest] = after?.split('/') ?? [];
  const messages = database.collection(collections.pastorMessages);
  const sent = messages.where('user_id', '==', uid);
  // Messages to a leader belong to their authors, so only the leader's answers are included.
  const answered = messages.where('pastor_id', '==', uid).where('status', '==', 'responded');

  if (part === '' || part === 'messages_sent') {
    yield* documentsOf('messages_sent', sent, rest[0], sentCopy);
  }
  if (part !== 'kept' && part !== 'audit') {
    const from = part === 'messages_answered' ? rest[0] : undefined;
    yield* documentsOf('messages_answered', answered, from, answerOf);
  }
  if (part !== 'kept') {
    const from = part === 'audit' ? rest[0] : undefined;
    yield* documentsOf('audit', auditOf(uid), from, (entry) => auditCopy(entry, uid));
  }
  const ownCollections = await database.doc(paths.user(uid)).listCollections();
  yield* treeAfter(ownCollections, 'kept', part === 'kept' ? rest : []);
}

const auditOf = (uid: string) =>
  database.collection(collections.audit).where('people', 'array-contains', uid);

/** Reduces an entry about another person to the action and its time, so that the other person is not named. */
function auditCopy(entry: DocumentSnapshot, uid: string): unknown {
  const { at, action, ...others }: Record<string, unknown> = entry.data() ?? {};
  if (others['subject'] !== uid) return toJson({ at, action });
  const { actor, subject, before, after, wanted_leader_at } = others;
  const wish = wanted_leader_at !== undefined && { wanted_leader_at };
  return toJson({ at, action, actor, subject, before, after, ...wish });
}

const fieldsOf = (document: DocumentSnapshot) => toJson(document.data() ?? null);

/** Hides whether the leader has opened or archived the message, which is the leader's own information. */
function sentCopy(message: DocumentSnapshot): unknown {
  const { archived_at: _, ...sent }: Record<string, unknown> = message.data() ?? {};
  return toJson(sent.status === 'read' ? { ...sent, status: 'pending' } : sent);
}

function answerOf(message: DocumentSnapshot): unknown {
  const { response, responded_at }: Record<string, unknown> = message.data() ?? {};
  return toJson({ response, responded_at });
}

/** Documents read at a time; each has at most 1 MiB. */
const BATCH = 20;

async function* documentsOf(
  name: string,
  all: Query,
  after: string | undefined,
  copyOf: (found: DocumentSnapshot) => unknown,
): AsyncGenerator<ExportedDocument> {
  for await (const documents of queriedAfter(all, after ?? '')) {
    for (const found of documents) {
      yield { path: `${name}/${found.id}`, fields: copyOf(found) };
    }
  }
}

/**
 * Yields everything in the collections below a document. Lists the collections, so that ones added later are included.
 * @param path the path of the document in the export
 * @param cursor the rest of the path of the last document that was already exported
 */
async function* treeAfter(
  below: CollectionReference[],
  path: string,
  [from = '', ...rest]: string[],
): AsyncGenerator<ExportedDocument> {
  for (const collection of below.toSorted(byId)) {
    if (collection.id < from) continue;
    const after = collection.id === from ? rest : [];
    yield* collectionAfter(collection, `${path}/${collection.id}`, after);
  }
}

async function* collectionAfter(
  collection: CollectionReference,
  path: string,
  [from = '', ...rest]: string[],
): AsyncGenerator<ExportedDocument> {
  if (from) yield* treeAfter(await collection.doc(from).listCollections(), `${path}/${from}`, rest);
  for await (const documents of batchesAfter(collection, from)) {
    const below = await Promise.all(documents.map(({ ref }) => ref.listCollections()));
    for (const [index, found] of documents.entries()) {
      const own = `${path}/${found.id}`;
      yield { path: own, fields: fieldsOf(found) };
      yield* treeAfter(below[index] ?? [], own, []);
    }
  }
}

/** Larger collections are not listed, because listing reads the whole collection for each page, which could be abused to cause costs. */
const LISTED_MAX = 500;

/**
 * Yields the documents of a collection. Unlike a query, listing them also finds missing documents that only have collections below them. In
 * a large collection those are left out.
 */
async function* batchesAfter(
  collection: CollectionReference,
  from: string,
): AsyncGenerator<DocumentSnapshot[]> {
  if ((await countOf(collection)) > LISTED_MAX) {
    yield* queriedAfter(collection, from);
    return;
  }
  const refs = (await collection.listDocuments()).toSorted(byId).filter(({ id }) => id > from);
  for (let start = 0; start < refs.length; start += BATCH) {
    yield await database.getAll(...refs.slice(start, start + BATCH));
  }
}

async function* queriedAfter(all: Query, after: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const query = all.orderBy(FieldPath.documentId()).limit(BATCH);
  let last = after;
  for (;;) {
    const { docs } = await (last === '' ? query : query.startAfter(last)).get();
    yield docs;
    last = docs.at(-1)?.id ?? '';
    if (docs.length < BATCH) return;
  }
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** Converts timestamps to ISO strings and leaves everything else as it is. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
}
