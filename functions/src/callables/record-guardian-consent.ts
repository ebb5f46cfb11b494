import '../app';
import { addDays, calendarDay } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '@raizes/domain/limits';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { recordGuardian } from '../consents/record-guardian';
import { answer } from '../lib/answer';
import { signedIn } from '../lib/signed-in';

const userId = v.pipe(v.string(), v.regex(/^[^/]{1,128}$/));
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(NAME_MIN_LENGTH),
  v.maxLength(NAME_MAX_LENGTH),
  v.regex(/^[^<>]*$/),
);
const requestSchema = v.variant('action', [
  v.object({ action: v.literal('record'), userId, guardianName: name, consentedOn: day }),
  v.object({ action: v.literal('revoke'), userId }),
]);

/** {userId, action: 'record', guardianName, consentedOn} or {userId, action: 'revoke'} → {guardianship}; by an admin. */
export const recordGuardianConsent = onCall({ authPolicy: signedIn }, async ({ auth, data }) =>
  answer('record-guardian-consent', async () => {
    const request = v.safeParse(requestSchema, data);
    if (!auth || !request.success) throw new HttpsError('invalid-argument', 'Pedido inválido.');
    const at = new Date();
    const { userId: uid, ...change } = request.output;
    // Everybody's day is the server's, give or take one.
    if (change.action === 'record' && change.consentedOn > addDays(calendarDay(at), 1)) {
      throw new HttpsError('invalid-argument', 'A data do consentimento ainda não chegou.');
    }
    return { guardianship: await recordGuardian({ by: auth.uid, uid, change, at }) };
  }),
);
