import { describe, expect, it } from 'vitest';
import { deriveGuardianship, needsGuardian } from './guardianship';

describe('whoever may still be 17', () => {
  it.each([
    [2020, 2026, 'needed'],
    [2008, 2026, 'needed'],
    [2007, 2026, 'none'],
    [1950, 2026, 'none'],
  ])('born in %i is in %i: %s', (birthYear, year, expected) => {
    expect(deriveGuardianship(birthYear, year, undefined).guardianship).toBe(expected);
  });

  it('keeps the consent that a guardian has given', () => {
    const recorded = { guardianship: 'recorded', adult_from_year: 2031 };
    expect(deriveGuardianship(2012, 2026, 'recorded')).toEqual(recorded);
  });

  it('is an adult from the year after the one in which they turn 18, and then says nothing of their age', () => {
    expect(deriveGuardianship(2008, 2026, 'needed')).toEqual({
      guardianship: 'needed',
      adult_from_year: 2027,
    });
    expect(deriveGuardianship(2008, 2027, 'needed')).toEqual({ guardianship: 'none' });
  });
});

describe('a guardian’s consent', () => {
  it('is needed until they come of age, and not a year longer, without anybody doing anything', () => {
    const minor = deriveGuardianship(2008, 2024, undefined);
    expect([2024, 2026, 2027].map((year) => needsGuardian(minor, year))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    {},
    { guardianship: 'none' },
    { guardianship: 'recorded', adult_from_year: 2031 },
  ] as const)('is not needed of %j', (profile) => {
    expect(needsGuardian(profile, 2026)).toBe(false);
  });

  it('is needed of a minor of whom no year is known', () => {
    expect(needsGuardian({ guardianship: 'needed' }, 2026)).toBe(true);
  });
});
