import { invitationSchema } from '@raizes/domain/documents/invitation';
import type { Invitation } from '@raizes/domain/documents/invitation';
import type { Leader } from '@raizes/domain/documents/user-stats';
import type { ParsedRequest } from '@raizes/domain/callables/requests';
import { DAY_MS } from '@raizes/domain/day';
import { isRedeemable, generateCode } from '@raizes/domain/invitations';
import {
  DAILY_INVITATIONS,
  INVITATION_DAYS,
  INVITATION_USES,
  POSITION_INVITATION_DAYS,
} from '@raizes/domain/limits';
import { paths, serverPaths } from '@raizes/domain/paths';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { createHash, randomInt } from 'node:crypto';
import * as v from 'valibot';
import { onSignedInCall, requireAdmin, requireSession } from '../callable';
import { database } from '../firebase';
import { refuseErased } from '../privacy/erasure';
import { readDailyQuota } from '../quota';
import { parseSnapshot, withLock } from '../trigger';
import { requireMayTakeDisciples } from './age';
import { recordAudit } from './audit';
import { parseLeader, parseAvailableLeader } from './profiles';

type NewInvitation = ParsedRequest<'create-invitation'>;

/**
 * Lets a leader invite disciples for themselves, and an admin for any leader. Only an admin can create an invitation with a position, which
 * is for one person with one e-mail address.
 */
export const createInvitation = onSignedInCall(
  'create-invitation',
  async ({ uid, token }, request) => {
    await requireSession(token);
    const code = generateCode((below) => randomInt(below));
    const id = idOfCode(code);
    await withLock(uid, () =>
      database.runTransaction((tx) => writeInvitation(tx, { uid, request, id, code })),
    );
    return { id, code };
  },
);

/** The id is a hash, so an invitation can be found by its code without revealing it. */
export const idOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

interface Creation {
  uid: string;
  request: NewInvitation;
  id: string;
  code: string;
}

async function writeInvitation(tx: Transaction, { uid, request, id, code }: Creation) {
  const now = new Date();
  // Checked before anything else is read, so that a refusal does not reveal who is a leader.
  const leader = await requireInviter(tx, uid, request);
  const [quota] = await Promise.all([
    readDailyQuota(tx, uid, 'invitations', now),
    // An invitation created now would outlive the erasure of the account.
    refuseErased(tx, uid),
  ]);
  if (quota.used >= DAILY_INVITATIONS) {
    throw new HttpsError(
      'resource-exhausted',
      'Você já fez muitos convites hoje. Tente novamente amanhã.',
    );
  }
  const isDisciple = request.kind === 'disciple';
  const days = isDisciple ? INVITATION_DAYS : POSITION_INVITATION_DAYS;
  const expires_at = new Date(now.getTime() + days * DAY_MS);
  const invitation: Omit<Invitation, 'id'> = {
    leader_id: leader?.id ?? null,
    position: isDisciple ? null : request.position,
    email: isDisciple ? null : request.email,
    created_by: uid,
    created_at: now,
    expires_at,
    uses: 0,
    max_uses: isDisciple ? INVITATION_USES : 1,
    people: [],
  };
  quota.use();
  tx.create(database.doc(serverPaths.invitation(id)), invitation);
  for (const ref of codeRefsOf(id, invitation)) tx.set(ref, { code, expires_at });
  recordAudit(tx, {
    ...auditOf(uid, invitation),
    before: null,
    after: grantedPosition(invitation),
  });
}

const auditOf = (actor: string, { leader_id }: Pick<Invitation, 'leader_id'>) =>
  ({ action: 'invitation', actor, subject: leader_id ?? actor }) as const;

const grantedPosition = ({ position }: Pick<Invitation, 'position'>) => position ?? 'discipulo';

/**
 * @returns the leader that the invitation links disciples to; null for an invitation with a position
 * @throws {HttpsError} unless the person may create this invitation
 */
async function requireInviter(
  tx: Transaction,
  uid: string,
  request: NewInvitation,
): Promise<Leader | null> {
  if (request.kind === 'position') {
    await requireAdmin(tx, uid);
    return null;
  }
  const { leaderId } = request;
  if (leaderId !== uid) await requireAdmin(tx, uid);
  const profile = await tx.get(database.doc(paths.profile(leaderId)));
  const leader = parseLeader(profile);
  if (leader) {
    requireMayTakeDisciples(profile);
    return leader;
  }
  throw leaderId === uid
    ? new HttpsError('permission-denied', 'Só um pastor ou líder pode convidar.')
    : new HttpsError('failed-precondition', 'Escolha um pastor ou líder.');
}

/** Returns the documents that store the code for the people who share it: the creator and the leader. */
function codeRefsOf(
  id: string,
  { created_by, leader_id }: Pick<Invitation, 'created_by' | 'leader_id'>,
): DocumentReference[] {
  const people = new Set([created_by, leader_id ?? created_by]);
  return [...people].map((uid) => database.doc(serverPaths.invitationCode(uid, id)));
}

/** Deletes an invitation for its leader, while they lead, or an admin. For anyone else, also who was an admin when creating it, it does not exist. */
export const revokeInvitation = onSignedInCall(
  'revoke-invitation',
  async ({ uid, token }, { id }) => {
    await requireSession(token);
    const revoke = async (tx: Transaction) => {
      const [snapshot, row, own] = await Promise.all([
        tx.get(database.doc(serverPaths.invitation(id))),
        tx.get(database.doc(paths.userRole(uid, 'admin'))),
        tx.get(database.doc(paths.profile(uid))),
      ]);
      const invitation = snapshot.exists ? parseSnapshot(storedSchema, snapshot) : null;
      const isOwn = invitation?.leader_id === uid && parseLeader(own) !== null;
      if (!invitation || !(isOwn || row.exists)) {
        throw new HttpsError('not-found', 'Este convite não existe mais.');
      }
      tx.delete(snapshot.ref);
      for (const ref of codeRefsOf(id, invitation)) tx.delete(ref);
      recordAudit(tx, {
        ...auditOf(uid, invitation),
        before: grantedPosition(invitation),
        after: null,
      });
    };
    await database.runTransaction(revoke);
    return { revoked: true };
  },
);

const storedSchema = v.omit(invitationSchema, ['id']);

export interface RedeemableInvitation {
  invitation: v.InferOutput<typeof storedSchema>;
  /** Null for an invitation with a position. */
  leader: Leader | null;
}

/**
 * Returns the invitation while it can still be redeemed: its leader can take disciples or, if it grants a position, its creator is still an
 * admin. Otherwise null.
 * @param isCounted whether this person has already redeemed it, so that it cannot be used up for them
 */
export async function readRedeemableInvitation(
  tx: Transaction,
  id: string,
  now: Date,
  isCounted = false,
): Promise<RedeemableInvitation | null> {
  const snapshot = await tx.get(database.doc(serverPaths.invitation(id)));
  if (!snapshot.exists) return null;
  const invitation = parseSnapshot(storedSchema, snapshot);
  const { leader_id, created_by } = invitation;
  if (!isRedeemable(isCounted ? { ...invitation, uses: 0 } : invitation, now)) return null;
  if (leader_id !== null) {
    const leader = parseAvailableLeader(await tx.get(database.doc(paths.profile(leader_id))));
    return leader && { invitation, leader };
  }
  const row = await tx.get(database.doc(paths.userRole(created_by, 'admin')));
  return row.exists ? { invitation, leader: null } : null;
}
