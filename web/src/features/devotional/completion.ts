import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { day } from '@raizes/domain/documents/fields';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { localCompletion } from '@/features/progress/api';
import { createOutbox, followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { writeDoc } from '@/lib/writes';
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
  completions.remove(uid, of);
}

/**
 * Records a completion under the person's own calendar day; one day has one record, whatever device wrote it. It counts on this
 * device at once, and no longer when it is refused.
 */
export async function completeDevotional(
  uid: string,
  of: Day,
  draft: Draft,
  onRefused: (error: unknown) => void,
): Promise<Outcome> {
  const at = new Date();
  const memorized = draft.memorization?.isValid ?? false;
  const record: UserDevotional = {
    user_id: uid,
    devotional_id: of,
    reflection: draft.reflection.trim(),
    application: draft.application.trim(),
    verse_memorization: draft.verse_memorization.trim(),
    memorization_validated: memorized,
    completed_at: at,
    completed_on: of,
  };
  completions.put(uid, of);
  const outcome = await followDelivery(writeDoc(paths.userDevotional(uid, of), record), {
    onSent() {
      forgetCompletion(uid, of);
      localCompletion.keep(uid, { day: of, memorized, at, sent: true });
    },
    onRefused(error) {
      completions.remove(uid, of);
      localCompletion.forget(uid);
      onRefused(error);
    },
  });
  if (outcome === 'on-device') localCompletion.keep(uid, { day: of, memorized, at, sent: false });
  return outcome;
}
