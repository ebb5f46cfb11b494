import type { Profile } from '@raizes/domain/documents/people';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { emptyStats } from '@raizes/domain/progress/stats';
import { describe, expect, it } from 'vitest';
import { inOrder, standingOf } from './api';
import type { Rhythm } from './api';

const today = '2026-11-21';
const profile = (full_name: string): Profile => ({
  id: full_name,
  full_name,
  position: 'discipulo',
  church_denomination: 'Igreja Raízes',
  pastor_id: 'paulo',
});
const shared = (last: UserStats['last_devotional_date']): Rhythm => ({
  kind: 'shared',
  stats: { last_devotional_date: last },
});

describe('the order of the disciples', () => {
  it('has those first who have been away for 14, 7 and 3 days', () => {
    const rhythms = new Map<string, Rhythm>([
      ['Ana', shared('2026-11-21')],
      ['Bia', shared('2026-11-18')],
      ['Caio', shared('2026-11-10')],
      ['Davi', shared('2026-10-01')],
      ['Eva', shared('2026-11-01')],
      ['Fábio', shared(null)],
      ['Gil', { kind: 'private' }],
      ['Hugo', shared('2026-11-20')],
      ['Ítalo', { kind: 'unknown' }],
    ]);
    const placed = inOrder([...rhythms.keys()].map(profile), rhythms, today);
    expect(placed.map((each) => [each.profile.full_name, each.group])).toEqual([
      ['Davi', 'two-weeks'],
      ['Eva', 'two-weeks'],
      ['Caio', 'week'],
      ['Bia', 'days'],
      ['Hugo', 'none'],
      ['Ana', 'none'],
      ['Fábio', 'not-begun'],
      ['Gil', 'private'],
      ['Ítalo', 'unknown'],
    ]);
  });

  it('is that of the names, as they are read here, where all else is equal', () => {
    const names = ['Úrsula', 'Zeca', 'Ângela', 'Bruno'];
    const rhythms = new Map(names.map((name) => [name, shared('2026-11-20')]));
    const placed = inOrder(names.map(profile), rhythms, today);
    expect(placed.map((each) => each.profile.full_name)).toEqual([
      'Ângela',
      'Bruno',
      'Úrsula',
      'Zeca',
    ]);
  });
});

describe('what a leader may know of a disciple', () => {
  const stats = emptyStats('ana');
  const consents = { version: 1, leader_progress: false, ai: true, notifications: true };

  it('is shared until somebody asks for it not to be', () => {
    expect(standingOf('ana', { state: 'ready', value: stats })).toEqual({ kind: 'shared', stats });
    const asked = { ...stats, consents: { ...consents, leader_progress: true } };
    expect(standingOf('ana', { state: 'ready', value: asked }).kind).toBe('shared');
  });

  it('is nothing when the disciple does not share it, or the rules refuse it', () => {
    expect(standingOf('ana', { state: 'ready', value: { ...stats, consents } })).toEqual({
      kind: 'private',
    });
    expect(standingOf('ana', { state: 'refused' })).toEqual({ kind: 'private' });
  });

  it('is that nothing has been done where there are no stats, and unknown where they can’t be read', () => {
    expect(standingOf('ana', { state: 'missing' })).toEqual({ kind: 'shared', stats });
    expect(standingOf('ana', { state: 'unreachable' })).toEqual({ kind: 'unknown' });
    expect(standingOf('ana', { state: 'malformed' })).toEqual({ kind: 'unknown' });
  });
});
