import { DAY_MS } from '@raizes/domain/day';
import type { PeopleCounts } from '@raizes/domain/documents/church-counts';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { WAITING_DAYS } from '@raizes/domain/limits';
import { newcomersSince } from '@raizes/domain/newcomers';
import { PUSH_DELIVERIES, collections } from '@raizes/domain/paths';
import type { Query } from 'firebase-admin/firestore';
import { database } from '../firebase';

/** Costs at most 20 reads, including the caller's role and the stored counts (`count-church.test.ts`). */
export async function countPeople(now: Date): Promise<PeopleCounts> {
  const profiles = database.collection(collections.profiles);
  const [newcomers, unlinked, failed_pushes, waiting, challenges] = await Promise.all([
    countOf(profiles.where('joined_at', '>=', newcomersSince(now))),
    countOf(profiles.where('position', '==', 'discipulo').where('pastor_id', '==', null)),
    countOf(
      database
        .collectionGroup(PUSH_DELIVERIES)
        .where('done', '==', false)
        .where('leased_until', '<=', now.getTime()),
    ),
    countWaiting(now),
    countParticipants(),
  ]);
  return { part: 'people', newcomers, unlinked, failed_pushes, waiting, challenges };
}

/** Costs one read per thousand documents. */
const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** How many of the longest-waiting messages are read one by one. */
const READ_ONE_BY_ONE = 6;
/** A message that has waited longer than this is assumed to have been answered elsewhere. */
const FORGOTTEN_DAYS = 60;

/** Counts the messages that wait for an answer, which archived messages do not. */
async function countWaiting(now: Date): Promise<PeopleCounts['waiting']> {
  const waiting = database
    .collection(collections.pastorMessages)
    .where('archived_at', '==', null)
    .where('status', 'in', ['pending', 'read'])
    .where('created_at', '>=', daysBefore(now, FORGOTTEN_DAYS))
    .where('created_at', '<=', daysBefore(now, WAITING_DAYS));
  const longest = waiting.orderBy('created_at').select('pastor_id').limit(READ_ONE_BY_ONE);
  const { docs } = await longest.get();
  const leaders = docs
    .map((each) => String(each.get('pastor_id')))
    .filter((leader) => leader !== ERASED_PERSON);
  const by_leader = [...new Set(leaders)]
    .map((leader_id) => ({ leader_id, count: leaders.filter((id) => id === leader_id).length }))
    .toSorted((one, other) => other.count - one.count);
  if (docs.length < READ_ONE_BY_ONE) return { total: leaders.length, by_leader };
  return { total: Math.max(leaders.length, await countOf(waiting)), by_leader };
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** How many challenges are listed. One more is read, because one of them can be archived. */
const LISTED_CHALLENGES = 3;

async function countParticipants(): Promise<PeopleCounts['challenges']> {
  const newest = database
    .collection(collections.challenges)
    .orderBy('created_at', 'desc')
    .select('title', 'archived')
    .limit(LISTED_CHALLENGES + 1);
  const onOffer = (await newest.get()).docs.filter((each) => each.get('archived') !== true);
  const started = database.collectionGroup('user_challenges').where('status', '==', 'in_progress');
  return Promise.all(
    onOffer.slice(0, LISTED_CHALLENGES).map(async (each) => ({
      id: each.id,
      title: String(each.get('title')),
      people: await countOf(started.where('challenge_id', '==', each.id)),
    })),
  );
}
