import type { Filled } from '@raizes/domain/callables/responses';
import type { Request } from '@raizes/domain/callables/requests';
import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import { contentSeriesSchema } from '@raizes/domain/documents/content-series';
import { IMPORTED_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { call } from '@/lib/callable';
import { useDoc, useDocs } from '@/lib/live';
import { useTimedOut } from '@/lib/timing';

/** The content plan that fills the coming days, live; missing until an admin has chosen one. */
export const useContentPlan = () => useDoc(paths.contentPlan, contentPlanSchema);

/** Whether a run of the plan might be in progress. It times out, because after a longer silence the next hourly run fills the days. */
export const useMightBeRunning = (plan: ContentPlan | null): boolean =>
  !useTimedOut(plan !== null && !plan.state);

/** Long, because the first run writes a month of content. */
const TIMEOUT_MS = 120_000;

/** Changes the plan and fills missing content. */
export const changePlan = (request: Request<'content-plan'>): Promise<Filled> =>
  call('content-plan', request, TIMEOUT_MS);

const all = { path: collections.contentSeries, ascending: 'name', size: IMPORTED_MAX };

/** The church's imported chains and series, live. */
export const useImported = () => useDocs(all, contentSeriesSchema);

/** Imports, reschedules or deletes a chain or series, and fills missing content. */
export const changeImported = (request: Request<'content-series'>): Promise<Filled> =>
  call('content-series', request, TIMEOUT_MS);

/** Returns the days, of those given, that have an admin's own devotional, which stays. */
export async function findOwnDays(days: Day[]): Promise<Day[]> {
  const { own } = await call('content-series', { action: 'look', days });
  return own;
}
