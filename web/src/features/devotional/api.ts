import type { Day } from '@raizes/domain/day';
import { userDevotionalSchema } from '@raizes/domain/documents/completions';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { day as daySchema, instant } from '@raizes/domain/documents/fields';
import { paths } from '@raizes/domain/paths';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { correctStamp, takeStamp } from '@/lib/clock';
import type { Stamp } from '@/lib/clock';
import { useDoc } from '@/lib/live';
import type { Live } from '@/lib/live';
import { createWriteOutbox } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { readCacheFirst } from '@/lib/reads';
import { orStoredAhead, weekAhead } from '@/lib/week-ahead';
import { writeStamped } from '@/lib/writes';
import { digestOf, draftStore, wordsOf } from './draft';
import type { Draft } from './draft';
import { knownLateDays, rememberLateDays } from './late-days';

/** Follows the content day's document; all callers for the same day share one listener. */
export const useContentDay = (day: Day): Live<ContentDay> =>
  useDoc(paths.contentDay(day), contentDaySchema);

/** The devotional of one calendar day, live. Offline, falls back to the week ahead. */
export function useDevotional(day: Day): Live<Devotional> {
  const live = useContentDay(day);
  return useMemo(
    () =>
      orStoredAhead(devotionalIn(live), () =>
        weekAhead.list('devotionals', devotionalSchema).find(({ date }) => date === day),
      ),
    [live, day],
  );
}

function devotionalIn(live: Live<ContentDay>): Live<Devotional> {
  if (live.state !== 'ready') return live;
  const { devotional } = live.value.content;
  if (!devotional) return { state: 'missing', fromCache: live.fromCache };
  return { ...live, value: devotional };
}

/** The reference of a day's verse, if this device has it in the week ahead. */
export function verseAhead(day: Day): string | null {
  const devotional = weekAhead
    .list('devotionals', devotionalSchema)
    .find(({ date }) => date === day);
  return devotional?.verse_reference ?? null;
}

/** What the person wrote on a completed day, from this device's cache where it has it; null until it is read. */
export function useCompletedWords(uid: string, day: Day): UserDevotional | null {
  const [words, setWords] = useState<UserDevotional | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readCacheFirst(paths.userDevotional(uid, day), userDevotionalSchema).then(
      (found) => isCurrent && found.state === 'ready' && setWords(found.value),
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, day]);
  return words;
}

/** The line that names the source of a day's devotional; null if it has none. */
export function useDevotionalOrigin(day: Day): string | null {
  const live = useContentDay(day);
  return (live.state === 'ready' && live.value.devotional?.origin) || null;
}

export interface LateDays {
  days: readonly Day[];
  /** The server has not answered yet, so the list can be incomplete; the server has the final say. */
  fromCache: boolean;
}

/**
 * The late days that can still be completed today; null while they load. Offline, the late days remembered by this device are
 * added.
 */
export function useLateDays(today: Day): LateDays | null {
  const live = useContentDay(today);
  const late = useMemo(() => {
    if (live.state === 'loading') return null;
    const days = (live.state === 'ready' && live.value.late_days) || [];
    const fromCache = live.state !== 'malformed' && live.fromCache;
    if (!fromCache) return { days, fromCache };
    return { days: [...new Set([...days, ...knownLateDays(today)])], fromCache };
  }, [live, today]);
  useEffect(() => {
    if (late && !late.fromCache) rememberLateDays(late.days);
  }, [late]);
  return late;
}

const localCompletionSchema = v.object({
  day: daySchema,
  at: instant,
  /** The correction of the clock at that time, in milliseconds. */
  offset: v.number(),
  memorized: v.boolean(),
  /** Of its words, which stay in the draft until the server has them. */
  digest: v.number(),
  /** `sent`: the server has it but has not credited it. `refused`: the person does not know yet. */
  state: v.picklist(['unsent', 'sent', 'refused']),
});
export type LocalCompletion = v.InferOutput<typeof localCompletionSchema>;

const wordsSchema = v.object({
  reflection: v.string(),
  application: v.string(),
  verse_memorization: v.string(),
});

/** This device's completions, one per day, until the server has credited them. */
export const completionOutbox = createWriteOutbox<LocalCompletion>({
  name: 'completions',
  schema: v.array(localCompletionSchema),
  idOf: ({ day }) => day,
  pathOf: (uid, { day }) => paths.userDevotional(uid, day),
  // Another device can have completed the same day in other words.
  isWritten({ digest }, fields) {
    const words = v.safeParse(wordsSchema, fields);
    return words.success && digestOf(words.output) === digest;
  },
  isPending: ({ state }) => state !== 'sent',
  onSent(uid, { day, digest }) {
    // A corrected stamp is only in the stored entry.
    const stored = completionOutbox.read(uid).find((each) => each.day === day);
    if (stored) completionOutbox.put(uid, { ...stored, state: 'sent' });
    // Another tab can have changed the draft.
    if (digestOf(draftStore.read(uid, day)) === digest) draftStore.forget(uid, day);
  },
});

/**
 * Records a completion under the person's own calendar day; a day has one record across all devices. This device counts it until
 * the server has credited or refused it.
 */
export const completeDevotional = (
  uid: string,
  day: Day,
  draft: Draft,
  onRefused: (error: unknown) => void,
): Promise<Outcome> => send(uid, day, draft, takeStamp(), onRefused);

/**
 * Resends a completion from an earlier visit that the server does not have. Either the server refused it, perhaps because this
 * device's clock was wrong, or the page was closed before Auth resolved; until then, Firestore stores no write.
 * @param onRefused called when the server refuses it again; the completion then stays in the outbox
 */
export async function resendCompletion(
  uid: string,
  completion: LocalCompletion,
  onRefused: () => void,
): Promise<void> {
  const { day } = completion;
  const stamp = (await correctStamp(completion)) ?? completion;
  await send(uid, day, draftStore.read(uid, day), stamp, () => {
    completionOutbox.put(uid, { ...completion, state: 'refused' });
    onRefused();
  });
}

async function send(
  uid: string,
  day: Day,
  draft: Draft,
  taken: Stamp,
  onRefused: (error: unknown) => void,
): Promise<Outcome> {
  const memorized = draft.memorization?.isValid ?? false;
  const completion = { day, memorized, digest: digestOf(draft), state: 'unsent' } as const;
  const recordAt = (at: Date): UserDevotional => ({
    user_id: uid,
    devotional_id: day,
    ...wordsOf(draft),
    memorization_validated: memorized,
    completed_at: at,
    completed_on: day,
  });
  const delivery = writeStamped(paths.userDevotional(uid, day), taken, ({ at, offset }) => {
    completionOutbox.put(uid, { ...completion, at, offset });
    return recordAt(at);
  });
  const { at, offset } = taken;
  return completionOutbox.follow(uid, { ...completion, at, offset }, delivery, (error) => {
    completionOutbox.remove(uid, day);
    onRefused(error);
  });
}
