import type { Guardianship, Profile } from './documents/people';
import type { UserStats } from './documents/user-stats';
import { CONSENT_VERSION } from './limits';

const ADULT_AGE = 18;
/** Below this age the law requires a guardian's consent to store any data (LGPD, art. 14). */
const CHILD_AGE = 12;

export type GuardianshipFields = Pick<Profile, 'guardianship' | 'adult_from_year'>;

/** The first year in which the person is certainly of age all year, because only the birth year is known. */
const adultFromYear = (birthYear: number) => birthYear + ADULT_AGE + 1;

/** The birth year, which a minor's profile reveals; null for everyone else. */
export const minorBirthYear = ({ adult_from_year }: GuardianshipFields): number | null =>
  adult_from_year === undefined ? null : adult_from_year - ADULT_AGE - 1;

/** Whether the person can still be under 18. */
export function isMinor(birthYear: number, year: number): boolean {
  return year < adultFromYear(birthYear);
}

/** Derives the profile's guardianship fields from a birth year. Preserves a guardian's recorded consent. */
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
 * Whether the mentor chat and private messages to adults are blocked until a guardian consents. Becomes false in `adult_from_year`.
 * A person of unknown age counts as a minor.
 */
export function needsGuardian(
  { guardianship = 'needed', adult_from_year }: GuardianshipFields,
  year: number,
): boolean {
  return guardianship === 'needed' && (adult_from_year === undefined || year < adult_from_year);
}

/** Whether a person's stats say that a guardian's consent is still needed. An unknown age is asked for before the app opens. */
export function statsNeedGuardian(
  profile: Pick<Profile, 'adult_from_year'> | null,
  year: number,
): boolean {
  if (profile?.adult_from_year === undefined) return false;
  return needsGuardian({ guardianship: 'needed', ...profile }, year);
}

/** The guardianship field of the stats: `adult_from_year`, only while a guardian's consent is missing. */
export const guardianshipForStats = ({ guardianship, adult_from_year }: GuardianshipFields) =>
  guardianship === 'needed' && adult_from_year !== undefined ? { adult_from_year } : {};

/** Whether the person can still be under 12. `adult_from_year` is set only for minors. */
export function mayBeChild({ adult_from_year }: GuardianshipFields, year: number): boolean {
  return adult_from_year !== undefined && year < adult_from_year - (ADULT_AGE - CHILD_AGE);
}

/** Whether the person can be a child without a guardian's consent, of whom no leader must learn. False for an unknown age. */
export const isHiddenChild = (fields: GuardianshipFields, year: number): boolean =>
  fields.guardianship === 'needed' && mayBeChild(fields, year);

/** What is missing before the app opens, checked in this order. A person whose age or consents are unknown is never admitted. */
export type Admission = 'no-profile' | 'unasked' | 'child' | 'admitted';

/** A guardian's consent admits a child, because the stats have `adult_from_year` only while consent is missing. */
export function admissionOf(
  { profile, consents }: Pick<UserStats, 'profile' | 'consents'>,
  year: number,
): Admission {
  if (profile === null) return 'no-profile';
  if (consents === null || consents.version < CONSENT_VERSION) return 'unasked';
  return mayBeChild(profile, year) ? 'child' : 'admitted';
}

/** `unknown` is treated like `guarded`; `permitted` is a minor whose guardian has consented. */
export type AgeGroup = 'unknown' | 'guarded' | 'permitted' | 'adult';

/** The age group that a profile's fields imply. */
export function ageGroup(fields: GuardianshipFields, year: number): AgeGroup {
  const { guardianship, adult_from_year } = fields;
  if (guardianship === undefined) return 'unknown';
  if (needsGuardian(fields, year)) return 'guarded';
  const isStillMinor = adult_from_year === undefined || year < adult_from_year;
  return guardianship === 'recorded' && isStillMinor ? 'permitted' : 'adult';
}
