import { responses } from '@raizes/domain/callables/responses';
import { CODE_ALPHABET, CODE_LENGTH } from '@raizes/domain/invitations';
import { serverPaths } from '@raizes/domain/paths';
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { db } from '../../support/admin';
import { asLeader, createUser } from '../../support/people';
import { call, signedIn } from './calls';
import type { Caller as SignedIn } from './calls';
import { dataAt } from './database';

type Caller = Pick<SignedIn, 'call'>;

/** @throws if the invitation is refused */
export async function invite(by: Caller, request: object) {
  return v.parse(
    responses['create-invitation'],
    (await by.call('create-invitation', request)).result,
  );
}

export const inviteTo = (by: Caller, leaderId: string) =>
  invite(by, { kind: 'disciple', leaderId });

/** A leader with a valid invitation. */
export async function invitingLeader(fullName = 'Lia Prado') {
  const leader = await signedIn({ position: 'lider', fullName });
  return { leader, ...(await inviteTo(leader, leader.uid)) };
}

/** Codes that no invitation has, in all likelihood. */
export const wrongCodes: readonly string[] = Array.from(CODE_ALPHABET, (letter) =>
  letter.repeat(CODE_LENGTH),
);

/** An IP address that no other test uses. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Looks up who invites, without an account. */
export const peekInvitation = (code: string, address = newAddress()) =>
  call('peek-invitation', { code }, null, { address });

export const redeem = ({ call: ask }: Caller, code: string, replace = false) =>
  ask('redeem-invitation', { code, replace });

export const invitationAt = (id: string) => dataAt(serverPaths.invitation(id));
export const updateInvitation = (id: string, fields: object) =>
  db.doc(serverPaths.invitation(id)).update(fields);
export const expireInvitation = (id: string) =>
  updateInvitation(id, { expires_at: new Date(Date.now() - 1000) });

/** A disciple who is linked to another leader. */
export async function discipleOfOtherLeader() {
  const own = await createUser({ position: 'pastor', fullName: 'Rui Braga' });
  return { own, disciple: await signedIn({ leader: asLeader(own) }) };
}
