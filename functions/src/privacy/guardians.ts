import '../app';
import { addDays, calendarDay } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '@raizes/domain/limits';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { recordGuardian } from '../consents/record-guardian';
import { onSignedInCall } from '../lib/on-signed-in-call';
import { requestOf } from '../lib/request-of';
import { uidSchema } from '../lib/uid';

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(NAME_MIN_LENGTH),
  v.maxLength(NAME_MAX_LENGTH),
  v.regex(/^[^<>]*$/),
);
const requestSchema = v.variant('action', [
  v.object({
    action: v.literal('record'),
    userId: uidSchema,
    guardianName: name,
    consentedOn: day,
  }),
  v.object({ action: v.literal('revoke'), userId: uidSchema }),
]);

/** {userId, action: 'record', guardianName, consentedOn} or {userId, action: 'revoke'} → {guardianship}; by an admin. */
export const recordGuardianConsent = onSignedInCall(
  'record-guardian-consent',
  async ({ uid: by }, data) => {
    const { userId: uid, ...change } = requestOf(requestSchema, data);
    const at = new Date();
    // Everybody's day is the server's, give or take one.
    if (change.action === 'record' && change.consentedOn > addDays(calendarDay(at), 1)) {
      throw new HttpsError('invalid-argument', 'A data do consentimento ainda não chegou.');
    }
    return { guardianship: await recordGuardian({ by, uid, change, at }) };
  },
);
