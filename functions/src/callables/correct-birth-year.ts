import '../app';
import { BIRTH_YEAR_MIN } from '@raizes/domain/limits';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { correctBirthYear as correct } from '../consents/correct-birth-year';
import { answer } from '../lib/answer';
import { signedIn } from '../lib/signed-in';

const requestSchema = v.object({
  userId: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)),
  birthYear: v.pipe(v.number(), v.integer(), v.minValue(BIRTH_YEAR_MIN)),
});

/** {userId, birthYear} → {corrected}: an admin mends the birth year that somebody else mistyped. */
export const correctBirthYear = onCall({ authPolicy: signedIn }, async ({ auth, data }) =>
  answer('correct-birth-year', async () => {
    const at = new Date();
    const request = v.safeParse(requestSchema, data);
    if (!auth || !request.success || request.output.birthYear > at.getUTCFullYear()) {
      throw new HttpsError('invalid-argument', 'Confira o ano de nascimento.');
    }
    const { userId: uid, birthYear } = request.output;
    await correct({ by: auth.uid, uid, birthYear, at });
    return { corrected: true };
  }),
);
