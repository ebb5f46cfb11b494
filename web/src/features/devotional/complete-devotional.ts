import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/user-devotional';
import { paths } from '@raizes/domain/paths';
import { writeDoc } from '@/lib/write';
import type { Delivery } from '@/lib/write';
import type { Draft } from './draft';

/** Records a completion under the person's own calendar day; one day has one record, whatever device wrote it. */
export function completeDevotional(uid: string, day: Day, draft: Draft): Delivery {
  const completion: UserDevotional = {
    user_id: uid,
    devotional_id: day,
    reflection: draft.reflection.trim(),
    application: draft.application.trim(),
    verse_memorization: draft.verse_memorization.trim(),
    memorization_validated: draft.memorization?.isValid ?? false,
    completed_at: new Date(),
    completed_on: day,
  };
  return writeDoc(paths.userDevotional(uid, day), completion);
}
