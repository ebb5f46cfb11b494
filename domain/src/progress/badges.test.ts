import { describe, expect, it } from 'vitest';
import type { UserStats } from '../documents/user-stats';
import { badgeCatalogue, isEarned } from './badges';
import { emptyStats } from './stats';

const earnedBy = (stats: Partial<UserStats>) =>
  badgeCatalogue
    .filter((badge) => isEarned(badge, { ...emptyStats('ana'), ...stats }))
    .map((badge) => badge.id);

describe('badges', () => {
  it('are not earned by a new disciple', () => {
    expect(earnedBy({})).toEqual([]);
  });

  it.each<[Partial<UserStats>, string[]]>([
    [{ total_devotionals_completed: 1 }, ['primeiro-devocional']],
    [{ longest_streak: 6 }, []],
    [{ longest_streak: 7 }, ['sequencia-7']],
    [{ longest_streak: 30 }, ['sequencia-7', 'sequencia-30']],
    [{ longest_streak: 365 }, ['sequencia-7', 'sequencia-30', 'sequencia-100', 'sequencia-365']],
    [{ total_verses_memorized: 1 }, ['versiculos-1']],
    [{ total_verses_memorized: 50 }, ['versiculos-1', 'versiculos-10', 'versiculos-50']],
    [{ current_level: 4 }, []],
    [{ current_level: 5 }, ['nivel-5']],
    [{ current_level: 25 }, ['nivel-5', 'nivel-10', 'nivel-25']],
    [{ total_readings: 1 }, ['primeira-leitura']],
    [{ started_challenge_ids: ['a'] }, ['primeiro-desafio']],
  ])('for %j are %j', (stats, ids) => {
    expect(earnedBy(stats)).toEqual(ids);
  });

  it('depend on the longest streak, not the current one', () => {
    expect(earnedBy({ current_streak: 30 })).toEqual([]);
  });

  it('have unique ids, a name and a description', () => {
    expect(new Set(badgeCatalogue.map((badge) => badge.id)).size).toBe(badgeCatalogue.length);
    expect(badgeCatalogue.every((badge) => badge.name && badge.description)).toBe(true);
  });
});
