import { DAY_MS } from '@raizes/domain/day';
import { churchCountsSchema } from '@raizes/domain/documents/church-counts';
import type {
  ChurchCounts,
  ContentCounts,
  PeopleCounts,
} from '@raizes/domain/documents/church-counts';
import { instant } from '@raizes/domain/documents/fields';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { WAITING_DAYS } from '@raizes/domain/limits';
import { newcomersSince } from '@raizes/domain/newcomers';
import { serverPaths, PUSH_DELIVERIES, collections } from '@raizes/domain/paths';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall, requireAdmin, requireSession } from '../callable';
import { findMissing } from '../content/missing-parts';
import { countOf, database } from '../firebase';
import { awaitDocument, withLock } from '../trigger';
import { churchDay } from './time-zone';

type Part = ChurchCounts['part'];

/** Returns one part of the figures that need an admin's attention. Each part is counted at most every ten minutes for the whole church. */
export const countChurch = onSignedInCall(
  'count-church',
  async ({ uid, token }, { part, fresh }) => {
    await requireSession(token);
    const { counts, counted_at } = await countOrReuse(uid, part, fresh);
    return { counts, age_seconds: Math.max(0, Math.round((Date.now() - +counted_at) / 1000)) };
  },
);

const FRESH_MS = 10 * 60_000;
/** The minimum age before an admin can refresh the counts, so that pressing the button repeatedly costs nothing. */
const MIN_AGE_MS = 60_000;
/** Longer than counting takes. */
const LEASE_MS = 20_000;

const countedSchema = v.object({ counts: churchCountsSchema, counted_at: instant });
type Counted = v.InferOutput<typeof countedSchema>;

type Claim =
  | { state: 'known'; counted: Counted }
  | { state: 'leased' }
  | { state: 'pending'; until: number };

/** Returns the stored counts while they are fresh. Otherwise one of several concurrent calls counts, and the others wait for its result. */
async function countOrReuse(by: string, part: Part, fresh: boolean): Promise<Counted> {
  const ref = database.doc(serverPaths.churchCounts(part));
  const claim = await takeLease(ref, by, fresh ? MIN_AGE_MS : FRESH_MS);
  if (claim.state === 'known') return claim.counted;
  if (claim.state === 'leased') return countAndStore(ref, part);
  const counted = await awaitDocument(ref, parseCounted, claim.until - Date.now());
  if (!counted) throw new HttpsError('unavailable', 'A contagem está demorando. Tente novamente.');
  return counted;
}

/** Takes the lease for counting. While another call holds it, stale counts are good enough. */
function takeLease(ref: DocumentReference, by: string, maxAge: number): Promise<Claim> {
  const claim = async (tx: Transaction): Promise<Claim> => {
    const [stored] = await Promise.all([tx.get(ref), requireAdmin(tx, by)]);
    const counted = parseCounted(stored);
    const now = Date.now();
    if (counted && now - +counted.counted_at < maxAge) return { state: 'known', counted };
    const until: unknown = stored.get('leased_until');
    if (typeof until === 'number' && until > now) {
      return counted ? { state: 'known', counted } : { state: 'pending', until };
    }
    tx.set(ref, { leased_until: now + LEASE_MS }, { merge: true });
    return { state: 'leased' };
  };
  return withLock(ref.path, () => database.runTransaction(claim));
}

async function countAndStore(ref: DocumentReference, part: Part): Promise<Counted> {
  try {
    const now = new Date();
    const counts = await (part === 'people' ? countPeople(now) : countContent(now));
    const counted = { counts, counted_at: now };
    await ref.set({ ...counted, leased_until: 0 });
    return counted;
  } catch (cause) {
    // Release the lease, so that the next call does not wait for it to expire.
    await ref.set({ leased_until: 0 }, { merge: true });
    throw cause;
  }
}

/**
 * Lists the coming days that lack a devotional or readings. Costs at most 20 reads, including the caller's role and the stored counts
 * (`count-church.test.ts`).
 */
export async function countContent(now: Date): Promise<ContentCounts> {
  const { until, devotional, readings } = await findMissing(await churchDay(now));
  return { part: 'content', until, devotionals: devotional, readings };
}

/** Returns null before the first count. */
function parseCounted(stored: DocumentSnapshot): Counted | null {
  const parsed = v.safeParse(countedSchema, stored.data());
  return parsed.success ? parsed.output : null;
}

/** Costs at most 26 reads, including the caller's role and the stored counts (`count-church.test.ts`). */
export async function countPeople(now: Date): Promise<PeopleCounts> {
  const profiles = database.collection(collections.profiles);
  const [newcomers, unlinked, asking, failed_pushes, unauthorized, waiting, challenges] =
    await Promise.all([
      countOf(profiles.where('joined_at', '>=', newcomersSince(now))),
      countOf(profiles.where('position', '==', 'discipulo').where('pastor_id', '==', null)),
      countOf(profiles.where('wants_leader_at', '>', new Date(0))),
      countOf(
        database
          .collectionGroup(PUSH_DELIVERIES)
          .where('done', '==', false)
          .where('leased_until', '<=', now.getTime()),
      ),
      countOf(
        profiles
          .where('guardianship', '==', 'needed')
          .where('adult_from_year', '>', now.getUTCFullYear()),
      ),
      countWaiting(now),
      countParticipants(),
    ]);
  return {
    part: 'people',
    newcomers,
    unlinked,
    asking,
    failed_pushes,
    unauthorized,
    waiting,
    challenges,
  };
}

/** How many of the longest-waiting messages are read, to know the leaders whose messages are then counted. */
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
    .where('created_at', '<=', daysBefore(now, WAITING_DAYS))
    .orderBy('created_at');
  const longest = waiting.select('pastor_id').limit(READ_ONE_BY_ONE);
  const { docs } = await longest.get();
  const leaders = docs
    .map((each) => String(each.get('pastor_id')))
    .filter((leader) => leader !== ERASED_PERSON);
  const by_leader = [...new Set(leaders)]
    .map((leader_id) => ({ leader_id, count: leaders.filter((id) => id === leader_id).length }))
    .toSorted((one, other) => other.count - one.count);
  if (docs.length < READ_ONE_BY_ONE) return { total: leaders.length, by_leader };
  const [total, counted] = await Promise.all([
    countOf(waiting),
    Promise.all(
      by_leader.map(async ({ leader_id }) => ({
        leader_id,
        count: await countOf(waiting.where('pastor_id', '==', leader_id)),
      })),
    ),
  ]);
  return { total, by_leader: counted.toSorted((one, other) => other.count - one.count) };
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
