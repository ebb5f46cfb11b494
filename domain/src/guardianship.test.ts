import { describe, expect, it } from 'vitest';
import { deriveGuardianship, needsGuardian } from './guardianship';

describe('guardianship by birth year', () => {
  it.each([
    [2020, 2026, 'needed'],
    [2008, 2026, 'needed'],
    [2007, 2026, 'none'],
    [1950, 2026, 'none'],
  ])('a person born in %i has in %i: %s', (birthYear, year, expected) => {
    expect(deriveGuardianship(birthYear, year, undefined).guardianship).toBe(expected);
  });

  it('keeps the consent that a guardian already gave', () => {
    const recorded = { guardianship: 'recorded', adult_from_year: 2031 };
    expect(deriveGuardianship(2012, 2026, 'recorded')).toEqual(recorded);
  });

  it('ends in the year after the 18th birthday, and the year of majority is removed', () => {
    expect(deriveGuardianship(2008, 2026, 'needed')).toEqual({
      guardianship: 'needed',
      adult_from_year: 2027,
    });
    expect(deriveGuardianship(2008, 2027, 'needed')).toEqual({ guardianship: 'none' });
  });
});

describe('consent of a guardian', () => {
  it('is needed until the person comes of age, without any update of the profile', () => {
    const minor = deriveGuardianship(2008, 2024, undefined);
    expect([2024, 2026, 2027].filter((year) => needsGuardian(minor, year))).toEqual([2024, 2026]);
  });

  it.each([
    [{}, false],
    [{ guardianship: 'none' }, false],
    [{ guardianship: 'recorded', adult_from_year: 2031 }, false],
    // A minor whose year of majority is unknown.
    [{ guardianship: 'needed' }, true],
  ] as const)('of %j is needed: %s', (profile, isNeeded) => {
    expect(needsGuardian(profile, 2026)).toBe(isNeeded);
  });
});
