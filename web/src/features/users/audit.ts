import { auditSchema } from '@raizes/domain/documents/audit';
import { collections } from '@raizes/domain/paths';
import { usePages } from '@/lib/paging';

const PAGE = 30;

/** Who did what, newest first; only where this person acted, was concerned, or is the leader that it is about. */
export function useAudit(person: string | null) {
  return usePages(
    {
      path: collections.audit,
      conditions: person === null ? [] : [['people', 'array-contains', person]],
      descending: 'at',
      size: PAGE,
    },
    auditSchema,
  );
}
