import { userDevotionalSchema } from '@raizes/domain/documents/user-devotional';
import * as v from 'valibot';

/** A completion says again what its path says. */
export const completionAt = (uid: string, devotionalId: string) =>
  v.pipe(
    userDevotionalSchema,
    v.check(
      (completion) =>
        completion.user_id === uid &&
        completion.devotional_id === devotionalId &&
        completion.completed_on === devotionalId,
    ),
  );
