import { aUserStats } from '@raizes/tests/factories';
import { describe, expect, it } from 'vitest';
import type { Day } from '../day';
import { daysToCatchUp, isCompletableAt, lateUntil, pendingLateDays } from './late-days';

const day: Day = '2026-11-20';
const brasilia = 'America/Sao_Paulo';

/** A moment by the clocks of Brasília. */
const at = (text: string) => new Date(`${text}-03:00`);

describe('a day is late', () => {
  it('when it had begun for the church as it was published', () => {
    expect(lateUntil(day, at('2026-11-19T23:59:59'), brasilia)).toBeNull();
    expect(lateUntil(day, at('2026-11-20T00:00:00'), brasilia)).toEqual(at('2026-11-29T00:00:00'));
  });

  it('by the church’s time zone, not by UTC or the easternmost one', () => {
    const published = at('2026-11-19T22:00:00');
    expect(lateUntil(day, published, brasilia)).toBeNull();
    expect(lateUntil(day, published, 'Europe/Lisbon')).toEqual(new Date('2026-11-29T00:00:00Z'));
  });

  it('until a day after the seventh one after its publication, the last on which it is offered', () => {
    const published = at('2026-11-22T10:00:00');
    const until = lateUntil(day, published, brasilia);
    expect(until).toEqual(at('2026-12-01T00:00:00'));
    expect(isCompletableAt(day, at('2026-11-30T23:59:59'), until)).toBe(true);
    expect(isCompletableAt(day, at('2026-12-01T00:00:00'), until)).toBe(false);
    // Somebody in Honolulu is offered it until their midnight, and then still finishes.
    expect(daysToCatchUp(day, published, brasilia).at(-1)).toBe('2026-11-29');
    expect(isCompletableAt(day, new Date('2026-11-30T00:20:00-10:00'), until)).toBe(true);
  });

  it('for a week at most: what is published later still is an archive’s', () => {
    expect(lateUntil(day, at('2026-11-27T23:00:00'), brasilia)).toEqual(at('2026-12-06T00:00:00'));
    expect(lateUntil(day, at('2026-11-28T00:00:00'), brasilia)).toBeNull();
    expect(daysToCatchUp(day, at('2026-11-28T00:00:00'), brasilia)).toEqual([]);
  });
});

it('is shown on the days after it on which it may still be done', () => {
  expect(daysToCatchUp(day, at('2026-11-19T12:00:00'), brasilia)).toEqual([]);
  expect(daysToCatchUp(day, at('2026-11-20T09:00:00'), brasilia)).toEqual(
    ['21', '22', '23', '24', '25', '26', '27'].map((date) => `2026-11-${date}`),
  );
  const later = daysToCatchUp(day, at('2026-11-22T10:00:00'), brasilia);
  expect([later[0], later.at(-1), later.length]).toEqual(['2026-11-22', '2026-11-29', 8]);
});

it('is otherwise done on its own day alone', () => {
  expect(isCompletableAt(day, new Date('2026-11-21T23:59:59Z'), null)).toBe(true);
  expect(isCompletableAt(day, new Date('2026-11-22T00:00:00Z'), null)).toBe(false);
});

describe('what a person may catch up', () => {
  it('is what they have not done, the newest first', () => {
    const days: Day[] = ['2026-11-18', '2026-11-20'];
    expect(pendingLateDays(days, aUserStats())).toEqual(['2026-11-20', '2026-11-18']);
    const runs = [{ start: day, end: day }];
    expect(pendingLateDays(days, aUserStats({ runs }))).toEqual(['2026-11-18']);
  });

  it('is no day before the account', () => {
    const stats = aUserStats({ created_at: at('2026-11-20T12:00:00') });
    expect(pendingLateDays(['2026-11-18', '2026-11-19', '2026-11-20'], stats)).toEqual([day]);
  });
});
