import type { Leader } from '@raizes/domain/documents/user-stats';
import type { Response } from '@raizes/domain/callables/responses';
import { DAY_MS } from '@raizes/domain/day';
import { redeemedInvitationSchema } from '@raizes/domain/documents/invitation';
import { isRedeemable, parseCode } from '@raizes/domain/invitations';
import { DAILY_REDEMPTIONS } from '@raizes/domain/limits';
import { paths, serverPaths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall, personNotFound, requireSession } from '../callable';
import { refuseErased } from '../privacy/erasure';
import { readDailyQuota } from '../quota';
import { database } from '../firebase';
import { withLock } from '../trigger';
import { requireMayBeLed, requireMayLead } from './age';
import { recordPositionAndLeader } from './audit';
import { idOfCode, readRedeemableInvitation } from './invitations';
import type { RedeemableInvitation } from './invitations';
import { joinLeader } from './joining';
import { readWrongCodeQuota, saltedHash } from './peek-invitation';
import { linkTo, parseLeader, parseProfile } from './profiles';

type Answer = Response<'redeem-invitation'>;

/**
 * Redeems an invitation for the caller. Idempotent: it is counted once per person. A person who already has another leader must agree to
 * the change (`replace`).
 */
export const redeemInvitation = onSignedInCall(
  'redeem-invitation',
  async ({ uid, token }, { code, replace }) => {
    await requireSession(token);
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
  const guesses = await readWrongCodeQuota(tx, guesser, now);
  const [profile, stats, own, newcomer] = await Promise.all([
    tx.get(database.doc(paths.profile(uid))),
    tx.get(database.doc(paths.userStats(uid))),
    tx.get(database.doc(serverPaths.redeemedInvitation(uid, id))),
    tx.get(database.doc(serverPaths.redeemedInvitation(uid, 'newcomer'))),
    // Documents written about them now would outlive the erasure of their account.
    refuseErased(tx, uid),
  ]);
  if (!profile.exists) throw personNotFound();
  const redeemable = await readRedeemableInvitation(tx, id, now, own.exists);
  const { pastor_id } = parseProfile(profile);
  const person = {
    ...request,
    profile,
    stats,
    isCounted: own.exists,
    ownLeaderId: wasJustAssigned(newcomer, pastor_id, now) ? null : pastor_id,
  };
  const answer = redeemable && (await accept(tx, redeemable, person));
  if (answer) return answer;
  guesses.count();
  return { state: 'gone' };
}

/** Whether the church assigned this leader to the newcomer within the last day, while the invitation was waiting on their device. */
function wasJustAssigned(newcomer: DocumentSnapshot, leaderId: string | null, now: Date): boolean {
  const assignment = v.safeParse(redeemedInvitationSchema, newcomer.data());
  if (!assignment.success) return false;
  const { leader_id, redeemed_at } = assignment.output;
  return leader_id === leaderId && now.getTime() - redeemed_at.getTime() < DAY_MS;
}

interface Person extends Request {
  profile: DocumentSnapshot;
  stats: DocumentSnapshot;
  /** Whether they have already redeemed this invitation. */
  isCounted: boolean;
  /** Also null for a leader whom the church has just assigned to a newcomer. */
  ownLeaderId: string | null;
}

/** Resolves to null if the invitation is not for this person. */
function accept(
  tx: Transaction,
  { invitation, leader }: RedeemableInvitation,
  person: Person,
): Promise<Answer | null> {
  const countUse = () => {
    if (person.isCounted) return;
    tx.update(database.doc(serverPaths.invitation(person.id)), {
      uses: invitation.uses + 1,
      people: FieldValue.arrayUnion(person.uid),
    });
  };
  return leader
    ? becomeDisciple(tx, { invitation, leader }, person, countUse)
    : takePosition(tx, invitation, person, countUse);
}

async function becomeDisciple(
  tx: Transaction,
  { invitation, leader }: { invitation: RedeemableInvitation['invitation']; leader: Leader },
  { uid, id, replace, profile, stats, ownLeaderId }: Person,
  countUse: () => void,
): Promise<Answer | null> {
  const { position, pastor_id } = parseProfile(profile);
  if (leader.id === uid) throw ownInvitation();
  if (position !== 'discipulo') {
    throw new HttpsError(
      'failed-precondition',
      'Este convite é para discípulos. Quem é pastor ou líder não tem outro líder.',
    );
  }
  const linked = { state: 'linked', leader: nameOf(leader) } as const;
  if (pastor_id === leader.id) return linked;
  // A used-up invitation also counts as used up for a person who redeemed it before and has another leader now.
  if (!isRedeemable(invitation, new Date())) return null;
  await requireMayBeLed(tx, profile);
  const current = replace ? null : await findLeader(tx, ownLeaderId);
  if (current) return { state: 'asks', leader: nameOf(leader), from: nameOf(current) };
  const [quota, mute] = await Promise.all([
    readDailyQuota(tx, uid, 'redemptions', new Date()),
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
  joinLeader(tx, { profile, stats, leader, via: id, isMuted: mute.exists });
  return linked;
}

/** Gives the position to the account with the invited e-mail address, if that is confirmed. Never demotes a pastor. */
async function takePosition(
  tx: Transaction,
  { position: invited, email, created_by }: RedeemableInvitation['invitation'],
  { uid, id, replace, profile, isCounted, ownLeaderId }: Person,
  countUse: () => void,
): Promise<Answer | null> {
  const account = await getAuth().getUser(uid);
  if (invited === null || account.email?.toLowerCase() !== email) {
    if (created_by === uid) throw ownInvitation();
    return null;
  }
  if (!account.emailVerified) return { state: 'unconfirmed' };
  const before = parseProfile(profile);
  const { position } = before;
  if (position === invited || position === 'pastor') return { state: 'positioned', position };
  // They redeemed it before, so an admin has removed the position since.
  if (isCounted) return null;
  await requireMayLead(tx, profile);
  const current = replace ? null : await findLeader(tx, ownLeaderId);
  if (current) return { state: 'asks', leader: null, from: nameOf(current) };
  countUse();
  const after = { position: invited, pastor_id: null };
  tx.update(profile.ref, { position: invited, ...linkTo(null) });
  recordPositionAndLeader(tx, { actor: created_by, subject: uid }, before, after);
  tx.set(database.doc(serverPaths.redeemedInvitation(uid, id)), {
    leader_id: null,
    redeemed_at: new Date(),
  });
  return { state: 'positioned', position: invited };
}

const ownInvitation = () =>
  new HttpsError(
    'failed-precondition',
    'Este é o convite que você criou. Envie-o a quem você quer convidar.',
  );

/** Returns null without an id, and for a person who is no longer a leader. */
async function findLeader(tx: Transaction, id: string | null): Promise<Leader | null> {
  return id === null ? null : parseLeader(await tx.get(database.doc(paths.profile(id))));
}

const nameOf = ({ full_name, position }: Leader) => ({ full_name, position });
