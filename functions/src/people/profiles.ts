import { profileSchema } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { guardianshipForStats } from '@raizes/domain/guardianship';
import { searchFields } from '@raizes/domain/name-search';
import { collections, paths } from '@raizes/domain/paths';
import { FieldPath, FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction, WriteResult } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { Change } from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { removeFromDigests } from '../digest/remove-from-digests';
import { database } from '../firebase';
import { createInitialStats, parseStats, writeStats } from '../progress/stats';
import { atLeastOnce, hasErrorCode, ignoreInvalid, parseSnapshot } from '../trigger';
import { isKnownMinor } from './age';

/** Updates everything derived from a profile: the copies in the person's and their disciples' stats, and the fields that lists use. */
export const onProfileWritten = onDocumentWritten(
  { document: 'profiles/{uid}', retry: true, timeoutSeconds: 300 },
  atLeastOnce(async ({ id, params: { uid }, data }) => {
    await syncProfile(uid);
    if (data) await syncListFields(data.after);
    if (data && hasLeftLeader(data)) await removeFromDigests(uid);
    if (data && affectsDisciples(data)) await syncDisciplesOf(uid, id);
  }),
);

const leaderPositions: unknown[] = ['lider', 'pastor'];

const hasLeftLeader = ({ before, after }: Change<DocumentSnapshot>) =>
  Boolean(before.get('pastor_id')) && before.get('pastor_id') !== after.get('pastor_id');

/** Whether the change is visible on the dashboards of the person's disciples. */
function affectsDisciples({ before, after }: Change<DocumentSnapshot>): boolean {
  const leads = [before, after].some((seen) => leaderPositions.includes(seen.get('position')));
  const changed = ['full_name', 'position'].some((field) => before.get(field) !== after.get(field));
  return leads && changed;
}

/**
 * Copies what the dashboard shows of a person's profile, and of their leader's, into their stats. Reads the current documents, not the
 * event's, so the order of events does not matter.
 */
export async function syncProfile(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [profileSnapshot, statsSnapshot] = await Promise.all([
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.doc(paths.userStats(uid))),
    ]);
    const profile = await summarizeProfile(tx, profileSnapshot);
    if (!profile && !statsSnapshot.exists) return;
    const stats = statsSnapshot.exists
      ? parseStats(statsSnapshot)
      : await createInitialStats(tx, profileSnapshot);
    if (statsSnapshot.exists && isDeepStrictEqual(stats.profile, profile)) return;
    writeStats(tx, { ...stats, profile });
  });
}

async function summarizeProfile(
  tx: Transaction,
  snapshot: DocumentSnapshot,
): Promise<UserStats['profile']> {
  if (!snapshot.exists) return null;
  const { full_name, position, pastor_id, ...fields } = parseProfile(snapshot);
  const leader = pastor_id
    ? parseLeader(await tx.get(database.doc(paths.profile(pastor_id))))
    : null;
  return { full_name, position, leader, ...guardianshipForStats(fields) };
}

/** Disciples synced in parallel. */
const BATCH = 25;

/**
 * Syncs a leader's disciples batch by batch and stores a checkpoint, from which a retry of the event continues. A newer event takes the
 * checkpoint over and starts from the beginning, and the older one stops. So a leader who is renamed repeatedly costs one full round, not
 * one per change. An invalid document of one disciple must not prevent the others from being synced.
 */
async function syncDisciplesOf(leaderId: string, event: string): Promise<void> {
  const linked = database
    .collection(collections.profiles)
    .where('pastor_id', '==', leaderId)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BATCH);
  const checkpoint = database.doc(paths.discipleSync(leaderId));
  const stored = await checkpoint.get();
  const isOwn = stored.get('event') === event;
  let after: unknown = isOwn ? stored.get('after') : undefined;
  let ownUpdateTime = isOwn ? stored.updateTime : undefined;
  const sync = ({ id }: DocumentSnapshot) => ignoreInvalid({ leaderId }, () => syncProfile(id));
  for (;;) {
    const { docs } = await (after === undefined ? linked : linked.startAfter(after)).get();
    await Promise.all(docs.map(sync));
    if (docs.length < BATCH) break;
    after = docs.at(-1)?.id;
    const written = await unlessTakenOver(
      ownUpdateTime
        ? checkpoint.update({ after }, { lastUpdateTime: ownUpdateTime })
        : checkpoint.set({ event, after }),
    );
    if (!written) return;
    ownUpdateTime = written.writeTime;
  }
  if (ownUpdateTime) await unlessTakenOver(checkpoint.delete({ lastUpdateTime: ownUpdateTime }));
}

/** Resolves to null if another event has written or deleted the checkpoint since it was read. */
async function unlessTakenOver(write: Promise<WriteResult>): Promise<WriteResult | null> {
  try {
    return await write;
  } catch (cause) {
    const statuses = [GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND];
    if (statuses.some((status) => hasErrorCode(cause, status))) return null;
    throw cause;
  }
}

/** Updates the fields by which lists search and sort. (The write fires the trigger once more, which then finds them up to date.) */
async function syncListFields(seen: DocumentSnapshot): Promise<void> {
  if (hasCurrentListFields(seen)) return;
  await database.runTransaction(async (tx) => {
    const current = await tx.get(database.doc(paths.profile(seen.id)));
    if (hasCurrentListFields(current)) return;
    const profile = parseProfile(current);
    tx.update(current.ref, {
      search: searchFieldsOf(profile),
      ...(!profile.joined_at && current.createTime && { joined_at: current.createTime }),
    });
  });
}

function hasCurrentListFields(profile: DocumentSnapshot): boolean {
  // A deleted profile needs no list fields.
  if (!profile.exists) return true;
  const stored = parseProfile(profile);
  return stored.joined_at !== undefined && isDeepStrictEqual(stored.search, searchFieldsOf(stored));
}

const searchFieldsOf = ({ full_name, position }: StoredProfile) =>
  searchFields(full_name, position !== 'discipulo');

/** `profiles/{uid}` as stored, without the id, which is in the path. */
const storedProfileSchema = v.omit(profileSchema, ['id']);

type StoredProfile = v.InferOutput<typeof storedProfileSchema>;

export function parseProfile(snapshot: DocumentSnapshot): StoredProfile {
  return parseSnapshot(storedProfileSchema, snapshot);
}

/**
 * The change of a profile that links a person to a leader, or to nobody. A wish for a leader ends with it.
 * @param wish when the person asked for a leader, if an undo leaves them without one again
 */
export const linkTo = (pastor_id: string | null, wish?: Date) => ({
  pastor_id,
  wants_leader_at: (pastor_id === null ? wish : undefined) ?? FieldValue.delete(),
});

/** Fetches the names of these people, by uid, without those who have no profile. */
export async function fetchNames(uids: Iterable<string>): Promise<Map<string, string>> {
  const refs = Array.from(new Set(uids), (uid) => database.doc(paths.profile(uid)));
  if (refs.length === 0) return new Map();
  const found = await database.getAll(...refs, { fieldMask: ['full_name'] });
  return new Map(
    found.flatMap((each): [string, string][] => {
      const name: unknown = each.get('full_name');
      return typeof name === 'string' ? [[each.id, name]] : [];
    }),
  );
}

/** Returns null if the profile does not exist or the person is not a leader. */
export function parseLeader(snapshot: DocumentSnapshot): Leader | null {
  if (!snapshot.exists) return null;
  const { full_name, position } = parseProfile(snapshot);
  return position === 'discipulo' ? null : { id: snapshot.id, full_name, position };
}

/** Like `parseLeader`, but also returns null for a leader who may not take new disciples. */
export function parseAvailableLeader(snapshot: DocumentSnapshot): Leader | null {
  const leader = parseLeader(snapshot);
  return leader && !isKnownMinor(snapshot) ? leader : null;
}
