import type { Challenge } from '@raizes/domain/documents/challenge';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { recordDevotional } from '@raizes/domain/progress/record';
import { emptyStats } from '@raizes/domain/progress/stats';
import { aChallenge, aUserChallenge, noonOf } from '@raizes/tests/factories';
import { describe, expect, it } from 'vitest';
import { listChallenges, withStarts } from './api';

const today = '2026-11-21';

const offer = (id: string, changes: Partial<Challenge> = {}): Challenge => {
  const terms = { title: `Desafio ${id}`, category: 'devotionals', duration_days: 2 };
  return aChallenge({ id, ...terms, ...changes });
};
const start = (challenge_id: string) => aUserChallenge({ challenge_id, started_on: today });

const offers = [offer('a'), offer('b', { duration_days: 1 }), offer('c')];
const nothing = emptyStats('ana');
const started = (...ids: string[]) => withStarts(nothing, ids.map(start), offers);
const afterDevotional = (stats: UserStats) =>
  recordDevotional(stats, { day: today, memorized: false, at: noonOf(today) }).stats;

const states = (challenges: Challenge[], stats: UserStats, before = stats) =>
  listChallenges(challenges, stats, today, before).map(({ id, status }) => `${id} ${status.state}`);

describe('the list of challenges', () => {
  it('lists every challenge on offer as available, newest first', () => {
    expect(states(offers, nothing)).toEqual(['a available', 'b available', 'c available']);
  });

  it('starts with those in progress and ends with those completed', () => {
    const stats = afterDevotional(started('b', 'c'));
    expect(states(offers, stats)).toEqual(['c active', 'a available', 'b completed']);
  });

  it('keeps the place of a challenge whose state changes while the list is open', () => {
    const stats = afterDevotional(started('b', 'c'));
    expect(states(offers, stats, nothing)).toEqual(['a available', 'b completed', 'c active']);
  });

  it('shows the progress of a challenge', () => {
    const [first] = listChallenges(offers, afterDevotional(started('c')), today, nothing).slice(2);
    expect(first?.status).toEqual({ state: 'active', done: 1, percent: 50 });
  });

  it('keeps a deleted challenge while a person who started it has not completed it', () => {
    expect(states([offer('a')], started('c'))).toEqual(['c active', 'a available']);
    const completed = afterDevotional(afterDevotional(started('b')));
    expect(states([offer('a')], completed)).toEqual(['a available']);
  });

  it('leaves out archived challenges, except those that the person has started', () => {
    const archived = offers.slice(0, 2).map((each) => ({ ...each, archived: true }));
    expect(states(archived, nothing)).toEqual([]);
    const stats = afterDevotional(started('a', 'b'));
    expect(states(archived, stats)).toEqual(['a active', 'b completed']);
    expect(states([offer('c', { archived: false })], nothing)).toEqual(['c available']);
  });

  it('keeps the terms that a challenge had when it was started', () => {
    const changed = [offer('c', { title: 'Outro', duration_days: 30, description: 'Novo texto.' })];
    const [listed] = listChallenges(changed, started('c'), today, nothing);
    expect(listed?.terms).toMatchObject({ title: 'Desafio c', duration_days: 2 });
    expect(listed?.description).toBe('Novo texto.');
  });
});

describe('a start that the server has not counted', () => {
  it('counts as started, and later completions count for it', () => {
    expect(started('a').active_challenges).toMatchObject([{ challenge_id: 'a', progress: 0 }]);
    const later = withStarts(afterDevotional(nothing), [start('a')], offers);
    expect(later.active_challenges).toMatchObject([{ challenge_id: 'a', progress: 50 }]);
  });

  it('changes nothing after the server has counted it', () => {
    const stats = afterDevotional(started('a', 'b'));
    expect(withStarts(stats, [start('a'), start('b')], offers)).toEqual(stats);
  });

  it('changes nothing when its challenge is unknown', () => {
    expect(withStarts(nothing, [start('z')], offers)).toEqual(nothing);
  });
});
