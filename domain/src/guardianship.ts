import type { Guardianship, Profile } from './documents/people';
import type { UserStats } from './documents/user-stats';
import { CONSENT_VERSION } from './limits';

const ADULT_AGE = 18;
/** Below it the law asks for a guardian's consent to keep anything (LGPD, art. 14). */
const CHILD_AGE = 12;

export type GuardianshipFields = Pick<Profile, 'guardianship' | 'adult_from_year'>;

/** The first year in which the person is certainly of age all year: only the birth year is known. */
const adultFromYear = (birthYear: number) => birthYear + ADULT_AGE + 1;

/** The year of birth that a minor's profile tells; null for everyone else. */
export const minorBirthYear = ({ adult_from_year }: GuardianshipFields): number | null =>
  adult_from_year === undefined ? null : adult_from_year - ADULT_AGE - 1;

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
 * year in which the person comes of age. Unknown age counts as a minor's.
 */
export function needsGuardian(
  { guardianship = 'needed', adult_from_year }: GuardianshipFields,
  year: number,
): boolean {
  return guardianship === 'needed' && (adult_from_year === undefined || year < adult_from_year);
}

/** The part that the stats have: `adult_from_year`, only while a guardian's consent is missing. */
export const guardianshipForStats = ({ guardianship, adult_from_year }: GuardianshipFields) =>
  guardianship === 'needed' && adult_from_year !== undefined ? { adult_from_year } : {};

/** Whether the person may still be under 12. `adult_from_year` is set for minors only. */
export function mayBeChild({ adult_from_year }: GuardianshipFields, year: number): boolean {
  return adult_from_year !== undefined && year < adult_from_year - (ADULT_AGE - CHILD_AGE);
}

/** What is asked before the app opens, in this order. A person whose age or consents are unknown is never admitted. */
export type Admission = 'no-profile' | 'unasked' | 'child' | 'admitted';

/** A child is admitted by a guardian's consent: the stats carry `adult_from_year` only while it is needed. */
export function admissionOf(
  { profile, consents }: Pick<UserStats, 'profile' | 'consents'>,
  year: number,
): Admission {
  if (profile === null) return 'no-profile';
  if (consents === null || consents.version < CONSENT_VERSION) return 'unasked';
  return mayBeChild(profile, year) ? 'child' : 'admitted';
}

/** `unknown` counts as a minor's; `permitted` is a minor whose guardian has consented. */
export type AgeGroup = 'unknown' | 'guarded' | 'permitted' | 'adult';

/** What a profile's fields say of the person's age. */
export function ageGroup(fields: GuardianshipFields, year: number): AgeGroup {
  const { guardianship, adult_from_year } = fields;
  if (guardianship === undefined) return 'unknown';
  if (needsGuardian(fields, year)) return 'guarded';
  const isStillMinor = adult_from_year === undefined || year < adult_from_year;
  return guardianship === 'recorded' && isStillMinor ? 'permitted' : 'adult';
}
