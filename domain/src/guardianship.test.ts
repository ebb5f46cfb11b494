import { describe, expect, it } from 'vitest';
import {
  admissionOf,
  ageGroup,
  deriveGuardianship,
  minorBirthYear,
  needsGuardian,
} from './guardianship';
import { CONSENT_VERSION } from './limits';

describe('guardianship by birth year', () => {
  it.each([
    [2020, 2026, 'needed'],
    [2008, 2026, 'needed'],
    [2007, 2026, 'none'],
    [1950, 2026, 'none'],
  ])('of a person born in %i is in %i: %s', (birthYear, year, expected) => {
    expect(deriveGuardianship(birthYear, year, undefined).guardianship).toBe(expected);
  });

  it('preserves the recorded consent of a guardian', () => {
    const recorded = { guardianship: 'recorded', adult_from_year: 2031 };
    expect(deriveGuardianship(2012, 2026, 'recorded')).toEqual(recorded);
  });

  it('ends in the year after the 18th birthday, and drops the year of majority', () => {
    expect(deriveGuardianship(2008, 2026, 'needed')).toEqual({
      guardianship: 'needed',
      adult_from_year: 2027,
    });
    expect(deriveGuardianship(2008, 2027, 'needed')).toEqual({ guardianship: 'none' });
  });
});

it.each([2008, 2020])('reads the birth year %i of a minor from the profile', (birthYear) => {
  expect(minorBirthYear(deriveGuardianship(birthYear, 2026, undefined))).toBe(birthYear);
  expect(minorBirthYear({ guardianship: 'none' })).toBeNull();
});

describe('a guardian’s consent', () => {
  it('is needed until the person comes of age, without any update of the profile', () => {
    const minor = deriveGuardianship(2008, 2024, undefined);
    expect([2024, 2026, 2027].filter((year) => needsGuardian(minor, year))).toEqual([2024, 2026]);
  });

  it.each([
    // The age is not known yet.
    [{}, true],
    [{ guardianship: 'none' }, false],
    [{ guardianship: 'recorded', adult_from_year: 2031 }, false],
    // A minor whose year of majority is unknown.
    [{ guardianship: 'needed' }, true],
  ] as const)('for %j is needed: %s', (profile, isNeeded) => {
    expect(needsGuardian(profile, 2026)).toBe(isNeeded);
  });
});

describe('admission', () => {
  const consents = {
    version: CONSENT_VERSION,
    leader_progress: false,
    ai: false,
    notifications: false,
  };
  const profile = { full_name: 'Ana', position: 'discipulo', leader: null } as const;
  const minor = (birthYear: number) => {
    const { adult_from_year = 0 } = deriveGuardianship(birthYear, 2026, undefined);
    return { ...profile, adult_from_year };
  };

  it.each([
    ['an adult who has answered', profile, consents, 'admitted'],
    ['an account without a profile', null, consents, 'no-profile'],
    ['a person who has not been asked', profile, null, 'unasked'],
    ['an answer to older texts', profile, { ...consents, version: CONSENT_VERSION - 1 }, 'unasked'],
    ['a minor of 13', minor(2013), consents, 'admitted'],
    ['a child who can still be 11', minor(2014), consents, 'child'],
    ['a child whose guardian has consented', profile, consents, 'admitted'],
  ] as const)('of %s: %4$s', (_, known, answer, expected) => {
    expect(admissionOf({ profile: known, consents: answer }, 2026)).toBe(expected);
  });
});

it.each([
  [{}, 'unknown'],
  [{ adult_from_year: 2020 }, 'unknown'],
  [{ guardianship: 'none' }, 'adult'],
  [{ guardianship: 'needed' }, 'guarded'],
  [{ guardianship: 'needed', adult_from_year: 2027 }, 'guarded'],
  [{ guardianship: 'needed', adult_from_year: 2026 }, 'adult'],
  [{ guardianship: 'recorded' }, 'permitted'],
  [{ guardianship: 'recorded', adult_from_year: 2027 }, 'permitted'],
  [{ guardianship: 'recorded', adult_from_year: 2026 }, 'adult'],
] as const)('puts a profile with %j in 2026 into the age group %s', (profile, group) => {
  expect(ageGroup(profile, 2026)).toBe(group);
});
