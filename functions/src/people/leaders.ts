import '../firebase';
import type { Response } from '@raizes/domain/callables/responses';
import type { DiscipleActivity } from '@raizes/domain/documents/people';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { FieldPath } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';
import { parseLeader, parseProfile } from './profiles';

const neededSchema = v.pick(userStatsSchema, ['consents', 'last_devotional_date']);

/** How many are read at a time. */
const BATCH = 300;

/** () → when each of those who are linked to the caller now was last heard of: what they are put in order by. */
export const getMyDisciples = onSignedInCall('get_my_disciples', ({ uid }) => fetchDisciples(uid));

async function fetchDisciples(uid: string): Promise<DiscipleActivity[]> {
  if (!parseLeader(await database.doc(paths.profile(uid)).get())) return [];
  const linked = database
    .collection(collections.profiles)
    .where('pastor_id', '==', uid)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BATCH);

  const all: DiscipleActivity[] = [];
  let page = await linked.get();
  while (!page.empty) {
    const stats = page.docs.map(({ id }) => database.doc(paths.userStats(id)));
    all.push(...(await database.getAll(...stats)).flatMap(toActivity));
    page = await linked.startAfter(page.docs.at(-1)).get();
  }
  return all;
}

/** None where the stats can't be made sense of: one person's must not keep the others' from being told. */
function toActivity(snapshot: DocumentSnapshot): DiscipleActivity[] {
  const id = snapshot.id;
  const found = v.safeParse(neededSchema, { ...emptyStats(id), ...snapshot.data() });
  if (!found.success) return [];
  const { consents, last_devotional_date } = found.output;
  const shares = consents?.leader_progress !== false;
  return [{ id, shares, last_devotional_date: shares ? last_devotional_date : null }];
}

/** () → the pastor or leader that the caller is linked to: one row, or none. */
export const getMyPastorInfo = onSignedInCall('get_my_pastor_info', ({ uid }) => fetchLeader(uid));

async function fetchLeader(uid: string): Promise<Response<'get_my_pastor_info'>> {
  const own = await database.doc(paths.profile(uid)).get();
  const pastorId = own.exists ? parseProfile(own).pastor_id : null;
  if (!pastorId) return [];

  const pastor = parseLeader(await database.doc(paths.profile(pastorId)).get());
  if (!pastor) return [];
  return [{ id: pastor.id, full_name: pastor.full_name, pastor_position: pastor.position }];
}
