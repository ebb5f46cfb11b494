import { documentIdSchema } from '@raizes/domain/callables/requests';
import { DAY_MS } from '@raizes/domain/day';
import { anonymizeAudit, auditEntrySchema, peopleIn } from '@raizes/domain/documents/audit';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { notificationIds } from '@raizes/domain/documents/notification';
import { REDEEMED_INVITATIONS, collections, paths, serverPaths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { region } from 'firebase-functions/v1';
import * as v from 'valibot';
import { isAccountGone, onSignedInCall, requireSession } from '../callable';
import { MAX_INSTANCES, REGION, database } from '../firebase';
import { removeFromDigests } from '../digest/remove-from-digests';
import { isOnlyAdmin } from '../people/admins';
import { recordAudit } from '../people/audit';
import { fetchAccounts } from '../people/emails';
import { syncProfile } from '../people/profiles';
import { atLeastOnce, ignoreInvalid } from '../trigger';
import { anonymizeReceivedMessages, anonymizeSentMessages } from './erase-messages';
import { deleteOwnDocuments, erasureOf, forEachMatch } from './erasure';

/** Erases the caller's account and all their data. The caller must have entered their password in the last few minutes. */
export const eraseMyAccount = onSignedInCall(
  'erase-my-account',
  async ({ uid, token }) => {
    await requireSession(token);
    await requestErasure(uid, token.auth_time);
    await erasePerson(uid);
    return { erased: true };
  },
  { timeoutSeconds: 300 },
);

const unfinishedSchema = v.object({ uid: documentIdSchema });

/** Finishes an erasure whose request was interrupted; after a complete one it is a no-op. */
export const onErasureRequested = onDocumentCreated(
  { document: 'erasures/{hash}', retry: true, timeoutSeconds: 540 },
  atLeastOnce(async ({ data }) => {
    const unfinished = v.safeParse(unfinishedSchema, (await data?.ref.get())?.data());
    if (unfinished.success) await erasePerson(unfinished.output.uid);
  }),
);

/** How long a password counts as recently entered. */
const FRESH_SECONDS = 300;

/**
 * Records that a person wants their account erased. From then on the server finishes the erasure, even if this request is interrupted.
 * @param signedInAt in seconds since the epoch, from the ID token
 */
export async function requestErasure(uid: string, signedInAt: number): Promise<void> {
  if (Date.now() / 1000 - signedInAt > FRESH_SECONDS) {
    throw new HttpsError('failed-precondition', 'Digite a sua senha outra vez.');
  }
  await database.runTransaction(async (tx) => {
    const own = await tx.get(database.doc(paths.userRole(uid, 'admin')));
    if (own.exists && (await isOnlyAdmin(tx, uid))) {
      throw new HttpsError(
        'failed-precondition',
        'A igreja precisa de pelo menos um administrador. Nomeie outro antes de apagar a sua conta.',
      );
    }
    // Removed in the same transaction, so that only one of the last two admins can leave.
    if (own.exists) {
      tx.delete(own.ref);
      const by = { actor: uid, subject: uid };
      recordAudit(tx, { ...by, action: 'admin', before: 'admin', after: null });
    }
    tx.set(erasureOf(uid), { uid, requested_at: FieldValue.serverTimestamp() });
  });
}

/** Starts the erasure of a person whose account was deleted in Auth, past the product. Version 2 of the functions has no such trigger. */
export const onAccountDeleted = region(REGION)
  .runWith({ failurePolicy: true, memory: '256MB', maxInstances: MAX_INSTANCES })
  .auth.user()
  .onDelete(async ({ uid, email, emailVerified }) => {
    // Auth no longer knows the address when the erasure asks for it.
    if (email !== undefined && emailVerified) {
      const addressed = database
        .collection(collections.invitations)
        .where('email', '==', email.toLowerCase());
      await forEachMatch(addressed, ({ ref }) => ref.delete());
    }
    await eraseWithoutAccount(uid);
  });

/** Requests the erasure of a person without an account. An erasure that has begun goes on by itself. */
async function eraseWithoutAccount(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const erasure = await tx.get(erasureOf(uid));
    if (erasure.exists) return;
    tx.set(erasure.ref, { uid, requested_at: FieldValue.serverTimestamp() });
    logger.info('A person whose account was deleted in Auth is erased');
  });
}

/** How many profiles are compared with Auth at a time. */
const PROFILES_PAGE = 500;

/**
 * Requests the erasure of everybody whose account is gone, because a deletion of many accounts at once sends no events. Looks at profiles,
 * their leaders and the admins. Reads every profile.
 */
export async function eraseWithoutAccounts(): Promise<void> {
  const rows = await database.collection(collections.userRoles).select('user_id').get();
  await eraseThoseWithoutAccount(rows.docs.map((row) => String(row.get('user_id'))));
  const profiles = database.collection(collections.profiles).orderBy(FieldPath.documentId());
  let page = await profiles.select('pastor_id').limit(PROFILES_PAGE).get();
  while (page.docs.length > 0) {
    await eraseThoseWithoutAccount(
      page.docs.flatMap((profile) => [profile.id, String(profile.get('pastor_id') ?? profile.id)]),
    );
    const last = page.docs.at(-1);
    page = await profiles.select('pastor_id').startAfter(last).limit(PROFILES_PAGE).get();
  }
}

async function eraseThoseWithoutAccount(uids: string[]): Promise<void> {
  const known = [...new Set(uids)].filter((uid) => v.is(documentIdSchema, uid));
  const accounts = await fetchAccounts(known);
  for (const uid of known) if (!accounts.has(uid)) await eraseWithoutAccount(uid);
}

async function erasePerson(uid: string): Promise<void> {
  for (const step of erasureSteps) await step(uid);
}

/** Longer than the retries of an event last. */
const GIVEN_UP_MS = DAY_MS;

/** How many erasures one run resumes at most. */
const RESUMED_MAX = 100;

/** Resumes erasures that failed for so long that their event was dropped. */
export async function resumeErasures(now: Date): Promise<void> {
  const before = new Date(now.getTime() - GIVEN_UP_MS);
  // The query skips finished erasures, which have no `requested_at`.
  const { docs } = await database
    .collection(collections.erasures)
    .where('requested_at', '<', before)
    .limit(RESUMED_MAX)
    .get();
  for (const found of docs) {
    try {
      await erasePerson(v.parse(unfinishedSchema, found.data()).uid);
    } catch (error) {
      logger.error('An erasure could not be resumed', error);
    }
  }
}

/** Removes the person from other people's documents. New references can appear until the profile is deleted. */
const stepsInOthersDocuments = [
  anonymizeSentMessages,
  anonymizeReceivedMessages,
  unlinkDisciples,
  unsetDefaultLeader,
  removeFromInvitations,
  deleteMutes,
];

/**
 * The steps of an erasure, in order; each is idempotent. Other people's documents come first, and again after the profile is deleted, to
 * catch what was written in between. The stats are deleted after the documents that a trigger could count into them; afterwards the
 * person's documents are deleted again, to catch what triggers wrote until the stats were gone. The account goes last, so that the person
 * can sign in and retry while anything is left.
 */
export const erasureSteps: readonly ((uid: string) => Promise<void>)[] = [
  ...stepsInOthersDocuments,
  anonymizeReferences,
  deleteRowsOf(collections.userRoles),
  deleteRowsOf(collections.pushDevices),
  deleteOwnDocuments,
  ...stepsInOthersDocuments,
  deleteStats,
  deleteOwnDocuments,
  removeFromDigests,
  anonymizeAudits,
  deletePeopleCounts,
  deleteAccount,
  anonymizeErasure,
];

/** Unlinks the disciples, and syncs their stats, which contain the leader's name, without waiting for a trigger. */
async function unlinkDisciples(uid: string): Promise<void> {
  const linked = database.collection(collections.profiles).where('pastor_id', '==', uid);
  await forEachMatch(linked, async ({ id, ref }) => {
    await database.runTransaction(async (tx) => {
      if ((await tx.get(ref)).get('pastor_id') !== uid) return;
      tx.update(ref, { pastor_id: null });
      const link = { actor: uid, subject: id, before: uid, after: null };
      recordAudit(tx, { action: 'link', ...link });
    });
    await ignoreInvalid({ step: 'unlinkDisciples' }, () => syncProfile(id));
  });
}

async function unsetDefaultLeader(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const church = await tx.get(database.doc(paths.church));
    if (church.get('default_leader_id') === uid) tx.update(church.ref, { default_leader_id: null });
  });
}

/** Keeps what an admin published or recorded, but removes the reference to them. */
async function anonymizeReferences(uid: string): Promise<void> {
  const authored = [collections.devotionals, collections.challenges].map((name) =>
    database.collection(name).where('created_by', '==', uid),
  );
  for (const query of authored) {
    await forEachMatch(query, ({ ref }) => ref.update({ created_by: ERASED_PERSON }));
  }
  const recorded = database.collectionGroup('consent_log').where('recorded_by', '==', uid);
  await forEachMatch(recorded, ({ ref }) => ref.update({ recorded_by: ERASED_PERSON }));
}

/** Must run after the profile is deleted, because without a profile no more entries about the person are recorded. */
async function anonymizeAudits(uid: string): Promise<void> {
  const entries = database.collection(collections.audit).where('people', 'array-contains', uid);
  await forEachMatch(entries, ({ ref }) =>
    // In a transaction, because another person in the entry can erase their account at the same time.
    database.runTransaction(async (tx) => {
      const stored = v.safeParse(auditEntrySchema, (await tx.get(ref)).data());
      if (!stored.success) {
        tx.delete(ref);
        return;
      }
      const entry = anonymizeAudit(stored.output, uid);
      // Only an undo needs the wish.
      const wanted_leader_at = FieldValue.delete();
      tx.update(ref, { ...entry, people: peopleIn(entry), wanted_leader_at });
    }),
  );
}

/**
 * Deletes the person's own invitations and those to their e-mail address, and removes their name from the ones that they created for
 * others. Also deletes the notifications that announced them to leaders.
 */
async function removeFromInvitations(uid: string): Promise<void> {
  const invitations = database.collection(collections.invitations);
  const email = await fetchConfirmedEmail(uid);
  const ended = [
    invitations.where('leader_id', '==', uid),
    invitations.where('created_by', '==', uid).where('leader_id', '==', null),
    ...(email === null ? [] : [invitations.where('email', '==', email)]),
  ];
  for (const query of ended) await forEachMatch(query, ({ ref }) => ref.delete());
  await forEachMatch(invitations.where('created_by', '==', uid), ({ ref }) =>
    ref.update({ created_by: ERASED_PERSON }),
  );
  await forEachMatch(invitations.where('people', 'array-contains', uid), ({ ref }) =>
    ref.update({ people: FieldValue.arrayRemove(uid) }),
  );
  const own = await database.doc(paths.user(uid)).collection(REDEEMED_INVITATIONS).get();
  for (const record of own.docs) {
    const leader = v.safeParse(documentIdSchema, record.get('leader_id'));
    if (!leader.success) continue;
    await database.doc(paths.notification(leader.output, notificationIds.joined(uid))).delete();
  }
  const others = database.collectionGroup(REDEEMED_INVITATIONS);
  await forEachMatch(others.where('leader_id', '==', uid), ({ ref }) =>
    ref.update({ leader_id: ERASED_PERSON }),
  );
}

/** Returns null if the account is gone, or if its address is unconfirmed and so can be someone else's. */
async function fetchConfirmedEmail(uid: string): Promise<string | null> {
  const account = (await fetchAccounts([uid])).get(uid);
  return account?.emailVerified ? (account.email?.toLowerCase() ?? null) : null;
}

/** Deletes the records of leaders who muted the person. */
async function deleteMutes(uid: string): Promise<void> {
  const mutes = database.collectionGroup(collections.mutedPeople).where('person_id', '==', uid);
  await forEachMatch(mutes, ({ ref }) => ref.delete());
}

/** Deletes the people counts, which name leaders with waiting messages; the next call recounts them. */
async function deletePeopleCounts(): Promise<void> {
  await database.doc(serverPaths.churchCounts('people')).delete();
}

function deleteRowsOf(collection: string) {
  return (uid: string) =>
    forEachMatch(database.collection(collection).where('user_id', '==', uid), ({ ref }) =>
      ref.delete(),
    );
}

async function deleteStats(uid: string): Promise<void> {
  await database.doc(paths.userStats(uid)).delete();
}

async function deleteAccount(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    if (!isAccountGone(error)) throw error;
  }
}

/** Only a hash of the uid and the date remain. */
async function anonymizeErasure(uid: string): Promise<void> {
  await erasureOf(uid).set({ erased_at: FieldValue.serverTimestamp() });
}
