import { churchCountsSchema } from '@raizes/domain/documents/church-counts';
import type { ChurchCounts, ContentCounts } from '@raizes/domain/documents/church-counts';
import { instant } from '@raizes/domain/documents/fields';
import { serverPaths } from '@raizes/domain/paths';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall, requireAdmin } from '../callable';
import { database } from '../firebase';
import { awaitDocument, withLock } from '../trigger';
import { findMissing } from '../content/missing-parts';
import { countPeople } from './people-counts';
import { churchDay } from './time-zone';

type Part = ChurchCounts['part'];

/** Returns one part of the figures that need an admin's attention. Each part is counted at most every ten minutes for the whole church. */
export const countChurch = onSignedInCall('count-church', async ({ uid }, { part, fresh }) => {
  const { counts, counted_at } = await countOrReuse(uid, part, fresh);
  return { counts, age_seconds: Math.max(0, Math.round((Date.now() - +counted_at) / 1000)) };
});

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
