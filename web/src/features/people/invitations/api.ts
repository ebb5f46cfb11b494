import type { Request } from '@raizes/domain/callables/requests';
import { DAY_MS } from '@raizes/domain/day';
import { invitationCodeSchema, invitationSchema } from '@raizes/domain/documents/invitation';
import type { Invitation } from '@raizes/domain/documents/invitation';
import { INVITATION_DAYS, POSITION_INVITATION_DAYS } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import { call } from '@/lib/callable';
import { currentTime } from '@/lib/timing';
import type { Condition } from '@/lib/documents';
import { useRestrictedDoc } from '@/lib/live';
import { usePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';

const PAGE_SIZE = 20;

const isUnexpired = ({ expires_at }: Invitation) => expires_at > currentTime();

/** The unexpired invitations, newest first: all of them for an admin, those for their own disciples for a leader. */
export function useInvitations(uid: string, isAdmin: boolean): LivePage<Invitation> {
  const list = {
    path: collections.invitations,
    conditions: isAdmin ? [] : [['leader_id', '==', uid] satisfies Condition],
    descending: 'created_at',
    size: PAGE_SIZE,
  };
  return usePages(list, invitationSchema, isUnexpired);
}

/** The code of an invitation that this person can share; null if they can't, undefined while it loads. */
export function useInvitationCode(uid: string, id: string): string | null | undefined {
  const found = useRestrictedDoc(`${collections.invitationCodes(uid)}/${id}`, invitationCodeSchema);
  if (found.state === 'loading') return undefined;
  return found.state === 'ready' ? found.value.code : null;
}

export type NewInvitation = Request<'create-invitation'>;

/** The part of an invitation that is shared. */
export interface SharedInvitation extends Pick<
  Invitation,
  'leader_id' | 'position' | 'email' | 'expires_at'
> {
  code: string;
}

export async function createInvitation(request: NewInvitation): Promise<SharedInvitation> {
  const { code } = await call('create-invitation', request);
  const expiringIn = (days: number) => new Date(currentTime().getTime() + days * DAY_MS);
  if (request.kind === 'position') {
    const { position, email } = request;
    const expires_at = expiringIn(POSITION_INVITATION_DAYS);
    return { code, leader_id: null, position, email, expires_at };
  }
  const expires_at = expiringIn(INVITATION_DAYS);
  return { code, leader_id: request.leaderId, position: null, email: null, expires_at };
}

/** Ends an invitation; people who have already joined stay linked. */
export async function revokeInvitation(id: string): Promise<void> {
  await call('revoke-invitation', { id });
}
