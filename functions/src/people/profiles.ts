import { consentsSchema } from '@raizes/domain/documents/consents';
import { profileSchema } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import {
  ageGroup,
  deriveGuardianship,
  mayBeChild,
  guardianshipForStats,
  needsGuardian,
} from '@raizes/domain/guardianship';
import type { AgeGroup, GuardianshipFields } from '@raizes/domain/guardianship';
import { searchFields } from '@raizes/domain/name-search';
import { collections, paths } from '@raizes/domain/paths';
import { FieldPath, GrpcStatus } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction, WriteResult } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { Change } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { removeFromDigests } from '../digest/remove-from-digests';
import { database } from '../firebase';
import { newStats, parseStats, writeStats } from '../progress/stats';
import { atLeastOnce, hasErrorCode, ignoreInvalid, parseSnapshot } from '../trigger';

/** Keeps everything derived from a profile current: the copies in the person's and their disciples' stats, and the fields of lists. */
export const onProfileWritten = onDocumentWritten(
  { document: 'profiles/{uid}', retry: true, timeoutSeconds: 300 },
  atLeastOnce(async ({ id, params: { uid }, data }) => {
    await syncProfile(uid);
    if (data) await syncListFields(data.after);
    if (data && changedLeader(data)) await removeFromDigests(uid);
    if (data && changedAsLeader(data)) await syncDisciplesOf(uid, id);
  }),
);

const leaderPositions: unknown[] = ['lider', 'pastor'];

const changedLeader = ({ before, after }: Change<DocumentSnapshot>) =>
  Boolean(before.get('pastor_id')) && before.get('pastor_id') !== after.get('pastor_id');

/** Whether the change shows on the dashboards of the person's disciples. */
function changedAsLeader({ before, after }: Change<DocumentSnapshot>): boolean {
  const leads = [before, after].some((seen) => leaderPositions.includes(seen.get('position')));
  const changed = ['full_name', 'position'].some((field) => before.get(field) !== after.get(field));
  return leads && changed;
}

/**
 * Copies what the dashboard shows of a person's profile, and of their leader's, into their stats. It reads the documents as
 * they are now, not the event's, so the order of events does not matter.
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
      ? parseStats(uid, statsSnapshot)
      : await newStats(tx, profileSnapshot);
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

/** Disciples synced side by side. */
const BATCH = 25;

/**
 * Stamps a leader's disciples batch by batch, and stores how far it is: a retry of the event goes on from there. Another event takes
 * the checkpoint over, and then has all of them to stamp: a leader who is renamed again and again costs one round, not one each time.
 * An invalid document of one disciple must not keep the others from being synced.
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
  let own = isOwn ? stored.updateTime : undefined;
  const sync = ({ id }: DocumentSnapshot) => ignoreInvalid({ leaderId }, () => syncProfile(id));
  for (;;) {
    const { docs } = await (after === undefined ? linked : linked.startAfter(after)).get();
    await Promise.all(docs.map(sync));
    if (docs.length < BATCH) break;
    after = docs.at(-1)?.id;
    const written = await unlessTakenOver(
      own
        ? checkpoint.update({ after }, { lastUpdateTime: own })
        : checkpoint.set({ event, after }),
    );
    if (!written) return;
    own = written.writeTime;
  }
  if (own) await unlessTakenOver(checkpoint.delete({ lastUpdateTime: own }));
}

/** Null where another event has written the checkpoint, or has finished with it, meanwhile. */
async function unlessTakenOver(write: Promise<WriteResult>): Promise<WriteResult | null> {
  try {
    return await write;
  } catch (cause) {
    const statuses = [GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND];
    if (statuses.some((status) => hasErrorCode(cause, status))) return null;
    throw cause;
  }
}

/** Updates the fields that people are listed by. (The write fires the trigger once more, which then finds them current.) */
async function syncListFields(seen: DocumentSnapshot): Promise<void> {
  if (isListedRight(seen)) return;
  await database.runTransaction(async (tx) => {
    const now = await tx.get(database.doc(paths.profile(seen.id)));
    if (isListedRight(now)) return;
    const profile = parseProfile(now);
    tx.update(now.ref, {
      search: searchFieldsOf(profile),
      ...(!profile.joined_at && now.createTime && { joined_at: now.createTime }),
    });
  });
}

function isListedRight(profile: DocumentSnapshot): boolean {
  // A deleted profile needs none.
  if (!profile.exists) return true;
  const stored = parseProfile(profile);
  return stored.joined_at !== undefined && isDeepStrictEqual(stored.search, searchFieldsOf(stored));
}

const searchFieldsOf = ({ full_name, position }: StoredProfile) =>
  searchFields(full_name, position !== 'discipulo');

/** `profiles/{uid}` as it is stored: its id is in its path. */
const storedProfileSchema = v.omit(profileSchema, ['id']);

type StoredProfile = v.InferOutput<typeof storedProfileSchema>;

export function parseProfile(snapshot: DocumentSnapshot): StoredProfile {
  return parseSnapshot(storedProfileSchema, snapshot);
}

/** Null when there is no such profile, or its person does not lead. */
export function parseLeader(snapshot: DocumentSnapshot): Leader | null {
  if (!snapshot.exists) return null;
  const { full_name, position } = parseProfile(snapshot);
  return position === 'discipulo' ? null : { id: snapshot.id, full_name, position };
}

/** Null also for one to whom nobody new is linked. */
export function parseNewLeader(snapshot: DocumentSnapshot): Leader | null {
  const leader = parseLeader(snapshot);
  return leader && !isKnownMinor(snapshot) ? leader : null;
}

const guardianshipSchema = v.pick(profileSchema, ['guardianship', 'adult_from_year']);
const birthYearSchema = v.pick(consentsSchema, ['birth_year']);

/** Whether this is the profile of a minor, or of a person of unknown age, whose guardian has not consented. */
export function isGuarded(profile: DocumentSnapshot): boolean {
  if (!profile.exists) return false;
  return needsGuardian(parseSnapshot(guardianshipSchema, profile), new Date().getUTCFullYear());
}

/** Without a guardian's consent; unlike in `isGuarded` a person of unknown age is none. */
function isKnownMinor(profile: DocumentSnapshot): boolean {
  const fields = parseSnapshot(guardianshipSchema, profile);
  return ageGroup(fields, new Date().getUTCFullYear()) === 'guarded';
}

/**
 * Before somebody is linked to a leader or invited to them. Who leads from before and is of unknown age is asked before the app opens.
 * @throws {HttpsError} for one who is known to be a minor without a guardian's consent
 */
export function requireMayTakeDisciples(leader: DocumentSnapshot): void {
  if (!isKnownMinor(leader)) return;
  throw new HttpsError(
    'failed-precondition',
    'Líderes menores de 18 anos só recebem discípulos com a autorização do responsável. Um administrador a registra em Gerenciar Usuários, em “Menores de 18 anos”; depois disso, tente novamente.',
  );
}

/**
 * Before a position is given: a leader gets messages of adults, and writes to people.
 * @throws {HttpsError} for a minor without a guardian's consent, and a person of unknown age
 */
export async function requireMayLead(tx: Transaction, profile: DocumentSnapshot): Promise<void> {
  if ((await requireNoKnownMinor(tx, profile)) !== 'unknown') return;
  throw new HttpsError(
    'failed-precondition',
    'Falta saber se esta pessoa é maior de 18 anos. Peça a ela que entre no aplicativo e informe o ano de nascimento; depois disso, tente novamente.',
  );
}

/**
 * Before somebody becomes an admin. One of unknown age may: they are asked before the app opens.
 * @throws {HttpsError} for a minor without a guardian's consent
 */
export async function requireNoKnownMinor(
  tx: Transaction,
  profile: DocumentSnapshot,
): Promise<AgeGroup> {
  const age = ageGroupOf(profile, await tx.get(database.doc(paths.consents(profile.id))));
  if (age !== 'guarded') return age;
  throw new HttpsError(
    'failed-precondition',
    'Menores de 18 anos só recebem um cargo com a autorização do responsável. Um administrador a registra em Gerenciar Usuários, em “Menores de 18 anos”; depois disso, tente novamente.',
  );
}

/**
 * Before a leader hears of somebody by an invitation; the app redeems it only then.
 * @throws {HttpsError} for a child without a guardian's consent, and a person who has not answered
 */
export async function requireMayBeLed(tx: Transaction, profile: DocumentSnapshot): Promise<void> {
  const year = new Date().getUTCFullYear();
  const consents = await tx.get(database.doc(paths.consents(profile.id)));
  const known = knownAge(profile, consents, year);
  // Without an answer a year on the profile is not enough: a church for adults only has taken the answer back.
  if (known.guardianship === 'recorded' || (consents.exists && !mayBeChild(known, year))) return;
  throw new HttpsError(
    'permission-denied',
    'O convite fica para depois das perguntas do início do aplicativo. Quem tem menos de 12 anos precisa também da autorização do responsável.',
  );
}

export const ageGroupOf = (profile: DocumentSnapshot, consents: DocumentSnapshot): AgeGroup => {
  const year = new Date().getUTCFullYear();
  return ageGroup(knownAge(profile, consents, year), year);
};

/** The person's age as the profile says; as long as no trigger has copied the answer there, as the consents say. */
function knownAge(
  profile: DocumentSnapshot,
  consents: DocumentSnapshot,
  year: number,
): GuardianshipFields {
  const known = parseSnapshot(guardianshipSchema, profile);
  if (known.guardianship !== undefined || !consents.exists) return known;
  const { birth_year } = parseSnapshot(birthYearSchema, consents);
  return deriveGuardianship(birth_year, year, undefined);
}
