import { aUserStats } from '@raizes/tests/factories';
import { describe, expect, it } from 'vitest';
import type { Day } from '../day';
import { daysToCatchUp, isCompletableAt, lateUntil, pendingLateDays } from './late-days';

const day: Day = '2026-11-20';
const brasilia = 'America/Sao_Paulo';

/** A time in Brasília. */
const at = (text: string) => new Date(`${text}-03:00`);

describe('a day is late', () => {
  it('if it had begun for the church when it was published', () => {
    expect(lateUntil(day, at('2026-11-19T23:59:59'), brasilia)).toBeNull();
    expect(lateUntil(day, at('2026-11-20T00:00:00'), brasilia)).toEqual(at('2026-11-29T00:00:00'));
  });

  it('by the church’s time zone, not by UTC or the easternmost zone', () => {
    const published = at('2026-11-19T22:00:00');
    expect(lateUntil(day, published, brasilia)).toBeNull();
    expect(lateUntil(day, published, 'Europe/Lisbon')).toEqual(new Date('2026-11-29T00:00:00Z'));
  });

  it('until one day after the last day on which it is offered, the seventh after its publication', () => {
    const published = at('2026-11-22T10:00:00');
    const until = lateUntil(day, published, brasilia);
    expect(until).toEqual(at('2026-12-01T00:00:00'));
    expect(isCompletableAt(day, at('2026-11-30T23:59:59'), until)).toBe(true);
    expect(isCompletableAt(day, at('2026-12-01T00:00:00'), until)).toBe(false);
    // The app offers the day in Honolulu until midnight there, and a person can still finish it after that.
    expect(daysToCatchUp(day, published, brasilia).at(-1)).toBe('2026-11-29');
    expect(isCompletableAt(day, new Date('2026-11-30T00:20:00-10:00'), until)).toBe(true);
  });

  it('for a week at most, and never if it is published even later', () => {
    expect(lateUntil(day, at('2026-11-27T23:00:00'), brasilia)).toEqual(at('2026-12-06T00:00:00'));
    expect(lateUntil(day, at('2026-11-28T00:00:00'), brasilia)).toBeNull();
    expect(daysToCatchUp(day, at('2026-11-28T00:00:00'), brasilia)).toEqual([]);
  });
});

it('offers a late day on the following days on which it can be caught up', () => {
  expect(daysToCatchUp(day, at('2026-11-19T12:00:00'), brasilia)).toEqual([]);
  expect(daysToCatchUp(day, at('2026-11-20T09:00:00'), brasilia)).toEqual(
    ['21', '22', '23', '24', '25', '26', '27'].map((date) => `2026-11-${date}`),
  );
  const later = daysToCatchUp(day, at('2026-11-22T10:00:00'), brasilia);
  expect([later[0], later.at(-1), later.length]).toEqual(['2026-11-22', '2026-11-29', 8]);
});

it('accepts any other day only until the end of the next day in UTC', () => {
  expect(isCompletableAt(day, new Date('2026-11-21T23:59:59Z'), null)).toBe(true);
  expect(isCompletableAt(day, new Date('2026-11-22T00:00:00Z'), null)).toBe(false);
});

describe('the days that a person can catch up', () => {
  it('are the late days that they have not completed, newest first', () => {
    const days: Day[] = ['2026-11-18', '2026-11-20'];
    expect(pendingLateDays(days, aUserStats())).toEqual(['2026-11-20', '2026-11-18']);
    const runs = [{ start: day, end: day }];
    expect(pendingLateDays(days, aUserStats({ runs }))).toEqual(['2026-11-18']);
  });

  it('do not precede the account', () => {
    const stats = aUserStats({ created_at: at('2026-11-20T12:00:00') });
    expect(pendingLateDays(['2026-11-18', '2026-11-19', '2026-11-20'], stats)).toEqual([day]);
  });
});
