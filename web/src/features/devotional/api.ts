import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import { paths } from '@raizes/domain/paths';
import { useLiveDoc } from '@/lib/live';

/** The devotional of one calendar day, live. */
export function useDevotional(day: Day) {
  return useLiveDoc(paths.devotional(day), devotionalSchema);
}
