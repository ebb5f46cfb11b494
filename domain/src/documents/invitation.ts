import * as v from 'valibot';
import { count, instant, text } from './fields';

export const invitedPositions = ['lider', 'pastor'] as const;

/** `invitations/{sha256 of the code}`: server only; deleted when it is revoked. */
export const invitationSchema = v.object({
  id: text,
  /** The leader to whom the person is linked; null for an invitation with a position. */
  leader_id: v.nullable(text),
  /** The position that the person gets, in an admin's invitation for one e-mail address. */
  position: v.nullable(v.picklist(invitedPositions)),
  email: v.nullable(text),
  created_by: text,
  created_at: instant,
  expires_at: instant,
  uses: count,
  max_uses: count,
  /** Who came in. Invitations of earlier versions do not say it. */
  people: v.optional(v.array(text), []),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** `users/{uid}/invitation_codes/{id of the invitation}`: the code, stored for the people who share it. Server only. */
export const invitationCodeSchema = v.object({ id: text, code: text, expires_at: instant });

/** `users/{uid}/redeemed_invitations/{id}`: the invitations that the person redeemed, so that each counts once. Server only. */
export const redeemedInvitationSchema = v.object({
  leader_id: v.nullable(text),
  redeemed_at: instant,
});
