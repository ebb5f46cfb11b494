import { auditSchema } from '@raizes/domain/documents/audit';
import { collections } from '@raizes/domain/paths';
import { usePages } from '@/lib/paging';

const PAGE_SIZE = 30;

/** The audit, newest first. For a person, only the entries in which they are the actor, the subject or the leader concerned. */
export function useAudit(person: string | null) {
  return usePages(
    {
      path: collections.audit,
      conditions: person === null ? [] : [['people', 'array-contains', person]],
      descending: 'at',
      size: PAGE_SIZE,
    },
    auditSchema,
  );
}
