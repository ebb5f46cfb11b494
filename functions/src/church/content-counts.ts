import type { ContentCounts } from '@raizes/domain/documents/church-counts';
import { findMissing } from '../content/missing-parts';
import { churchDay } from './time-zone';

/**
 * Lists the coming days that lack a devotional or readings. Costs at most 20 reads, including the caller's role and the stored counts,
 * unless days have older content (`count-church.test.ts`).
 */
export async function countContent(now: Date): Promise<ContentCounts> {
  const { until, missing } = await findMissing(await churchDay(now));
  return { part: 'content', until, devotionals: missing.devotional, readings: missing.readings };
}
