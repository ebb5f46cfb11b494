import type { Day } from '@raizes/domain/day';
import { call } from '@/lib/callable';
import { weekAhead } from '@/lib/week-ahead';

/** Once a day, keeps what is published for the coming week on this device. */
export async function keepWeekAhead(from: Day): Promise<void> {
  if (weekAhead.isFrom(from)) return;
  weekAhead.keep(from, await call('get_week_ahead', { from }));
}
