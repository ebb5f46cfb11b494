import { aUserDevotional } from '@raizes/tests/factories';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptyStats } from '../progress/stats';
import { devotional, reading, replay, start } from '../testing/events';
import { day, instant } from './fields';
import { userDevotionalSchema } from './completions';
import { userStatsSchema } from './user-stats';

const time = new Date('2026-11-21T12:00:00Z');

describe('an instant', () => {
  it.each([
    ['a Date', time],
    ['a Firestore Timestamp', { toDate: () => time }],
    ['an ISO string', time.toISOString()],
  ])('is parsed from %s', (_, value) => {
    expect(v.parse(instant, value)).toEqual(time);
  });

  it.each([null, undefined, 0, 'ontem', {}, { toDate: 'hoje' }, new Date(Number.NaN)])(
    'is not parsed from %j',
    (value) => expect(v.is(instant, value)).toBe(false),
  );
});

it('accepts only existing calendar days', () => {
  expect(v.is(day, '2024-02-29')).toBe(true);
  expect(v.is(day, '2026-02-29')).toBe(false);
  expect(v.is(day, 20_261_121)).toBe(false);
});

describe('stats', () => {
  it('of a new disciple match the schema', () => {
    expect(v.parse(userStatsSchema, emptyStats('ana'))).toEqual(emptyStats('ana'));
  });

  it('survive a round trip through JSON', () => {
    const stats = replay([
      start('2026-11-15'),
      devotional('2026-11-19', true),
      devotional('2026-11-21'),
      reading('2026-11-21', 'joao-3'),
    ]);
    expect(v.parse(userStatsSchema, JSON.parse(JSON.stringify(stats)))).toEqual(stats);
  });
});

describe('a devotional completion', () => {
  const completion = aUserDevotional();

  it('matches the schema', () => {
    expect(v.is(userDevotionalSchema, completion)).toBe(true);
  });

  it.each(Object.keys(completion))('is invalid without %s', (field) => {
    expect(v.is(userDevotionalSchema, { ...completion, [field]: undefined })).toBe(false);
  });
});
