import type { DiscipleActivity } from '@raizes/domain/documents/people';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { DAILY_LISTS } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { FieldPath } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';
import { useDailyQuota } from '../quota';
import { parseLeader, parseProfile } from './profiles';

/** Returns a page of the caller's disciples with the day of their last devotional, by which the leader's list is sorted. */
export const getMyDisciples = onSignedInCall('get_my_disciples', async ({ uid }, { after }) => {
  if (!parseLeader(await database.doc(paths.profile(uid)).get())) {
    return { disciples: [], after: null };
  }
  await useDailyQuota(uid, 'disciples', DAILY_LISTS.disciples);
  return fetchDisciplesPage(uid, after);
});

export async function fetchDisciplesPage(leaderId: string, after: string | null) {
  const page = await fetchStatsPage(leaderId, neededFields, after);
  return { disciples: page.docs.flatMap(toActivity), after: page.after };
}

const neededFields = ['consents', 'last_devotional_date'] as const;
const neededSchema = v.pick(userStatsSchema, neededFields);

const PAGE = 500;

/** Fetches a page of the stats of a leader's disciples. Costs one read per disciple: their stats name the leader (see `syncProfile`). */
export async function fetchStatsPage(
  leaderId: string,
  fields: readonly (keyof UserStats)[],
  after: string | null,
) {
  const linked = database
    .collection(collections.userStats)
    .where('profile.leader.id', '==', leaderId)
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(PAGE);
  const { docs } = await (after === null ? linked : linked.startAfter(after)).get();
  const last = docs.length === PAGE ? docs.at(-1) : undefined;
  return { docs, after: last?.id ?? null };
}

/** Returns [] for invalid stats, so that one bad document does not hide the others. */
function toActivity(snapshot: DocumentSnapshot): DiscipleActivity[] {
  const id = snapshot.id;
  const found = v.safeParse(neededSchema, { ...emptyStats(id), ...snapshot.data() });
  if (!found.success) return [];
  const { consents, last_devotional_date } = found.output;
  const shares = consents?.leader_progress === true;
  return [{ id, shares, last_devotional_date: shares ? last_devotional_date : null }];
}

/** Returns the pastor or leader that the caller is linked to: one row, or none. */
export const getMyPastorInfo = onSignedInCall('get_my_pastor_info', async ({ uid }) => {
  const own = await database.doc(paths.profile(uid)).get();
  const leaderId = own.exists ? parseProfile(own).pastor_id : null;
  if (!leaderId) return [];

  const leader = parseLeader(await database.doc(paths.profile(leaderId)).get());
  if (!leader) return [];
  return [{ id: leader.id, full_name: leader.full_name, pastor_position: leader.position }];
});
