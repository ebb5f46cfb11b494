import type { Request } from '@raizes/domain/callables/requests';
import { invitationCodeSchema, invitationSchema } from '@raizes/domain/documents/invitation';
import type { Invitation } from '@raizes/domain/documents/invitation';
import { INVITATION_DAYS, POSITION_INVITATION_DAYS } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import { currentTime } from '@/lib/clock';
import type { Condition } from '@/lib/documents';
import { useGuardedDoc } from '@/lib/live';
import { usePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';

const PAGE = 20;

const isRunning = ({ expires_at }: Invitation) => expires_at > currentTime();

/** Those of everybody for an admin, those to the person's own disciples for a leader; the newest first, none expired. */
export function useInvitations(uid: string, isAdmin: boolean): LivePage<Invitation> {
  const list = {
    path: collections.invitations,
    conditions: isAdmin ? [] : [['leader_id', '==', uid] satisfies Condition],
    descending: 'created_at',
    size: PAGE,
  };
  return usePages(list, invitationSchema, isRunning);
}

/** The code of an invitation that the person shares; null for one that they don't, undefined until that is known. */
export function useCode(uid: string, id: string): string | null | undefined {
  const found = useGuardedDoc(`${collections.invitationCodes(uid)}/${id}`, invitationCodeSchema);
  if (found.state === 'loading') return undefined;
  return found.state === 'ready' ? found.value.code : null;
}

export type NewInvitation = Request<'create-invitation'>;

/** What is shared of an invitation. */
export interface SharedInvitation extends Pick<
  Invitation,
  'leader_id' | 'position' | 'email' | 'expires_at'
> {
  code: string;
}

export async function createInvitation(request: NewInvitation): Promise<SharedInvitation> {
  const { call } = await import('@/lib/callable');
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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nobody new comes by it; who has come stays. */
export async function revokeInvitation(id: string): Promise<void> {
  const { call } = await import('@/lib/callable');
  await call('revoke-invitation', { id });
}
