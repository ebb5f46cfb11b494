import type { Guardianship, Profile } from './documents/people';

const ADULT_AGE = 18;

type GuardianshipFields = Pick<Profile, 'guardianship' | 'adult_from_year'>;

/** The first year in which the person is certainly of age all year: only the birth year is known. */
const adultFromYear = (birthYear: number) => birthYear + ADULT_AGE + 1;

/** Whether the person may still be under 18. */
export function isMinor(birthYear: number, year: number): boolean {
  return year < adultFromYear(birthYear);
}

/** The profile's guardianship fields for a birth year. Consent that a guardian already gave is kept. */
export function deriveGuardianship(
  birthYear: number,
  year: number,
  known: Guardianship | undefined,
): GuardianshipFields {
  if (!isMinor(birthYear, year)) return { guardianship: 'none' };
  const guardianship = known === 'recorded' ? 'recorded' : 'needed';
  return { guardianship, adult_from_year: adultFromYear(birthYear) };
}

/**
 * Whether the mentor chat and private messages to adults are blocked until a guardian consents. It stops applying in the
 * year in which the person comes of age. Unknown age: nothing is blocked.
 */
export function needsGuardian(
  { guardianship, adult_from_year }: GuardianshipFields,
  year: number,
): boolean {
  return guardianship === 'needed' && (adult_from_year === undefined || year < adult_from_year);
}
