import { BIRTH_YEAR_MIN } from '@raizes/domain/limits';

/** The year that was typed, or null when nobody alive can have been born in it. */
export function birthYearOf(typed: string, thisYear: number): number | null {
  const year = /^\d{4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return year >= BIRTH_YEAR_MIN && year <= thisYear ? year : null;
}
