import type { Leader } from '@raizes/domain/documents/user-stats';
import type { Response } from '@raizes/domain/callables/responses';
import { redeemedInvitationSchema } from '@raizes/domain/documents/invitation';
import { isRedeemable, parseCode } from '@raizes/domain/invitations';
import { DAILY_REDEMPTIONS } from '@raizes/domain/limits';
import { paths, serverPaths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall, personNotFound } from '../callable';
import { refuseErased } from '../privacy/erasure';
import { dailyQuota } from '../quota';
import { database } from '../firebase';
import { withLock } from '../trigger';
import { recordPlacement } from './audit';
import { idOfCode, readStanding } from './invitations';
import type { Standing } from './invitations';
import { joinLeader } from './joining';
import { saltedHash, wrongCodes } from './peek-invitation';
import { parseLeader, parseProfile, requireMayBeLed, requireMayLead } from './profiles';

type Answer = Response<'redeem-invitation'>;

/**
 * The person comes by an invitation, which is counted once: asking again changes nothing. Another leader than theirs leads
 * them only with their yes.
 */
export const redeemInvitation = onSignedInCall(
  'redeem-invitation',
  async ({ uid }, { code, replace }) => {
    const typed = parseCode(code);
    if (typed === null) return { state: 'gone' };
    const guesser = await saltedHash(`person ${uid}`);
    const id = idOfCode(typed);
    return withLock(id, () =>
      database.runTransaction((tx) => redeem(tx, { uid, id, replace, guesser })),
    );
  },
);

interface Request {
  uid: string;
  id: string;
  replace: boolean;
  guesser: string;
}

async function redeem(tx: Transaction, request: Request): Promise<Answer> {
  const { uid, id, guesser } = request;
  const now = new Date();
  const guesses = await wrongCodes(tx, guesser, now);
  const [profile, stats, own, newcomer] = await Promise.all([
    tx.get(database.doc(paths.profile(uid))),
    tx.get(database.doc(paths.userStats(uid))),
    tx.get(database.doc(serverPaths.redeemedInvitation(uid, id))),
    tx.get(database.doc(serverPaths.redeemedInvitation(uid, 'newcomer'))),
    // What is written of them now would outlive the erasure of their account.
    refuseErased(tx, uid),
  ]);
  if (!profile.exists) throw personNotFound();
  const standing = await readStanding(tx, id, now, own.exists);
  const { pastor_id } = parseProfile(profile);
  const person = {
    ...request,
    profile,
    stats,
    isCounted: own.exists,
    ownLeaderId: isGivenTo(newcomer, pastor_id, now) ? null : pastor_id,
  };
  const answer = standing && (await accept(tx, standing, person));
  if (answer) return answer;
  guesses.count();
  return { state: 'gone' };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the church gave this leader to a newcomer a moment ago, while the invitation was waiting on their device. */
function isGivenTo(newcomer: DocumentSnapshot, leaderId: string | null, now: Date): boolean {
  const given = v.safeParse(redeemedInvitationSchema, newcomer.data());
  if (!given.success) return false;
  const { leader_id, redeemed_at } = given.output;
  return leader_id === leaderId && now.getTime() - redeemed_at.getTime() < DAY_MS;
}

interface Person extends Request {
  profile: DocumentSnapshot;
  stats: DocumentSnapshot;
  /** They have come by this invitation. */
  isCounted: boolean;
  /** Null also for the leader whom the church gave to a newcomer just now. */
  ownLeaderId: string | null;
}

/** Null where the invitation is not for this person. */
function accept(tx: Transaction, standing: Standing, person: Person): Promise<Answer | null> {
  const { invitation, leader } = standing;
  const countUse = () => {
    if (person.isCounted) return;
    tx.update(database.doc(serverPaths.invitation(person.id)), { uses: invitation.uses + 1 });
  };
  return leader
    ? becomeDisciple(tx, { invitation, leader }, person, countUse)
    : takePosition(tx, invitation, person, countUse);
}

async function becomeDisciple(
  tx: Transaction,
  { invitation, leader }: { invitation: Standing['invitation']; leader: Leader },
  { uid, id, replace, profile, stats, ownLeaderId }: Person,
  countUse: () => void,
): Promise<Answer | null> {
  const { position, pastor_id } = parseProfile(profile);
  if (position !== 'discipulo') {
    throw new HttpsError(
      'failed-precondition',
      'Este convite é para discípulos. Quem é pastor ou líder não tem outro líder.',
    );
  }
  const linked = { state: 'linked', leader: nameOf(leader) } as const;
  if (pastor_id === leader.id) return linked;
  // Somebody who once redeemed it and has another leader now: it is used up for them too.
  if (!isRedeemable(invitation, new Date())) return null;
  await requireMayBeLed(tx, profile);
  const from = replace ? null : await leaderWith(tx, ownLeaderId);
  if (from) return { state: 'asks', leader: nameOf(leader), from: nameOf(from) };
  const [quota, mute] = await Promise.all([
    dailyQuota(tx, uid, 'redemptions', new Date()),
    tx.get(database.doc(paths.mutedPerson(leader.id, uid))),
  ]);
  if (quota.used >= DAILY_REDEMPTIONS) {
    throw new HttpsError(
      'resource-exhausted',
      'Você já mudou de líder muitas vezes hoje. Tente novamente amanhã.',
    );
  }
  quota.use();
  countUse();
  joinLeader(tx, { profile, stats, leader, by: id, isMuted: mute.exists });
  return linked;
}

/** Only for the invited e-mail address, once it is confirmed. It takes no position away. */
async function takePosition(
  tx: Transaction,
  { position: invited, email, created_by }: Standing['invitation'],
  { uid, id, replace, profile, isCounted, ownLeaderId }: Person,
  countUse: () => void,
): Promise<Answer | null> {
  const account = await getAuth().getUser(uid);
  if (invited === null || account.email?.toLowerCase() !== email) return null;
  if (!account.emailVerified) return { state: 'unconfirmed' };
  const before = parseProfile(profile);
  const { position } = before;
  if (position === invited || position === 'pastor') return { state: 'positioned', position };
  // An admin has taken the position away since.
  if (isCounted) return null;
  await requireMayLead(tx, profile);
  const from = replace ? null : await leaderWith(tx, ownLeaderId);
  if (from) return { state: 'asks', leader: null, from: nameOf(from) };
  countUse();
  const after = { position: invited, pastor_id: null };
  tx.update(profile.ref, after);
  recordPlacement(tx, { actor: created_by, subject: uid }, before, after);
  tx.set(database.doc(serverPaths.redeemedInvitation(uid, id)), {
    leader_id: null,
    redeemed_at: new Date(),
  });
  return { state: 'positioned', position: invited };
}

/** Null without one, and for one who leads no more. */
async function leaderWith(tx: Transaction, id: string | null): Promise<Leader | null> {
  return id === null ? null : parseLeader(await tx.get(database.doc(paths.profile(id))));
}

const nameOf = ({ full_name, position }: Leader) => ({ full_name, position });
