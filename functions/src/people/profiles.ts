import '../firebase';
import { consentsSchema } from '@raizes/domain/documents/consents';
import { profileSchema } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { isMinor, needsGuardian } from '@raizes/domain/guardianship';
import { searchFields } from '@raizes/domain/name-search';
import { collections, paths } from '@raizes/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type {
  Change,
  DocumentSnapshot as OnProfileWrittenDocumentSnapshot,
} from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { database } from '../firebase';
import { refuseErased } from '../privacy/erasure';
import { parseStats, writeStats } from '../progress/stats';
import { atLeastOnce, ignoreInvalid, parseSnapshot } from '../trigger';

const guardedSchema = v.pick(profileSchema, ['guardianship', 'adult_from_year']);
const bornSchema = v.pick(consentsSchema, ['birth_year']);

/**
 * Whether this is the profile of a minor whose guardian has not consented. With the consents it is known from the moment
 * that they are given, before any trigger has marked the profile.
 */
export function isGuarded(profile: DocumentSnapshot, consents?: DocumentSnapshot): boolean {
  if (!profile.exists) return false;
  const year = new Date().getUTCFullYear();
  const known = parseSnapshot(guardedSchema, profile);
  if (known.guardianship === undefined && consents?.exists)
    return isMinor(parseSnapshot(bornSchema, consents).birth_year, year);
  return needsGuardian(known, year);
}

/** `profiles/{uid}` as it is stored: its id is in its path. */
const storedProfileSchema = v.omit(profileSchema, ['id']);

type StoredProfile = v.InferOutput<typeof storedProfileSchema>;

export function parseProfile(snapshot: DocumentSnapshot): StoredProfile {
  return parseSnapshot(storedProfileSchema, snapshot);
}

/** Null when there is no such profile, or it is no longer a leader's. */
export function parseLeader(snapshot: DocumentSnapshot): Leader | null {
  if (!snapshot.exists) return null;
  const { full_name, position } = parseProfile(snapshot);
  return position === 'discipulo' ? null : { id: snapshot.id, full_name, position };
}

/**
 * Copies what the dashboard shows of a person's profile, and of their leader's, into their stats. It reads the documents
 * as they are now, not as an event saw them: whichever event comes last, the copy is the newest.
 */
export async function syncProfile(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [profileSnapshot, statsSnapshot] = await Promise.all([
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.doc(paths.userStats(uid))),
    ]);
    const profile = await summarizeProfile(tx, profileSnapshot);
    if (!profile && !statsSnapshot.exists) return;
    if (!statsSnapshot.exists) await refuseErased(tx, uid);

    const stats = parseStats(uid, statsSnapshot);
    if (statsSnapshot.exists && isDeepStrictEqual(stats.profile, profile)) return;
    writeStats(tx, { ...stats, profile });
  });
}

async function summarizeProfile(
  tx: Transaction,
  snapshot: DocumentSnapshot,
): Promise<UserStats['profile']> {
  if (!snapshot.exists) return null;
  const { full_name, position, pastor_id, guardianship, adult_from_year } = parseProfile(snapshot);
  const leader = pastor_id
    ? parseLeader(await tx.get(database.doc(paths.profile(pastor_id))))
    : null;
  const needed = guardianship === 'needed' && adult_from_year !== undefined;
  return { full_name, position, leader, ...(needed && { adult_from_year }) };
}

/** How many people are read, and stamped side by side, at a time. */
const BATCH = 25;

/** Stamps everyone who is linked to this leader now; one person's unusable documents don't keep the others from it. */
async function syncDisciplesOf(leaderId: string): Promise<void> {
  const linked = database
    .collection(collections.profiles)
    .where('pastor_id', '==', leaderId)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BATCH);

  let page = await linked.get();
  while (!page.empty) {
    await Promise.all(
      page.docs.map(({ id }) => ignoreInvalid({ leaderId }, () => syncProfile(id))),
    );
    page = await linked.startAfter(page.docs.at(-1)).get();
  }
}

/** Keeps what a person is found by true to their name and position. (The write fires the trigger once more, which then finds nothing to do.) */
async function syncSearchFields(seen: DocumentSnapshot): Promise<void> {
  if (isSearchCurrent(seen)) return;
  await database.runTransaction(async (tx) => {
    const now = await tx.get(database.doc(paths.profile(seen.id)));
    if (isSearchCurrent(now)) return;
    tx.update(now.ref, { search: searchFieldsOf(parseProfile(now)) });
  });
}

/** So is nothing that is not there. */
function isSearchCurrent(profile: DocumentSnapshot): boolean {
  if (!profile.exists) return true;
  const stored = parseProfile(profile);
  return isDeepStrictEqual(stored.search, searchFieldsOf(stored));
}

const searchFieldsOf = ({ full_name, position }: StoredProfile) =>
  searchFields(full_name, position !== 'discipulo');

/** Keeps the copies of a profile true, the person's own and those that the people linked to them carry, and what it is found by. */
export const onProfileWritten = onDocumentWritten(
  { document: 'profiles/{uid}', retry: true, timeoutSeconds: 300 },
  atLeastOnce(async ({ params: { uid }, data }) => {
    await syncProfile(uid);
    if (data) await syncSearchFields(data.after);
    if (data && changedAsLeader(data)) await syncDisciplesOf(uid);
  }),
);

const positionsOfLeaders: unknown[] = ['lider', 'pastor'];

function changedAsLeader({ before, after }: Change<OnProfileWrittenDocumentSnapshot>): boolean {
  const leads = [before, after].some((seen) => positionsOfLeaders.includes(seen.get('position')));
  const changed = ['full_name', 'position'].some((field) => before.get(field) !== after.get(field));
  return leads && changed;
}
