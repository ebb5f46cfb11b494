import type { Request } from '@raizes/domain/callables/requests';
import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import { contentSeriesSchema } from '@raizes/domain/documents/content-series';
import { IMPORTED_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { useDoc, useDocs } from '@/lib/live';
import { useTimedOut } from '@/lib/timing';

/** The plan that fills the coming days, live; missing until an admin has chosen one. */
export const useContentPlan = () => useDoc(paths.contentPlan, contentPlanSchema);

/** Whether a run that fills what is missing may be under way. One that takes longer is the next hour's to repeat: no reason to be silent. */
export const useMayRun = (plan: ContentPlan | null): boolean =>
  !useTimedOut(plan !== null && !plan.state);

/** A first run writes a month of content. */
const TIMEOUT_MS = 120_000;

/** Changes the plan and fills what is missing; resolves to the number of days on which something was written, null where that has to wait. */
export async function changePlan(request: Request<'content-plan'>): Promise<number | null> {
  const { call } = await import('@/lib/callable');
  const { days } = await call('content-plan', request, TIMEOUT_MS);
  return days;
}

const all = { path: collections.contentSeries, ascending: 'name', size: IMPORTED_MAX };

/** The chains and series that the church has imported, live. */
export const useImported = () => useDocs(all, contentSeriesSchema);

/** Imports, places or deletes one; resolves as `changePlan`. */
export async function changeImported(request: Request<'content-series'>): Promise<number | null> {
  const { call } = await import('@/lib/callable');
  const { days } = await call('content-series', request, TIMEOUT_MS);
  return days;
}

/** Those of the days on which a devotional of an admin stays. */
export async function ownDays(days: Day[]): Promise<Day[]> {
  const { call } = await import('@/lib/callable');
  const { own } = await call('content-series', { action: 'look', days });
  return own;
}
