import '../firebase';
import { addDays, calendarDay } from '@raizes/domain/day';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall } from '../callable';
import { correctBirthYear as correct, recordGuardian } from './consents';

const INVALID_YEAR = 'Confira o ano de nascimento.';

/** An admin corrects the birth year that somebody else mistyped. */
export const correctBirthYear = onSignedInCall(
  'correct-birth-year',
  async ({ uid: by }, { userId: uid, birthYear }) => {
    const at = new Date();
    if (birthYear > at.getUTCFullYear()) throw new HttpsError('invalid-argument', INVALID_YEAR);
    await correct({ by, uid, birthYear, at });
    return { corrected: true };
  },
  { invalidRequest: INVALID_YEAR },
);

/** An admin records, or revokes, the consent of a minor's guardian. */
export const recordGuardianConsent = onSignedInCall(
  'record-guardian-consent',
  async ({ uid: by }, { userId: uid, ...change }) => {
    const at = new Date();
    // Everybody's day is the server's, give or take one.
    if (change.action === 'record' && change.consentedOn > addDays(calendarDay(at), 1)) {
      throw new HttpsError('invalid-argument', 'A data do consentimento ainda não chegou.');
    }
    return { guardianship: await recordGuardian({ by, uid, change, at }) };
  },
);
