import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { day, instant } from '@raizes/domain/documents/fields';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { localCompletions } from '@/features/progress/api';
import { createOutbox, followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { restamped, takeStamp, writeStamped } from '@/lib/stamped';
import type { Stamp } from '@/lib/stamped';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { draftStore } from './draft';
import type { Draft } from './draft';

/** The days whose completion the server has not confirmed. Their drafts hold the texts until then. */
export const completions = createOutbox<Day>({
  name: 'unsettled',
  schema: v.array(day),
  idOf: (of) => of,
  pathOf: paths.userDevotional,
  onSent: forgetCompletion,
});

function forgetCompletion(uid: string, of: Day): void {
  draftStore.forget(uid, of);
  stamps.forget(uid, of);
  completions.remove(uid, of);
}

const stampSchema = v.object({ at: instant, offset: v.number() });
const stampKey = (uid: string, of: Day) => `completion-stamp.${uid}.${of}`;

/** The moments of the completions that wait for the server, one for each day. */
const stamps = {
  read: (uid: string, of: Day): Stamp | null =>
    readStored(stampKey(uid, of), stampSchema) ?? localCompletions.of(uid, of) ?? null,
  write: (uid: string, of: Day, stamp: Stamp) => storage.write(stampKey(uid, of), stamp),
  forget: (uid: string, of: Day) => storage.remove(stampKey(uid, of)),
};

/**
 * Records a completion under the person's own calendar day; one day has one record, whatever device wrote it. It counts on this
 * device at once, and no longer when it is refused.
 */
export const completeDevotional = (
  uid: string,
  of: Day,
  draft: Draft,
  onRefused: (error: unknown) => void,
): Promise<Outcome> => send(uid, of, draft, takeStamp(), onRefused);

/**
 * Sends a completion of an earlier visit, which the server refused, once more if this device's clock was the cause.
 * @param onRefused called when it was not, or when the server refuses it again
 */
export async function resendCompletion(uid: string, of: Day, onRefused: () => void): Promise<void> {
  const kept = stamps.read(uid, of);
  const stamp = kept && (await restamped(kept));
  if (stamp) await send(uid, of, draftStore.read(uid, of), stamp, onRefused);
  else onRefused();
}

async function send(
  uid: string,
  of: Day,
  draft: Draft,
  taken: Stamp,
  onRefused: (error: unknown) => void,
): Promise<Outcome> {
  let stamp = taken;
  const memorized = draft.memorization?.isValid ?? false;
  const recordAt = ({ at }: Stamp): UserDevotional => ({
    user_id: uid,
    devotional_id: of,
    reflection: draft.reflection.trim(),
    application: draft.application.trim(),
    verse_memorization: draft.verse_memorization.trim(),
    memorization_validated: memorized,
    completed_at: at,
    completed_on: of,
  });
  const local = (sent: boolean) => ({ day: of, memorized, ...stamp, sent });
  completions.put(uid, of);
  const delivery = writeStamped(paths.userDevotional(uid, of), taken, (next) => {
    stamp = next;
    stamps.write(uid, of, next);
    return recordAt(next);
  });
  const outcome = await followDelivery(delivery, {
    onSent() {
      forgetCompletion(uid, of);
      localCompletions.keep(uid, local(true));
    },
    onRefused(error) {
      completions.remove(uid, of);
      stamps.forget(uid, of);
      localCompletions.forget(uid, of);
      onRefused(error);
    },
  });
  if (outcome === 'on-device') localCompletions.keep(uid, local(false));
  return outcome;
}
