import '../firebase';
import { addDays, calendarDay } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import { BIRTH_YEAR_MIN, NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '@raizes/domain/limits';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall, parseRequest, uidSchema } from '../callable';
import { correctBirthYear as correct, recordGuardian } from './consents';

const requestSchema = (year: number) =>
  v.object({
    userId: uidSchema,
    birthYear: v.pipe(v.number(), v.integer(), v.minValue(BIRTH_YEAR_MIN), v.maxValue(year)),
  });

/** {userId, birthYear} → {corrected}: an admin mends the birth year that somebody else mistyped. */
export const correctBirthYear = onSignedInCall('correct-birth-year', async (caller, data) => {
  const at = new Date();
  const schema = requestSchema(at.getUTCFullYear());
  const { userId: uid, birthYear } = parseRequest(schema, data, 'Confira o ano de nascimento.');
  await correct({ by: caller.uid, uid, birthYear, at });
  return { corrected: true };
});

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(NAME_MIN_LENGTH),
  v.maxLength(NAME_MAX_LENGTH),
  v.regex(/^[^<>]*$/),
);
const recordGuardianConsentRequestSchema = v.variant('action', [
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
    const { userId: uid, ...change } = parseRequest(recordGuardianConsentRequestSchema, data);
    const at = new Date();
    // Everybody's day is the server's, give or take one.
    if (change.action === 'record' && change.consentedOn > addDays(calendarDay(at), 1)) {
      throw new HttpsError('invalid-argument', 'A data do consentimento ainda não chegou.');
    }
    return { guardianship: await recordGuardian({ by, uid, change, at }) };
  },
);
