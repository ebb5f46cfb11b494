import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { existsOnServer } from '@/lib/reads';
import { draftStore } from './draft';
import { unsettled } from './unsettled';

/** What has become of the completions of an earlier visit, once there is a network: the days that the server refused. */
export async function refusedCompletions(uid: string): Promise<Day[]> {
  const refused: Day[] = [];
  for (const day of unsettled.days(uid)) {
    // One after the other: the first waits for all that is on its way.
    if (await existsOnServer(paths.userDevotional(uid, day))) {
      unsettled.forget(uid, day);
      draftStore.forget(uid, day);
    } else if (unsettled.days(uid).includes(day)) refused.push(day);
  }
  return refused;
}
