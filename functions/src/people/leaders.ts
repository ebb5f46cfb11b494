import type { DiscipleActivity } from '@raizes/domain/documents/people';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';
import { linkedIds, parseLeader, parseProfile } from './profiles';

/** When each of the caller's disciples was last active, by which the leader's list is sorted. */
export const getMyDisciples = onSignedInCall('get_my_disciples', async ({ uid }) => {
  if (!parseLeader(await database.doc(paths.profile(uid)).get())) return [];
  const activities: DiscipleActivity[] = [];
  for await (const ids of linkedIds(uid, BATCH)) {
    const stats = await database.getAll(...ids.map((id) => database.doc(paths.userStats(id))));
    activities.push(...stats.flatMap(toActivity));
  }
  return activities;
});

/** Stats read at a time. */
const BATCH = 300;

const neededSchema = v.pick(userStatsSchema, ['consents', 'last_devotional_date']);

/** Nothing for invalid stats: one person's must not hide the others'. */
function toActivity(snapshot: DocumentSnapshot): DiscipleActivity[] {
  const id = snapshot.id;
  const found = v.safeParse(neededSchema, { ...emptyStats(id), ...snapshot.data() });
  if (!found.success) return [];
  const { consents, last_devotional_date } = found.output;
  const shares = consents?.leader_progress !== false;
  return [{ id, shares, last_devotional_date: shares ? last_devotional_date : null }];
}

/** The pastor or leader whom the caller is linked to: one row, or none. */
export const getMyPastorInfo = onSignedInCall('get_my_pastor_info', async ({ uid }) => {
  const own = await database.doc(paths.profile(uid)).get();
  const leaderId = own.exists ? parseProfile(own).pastor_id : null;
  if (!leaderId) return [];

  const leader = parseLeader(await database.doc(paths.profile(leaderId)).get());
  if (!leader) return [];
  return [{ id: leader.id, full_name: leader.full_name, pastor_position: leader.position }];
});
