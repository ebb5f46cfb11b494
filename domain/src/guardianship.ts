import type { Guardianship } from './documents/people';

const ADULT_AGE = 18;

/** What of a profile says whether its person must have a guardian's consent. */
export interface GuardianshipFields {
  guardianship?: Guardianship | undefined;
  adult_from_year?: number | undefined;
}

/** The first year in which somebody is of age on every day of it: of the year of birth alone no more can be said. */
const adultFromYear = (birthYear: number) => birthYear + ADULT_AGE + 1;

/** Counts as a minor whoever may still be 17. */
export function isMinor(birthYear: number, year: number): boolean {
  return year < adultFromYear(birthYear);
}

/** What a profile says of somebody born in that year. A guardian's consent that was recorded stays. */
export function deriveGuardianship(
  birthYear: number,
  year: number,
  known: Guardianship | undefined,
): { guardianship: Guardianship; adult_from_year?: number } {
  if (!isMinor(birthYear, year)) return { guardianship: 'none' };
  const guardianship = known === 'recorded' ? 'recorded' : 'needed';
  return { guardianship, adult_from_year: adultFromYear(birthYear) };
}

/**
 * Whether the mentor chat and private messages to an adult are closed to this person for now. It ends by itself with the
 * year in which they come of age. Of whom nothing is known nothing is refused.
 */
export function needsGuardian(
  { guardianship, adult_from_year }: GuardianshipFields,
  year: number,
): boolean {
  return guardianship === 'needed' && (adult_from_year === undefined || year < adult_from_year);
}
