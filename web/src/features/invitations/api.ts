import type { Request } from '@raizes/domain/callables/requests';
import { invitationCodeSchema, invitationSchema } from '@raizes/domain/documents/invitation';
import type { Invitation } from '@raizes/domain/documents/invitation';
import { collections } from '@raizes/domain/paths';
import { useMemo } from 'react';
import { currentTime } from '@/lib/clock';
import type { ListQuery } from '@/lib/documents';
import { useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';

const MOST = 100;

/** Those of everybody for an admin, those to the person's own disciples for a leader; the newest first, none expired. */
export function useInvitations(uid: string, isAdmin: boolean): Live<Invitation[]> {
  const list: ListQuery = {
    path: collections.invitations,
    conditions: isAdmin ? [] : [['leader_id', '==', uid]],
    descending: 'expires_at',
    size: MOST,
  };
  const found = useDocs(list, invitationSchema);
  return useMemo(() => {
    if (found.state !== 'ready') return found;
    const now = currentTime();
    return { ...found, value: found.value.filter(({ expires_at }) => expires_at > now) };
  }, [found]);
}

/** The codes of the invitations that the person shares, by the invitation's id. */
export function useCodes(uid: string): ReadonlyMap<string, string> {
  const found = useDocs(
    { path: collections.invitationCodes(uid), size: MOST },
    invitationCodeSchema,
  );
  return useMemo(
    () => new Map(found.state === 'ready' ? found.value.map(({ id, code }) => [id, code]) : []),
    [found],
  );
}

export type NewInvitation = Request<'create-invitation'>;

/** Makes an invitation. @returns its id and code */
export async function createInvitation(request: NewInvitation) {
  const { call } = await import('@/lib/callable');
  return call('create-invitation', request);
}

/** Nobody new comes by it; who has come stays. */
export async function revokeInvitation(id: string): Promise<void> {
  const { call } = await import('@/lib/callable');
  await call('revoke-invitation', { id });
}
