import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { day as daySchema, instant } from '@raizes/domain/documents/fields';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { localCompletions } from '@/features/progress/api';
import { createWriteOutbox, followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { correctStamp, takeStamp, writeStamped } from '@/lib/stamped';
import type { Stamp } from '@/lib/stamped';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { draftStore } from './draft';
import type { Draft } from './draft';

/** The outbox of days whose completion the server has not confirmed. Their drafts hold the texts until then. */
export const completionOutbox = createWriteOutbox<Day>({
  name: 'unsettled',
  schema: v.array(daySchema),
  idOf: (day) => day,
  pathOf: paths.userDevotional,
  onSent: forgetCompletion,
});

function forgetCompletion(uid: string, day: Day): void {
  draftStore.forget(uid, day);
  stamps.forget(uid, day);
  completionOutbox.remove(uid, day);
}

const stampSchema = v.object({ at: instant, offset: v.number() });
const stampKey = (uid: string, day: Day) => `completion-stamp.${uid}.${day}`;

/** The stamps of the unconfirmed completions, one per day. */
const stamps = {
  read: (uid: string, day: Day): Stamp | null =>
    readStored(stampKey(uid, day), stampSchema) ?? localCompletions.find(uid, day) ?? null,
  write: (uid: string, day: Day, stamp: Stamp) => storage.write(stampKey(uid, day), stamp),
  forget: (uid: string, day: Day) => storage.remove(stampKey(uid, day)),
};

/**
 * Records a completion under the person's own calendar day; a day has one record across all devices. This device counts it as
 * soon as the write is stored here or sent, until the server has credited or refused it.
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
 * @param onRefused called when the server refuses it again, or the stamp is lost; the completion then stays in the outbox
 */
export async function resendCompletion(
  uid: string,
  day: Day,
  onRefused: () => void,
): Promise<void> {
  const stamp = stamps.read(uid, day);
  if (!stamp) return onRefused();
  const corrected = (await correctStamp(stamp)) ?? stamp;
  await send(uid, day, draftStore.read(uid, day), corrected, () => {
    completionOutbox.put(uid, day);
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
  let stamp = taken;
  const memorized = draft.memorization?.isValid ?? false;
  const recordAt = ({ at }: Stamp): UserDevotional => ({
    user_id: uid,
    devotional_id: day,
    reflection: draft.reflection.trim(),
    application: draft.application.trim(),
    verse_memorization: draft.verse_memorization.trim(),
    memorization_validated: memorized,
    completed_at: at,
    completed_on: day,
  });
  const local = (sent: boolean) => ({ day, memorized, ...stamp, sent });
  completionOutbox.put(uid, day);
  const delivery = writeStamped(paths.userDevotional(uid, day), taken, (next) => {
    stamp = next;
    stamps.write(uid, day, next);
    return recordAt(next);
  });
  const outcome = await followDelivery(delivery, {
    onSent() {
      forgetCompletion(uid, day);
      localCompletions.put(uid, local(true));
    },
    onRefused(error) {
      completionOutbox.remove(uid, day);
      stamps.forget(uid, day);
      localCompletions.forget(uid, day);
      onRefused(error);
    },
  });
  if (outcome === 'on-device') localCompletions.put(uid, local(false));
  return outcome;
}
