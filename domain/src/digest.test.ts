import { aUserStats, consents, noonOf } from '@raizes/tests/factories';
import { summarizeConsents } from './documents/consents';
import type { UserStats } from './documents/user-stats';
import { expect, it } from 'vitest';
import {
  buildDigest,
  digestLine,
  dueDigestWeek,
  mondayOf,
  peopleInDigest,
  withoutPerson,
} from './digest';

const week = '2026-11-23';
const sharing = summarizeConsents(consents());
const disciple = (id: string, changes: Partial<UserStats>) => ({
  id,
  stats: aUserStats({ consents: sharing, ...changes }),
});
const badge = (earned: '2026-11-15' | '2026-11-16' | '2026-11-22', icon = 'reading') => ({
  badge_id: 'b',
  name: 'Primeira Leitura',
  description: '',
  icon,
  earned_at: noonOf(earned),
});
const reachedBy = (changes: Partial<UserStats>) =>
  buildDigest([disciple('ana', changes)], 0, week).reached[0]?.achievements ?? [];

it('is due on Monday from 7 to 21 o’clock in the church’s time zone', () => {
  const due = (at: string, zone = 'America/Sao_Paulo') => dueDigestWeek(zone, new Date(at));
  expect(due('2026-11-23T09:59:00Z')).toBeNull();
  expect(due('2026-11-23T10:00:00Z')).toBe(week);
  expect(due('2026-11-23T23:59:00Z')).toBe(week);
  expect(due('2026-11-24T00:00:00Z')).toBeNull();
  expect(due('2026-11-22T23:00:00Z', 'Asia/Tokyo')).toBe(week);
  expect(due('2026-11-24T10:00:00Z')).toBeNull();
  expect(
    ['2026-11-22', '2026-11-23', '2026-11-29'].map((day) => mondayOf(day as typeof week)),
  ).toEqual(['2026-11-16', week, week]);
});

it('lists disciples away for seven days or more, longest first, but none who never began', () => {
  const { away, away_count } = buildDigest(
    [
      disciple('six', { last_devotional_date: '2026-11-17' }),
      disciple('seven', { last_devotional_date: '2026-11-16' }),
      disciple('long', { last_devotional_date: '2026-10-01' }),
      disciple('never', { last_devotional_date: null }),
    ],
    0,
    week,
  );
  expect(away).toEqual([
    { id: 'long', days: 53 },
    { id: 'seven', days: 7 },
  ]);
  expect(away_count).toBe(2);
});

it('counts disciples who do not share their progress, but never names them', () => {
  const hidden = {
    last_devotional_date: '2026-10-01',
    recent_badges: [badge('2026-11-22')],
  } as const;
  const digest = buildDigest(
    [
      disciple('no', {
        ...hidden,
        recent_badges: [...hidden.recent_badges],
        consents: { ...sharing, leader_progress: false },
      }),
      disciple('unasked', { ...hidden, recent_badges: [...hidden.recent_badges], consents: null }),
    ],
    2,
    week,
  );
  expect(digest).toMatchObject({ away: [], reached: [], away_count: 0, waiting: 2, private: 2 });
  expect(peopleInDigest(digest)).toEqual([]);
});

it('lists what was reached in the week before: badges, a streak and a level', () => {
  expect(reachedBy({ recent_badges: [badge('2026-11-16')] })).toEqual([
    { kind: 'badge', name: 'Primeira Leitura' },
  ]);
  expect(reachedBy({ recent_badges: [badge('2026-11-15')] })).toEqual([]);
  const fourteen = [{ start: '2026-11-08', end: '2026-11-22' }] as const;
  expect(reachedBy({ runs: [...fourteen] })).toEqual([{ kind: 'streak', days: 14 }]);
  // The streak's badge already covers it.
  expect(
    reachedBy({
      runs: [{ start: '2026-11-12', end: '2026-11-18' }],
      recent_badges: [badge('2026-11-22', 'streak')],
    }),
  ).toEqual([{ kind: 'badge', name: 'Primeira Leitura' }]);
  expect(reachedBy({ runs: [{ start: '2026-10-01', end: '2026-11-22' }] })).toEqual([]);

  const record = { xp: 75, memorized: true, devotional_at: null, readings: {} };
  const days = { '2026-11-17': record, '2026-11-10': record };
  expect(reachedBy({ days, total_xp: 230 })).toEqual([{ kind: 'level', level: 3 }]);
  expect(reachedBy({ days, total_xp: 290 })).toEqual([]);
  // Progress on the Monday itself belongs to the next digest, and does not hide what was reached before it.
  expect(reachedBy({ days: { [week]: record }, total_xp: 230 })).toEqual([]);
  expect(reachedBy({ days: { ...days, [week]: record }, total_xp: 305 })).toEqual([
    { kind: 'level', level: 3 },
  ]);
});

it('removes a person, and summarizes the rest in a line without names', () => {
  const digest = buildDigest(
    [
      disciple('ana', { last_devotional_date: '2026-10-01', recent_badges: [badge('2026-11-22')] }),
      disciple('bia', { last_devotional_date: '2026-10-02' }),
    ],
    1,
    week,
  );
  expect(digestLine(digest)).toBe(
    '2 pessoas há 7 dias sem devocional · 1 mensagem esperando resposta · 1 pessoa com algo a celebrar.',
  );
  const left = withoutPerson(digest, 'ana');
  expect(peopleInDigest(left)).toEqual(['bia']);
  expect(left).toMatchObject({ away_count: 1, reached_count: 0 });
  expect(digestLine({ ...withoutPerson(left, 'bia'), waiting: 0 })).toBeNull();
});
