import '../app';
import { BIRTH_YEAR_MIN } from '@raizes/domain/limits';
import * as v from 'valibot';
import { correctBirthYear as correct } from '../consents/correct-birth-year';
import { onSignedInCall } from '../lib/on-signed-in-call';
import { requestOf } from '../lib/request-of';
import { uidSchema } from '../lib/uid';

const requestSchema = (year: number) =>
  v.object({
    userId: uidSchema,
    birthYear: v.pipe(v.number(), v.integer(), v.minValue(BIRTH_YEAR_MIN), v.maxValue(year)),
  });

/** {userId, birthYear} → {corrected}: an admin mends the birth year that somebody else mistyped. */
export const correctBirthYear = onSignedInCall('correct-birth-year', async (caller, data) => {
  const at = new Date();
  const schema = requestSchema(at.getUTCFullYear());
  const { userId: uid, birthYear } = requestOf(schema, data, 'Confira o ano de nascimento.');
  await correct({ by: caller.uid, uid, birthYear, at });
  return { corrected: true };
});
