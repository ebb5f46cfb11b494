import type { ContentCounts } from '@raizes/domain/documents/church-counts';
import { findMissing } from '../content/missing-parts';
import { churchDay } from '../quota';

/** With the caller's role and the stored counts at most 20 reads, unless the days have older content (`count-church.test.ts`). */
export async function countContent(now: Date): Promise<ContentCounts> {
  const { until, missing } = await findMissing(churchDay(now));
  return { part: 'content', until, devotionals: missing.devotional, readings: missing.readings };
}
