import type { Request } from '@raizes/domain/callables/requests';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import { paths } from '@raizes/domain/paths';
import { useDoc } from '@/lib/live';

/** The plan that fills the coming days, live; missing until an admin has chosen one. */
export const useContentPlan = () => useDoc(paths.contentPlan, contentPlanSchema);

/** A first run writes a month of content. */
const TIMEOUT_MS = 120_000;

/** Changes the plan and fills what is missing; resolves to the number of days on which something was written. */
export async function changePlan(request: Request<'content-plan'>): Promise<number> {
  const { call } = await import('@/lib/callable');
  const { days } = await call('content-plan', request, TIMEOUT_MS);
  return days;
}
