import { collections } from '@raizes/domain/paths';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { ListShape } from '@/lib/query-of';
import { useListQuery } from '@/lib/use-list-query';

const rowSchema = v.object({ user_id: v.string() });

const adminRows: ListShape = {
  path: collections.userRoles,
  conditions: [['role', '==', 'admin']],
  leastBy: 'user_id',
  size: 100,
};

/** The uids of the admins, live. */
export function useAdmins(): ReadonlySet<string> {
  const rows = useListQuery(adminRows, rowSchema);
  return useMemo(
    () => new Set(rows.state === 'ready' ? rows.value.map(({ user_id }) => user_id) : []),
    [rows],
  );
}

/** Makes somebody an admin, or takes that away. */
export async function setAdmin(userId: string, admin: boolean): Promise<void> {
  const { callable } = await import('@/lib/callable');
  await callable('set-admin-role')({ userId, admin });
}
