import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { Day } from '../day';
import { apply, devotional, reading, replay, start } from '../testing/events';

const today: Day = '2026-11-16';
const evening = new Date(`${today}T20:00:00Z`);
const days = (from: Day, count: number) =>
  Array.from({ length: count }, (_, index) => devotional(addDays(from, index)));
const changedTo = (progress: number) => ({ challenge_id: 'desafio', progress, completed: false });
const completed = { ...changedTo(100), completed: true };

describe('starting a challenge', () => {
  it('makes it active with progress 0', () => {
    const outcome = apply(replay([]), start(today));
    expect(outcome).toMatchObject({ credited: true, xpGained: 0, changedChallenges: [] });
    expect(outcome.stats.started_challenge_ids).toEqual(['desafio']);
    expect(outcome.stats.active_challenges).toMatchObject([
      { challenge_id: 'desafio', title: 'Sete dias firmes', progress: 0, counts_from: today },
    ]);
  });

  it('begins with progress 0, even during a streak', () => {
    const { active_challenges } = replay([...days('2026-11-10', 7), start(today, {}, evening)]);
    expect(active_challenges).toMatchObject([{ progress: 0, counts_from: '2026-11-17' }]);
  });

  it('is credited once', () => {
    const stats = replay([start(today)]);
    const again = apply(stats, start('2026-11-30'));
    expect(again.credited).toBe(false);
    expect(again.stats).toBe(stats);
  });

  it('is not credited again after the challenge is completed', () => {
    const stats = replay([start(today, { duration_days: 1 }), devotional(today)]);
    expect(stats).toMatchObject({ active_challenges: [], started_challenge_ids: ['desafio'] });
    expect(apply(stats, start('2026-11-30')).credited).toBe(false);
  });
});

describe('a challenge', () => {
  it('does not count a devotional completed before the start on the same day, in any order of arrival', () => {
    const events = [devotional(today), start(today, { category: 'devotionals' }, evening)];
    for (const delivered of [events, events.toReversed()]) {
      const [challenge] = replay(delivered).active_challenges;
      expect(challenge).toMatchObject({ counts_from: '2026-11-17', progress: 0 });
    }
  });

  it('counts the day of the start if its devotional was completed again after the start, in any order of arrival', () => {
    const begin = start(today, { category: 'devotionals', duration_days: 1 });
    const before = devotional(today, false, new Date(`${today}T07:00:00Z`));
    const after = devotional(today, false, evening);
    const orders = [
      [before, begin, after],
      [before, after, begin],
      [begin, before, after],
      [begin, after, before],
      [after, before, begin],
      [after, begin, before],
    ];
    expect(orders.map((events) => replay(events).total_xp)).toEqual(orders.map(() => 150));
  });

  it('counts a devotional completed after the start, even if it arrives before the start', () => {
    const outcome = apply(replay([devotional(today)]), start(today, { category: 'devotionals' }));
    expect(outcome.changedChallenges).toEqual([changedTo(14)]);
  });

  it('never counts readings; even the category of Bible reading counts devotionals', () => {
    const begin = start(today, { category: 'Leitura Bíblica', duration_days: 365 });
    const chapters = Array.from({ length: 365 }, (_, index) => reading(today, `r${index}`));
    const stats = replay([begin, ...chapters]);
    expect(stats).toMatchObject({ total_xp: 0, active_challenges: [{ progress: 0 }] });
    const outcome = apply(
      replay([start(today, { category: 'Leitura Bíblica' })]),
      devotional(today),
    );
    expect(outcome.changedChallenges).toEqual([changedTo(14)]);
  });
});

describe('challenge progress', () => {
  it('is recomputed after each devotional', () => {
    const outcome = apply(replay([start(today), devotional(today)]), devotional('2026-11-17'));
    expect(outcome.changedChallenges).toEqual([changedTo(29)]);
  });

  it('is not reported if it has not changed', () => {
    const outcome = apply(replay([start(today), devotional(today)]), reading(today, 'jo-3'));
    expect(outcome.changedChallenges).toEqual([]);
  });
});

describe('a challenge that reaches 100', () => {
  const sixDays = replay([start(today), ...days(today, 6)]);

  it('gives its XP, raises the level and earns the badge of the first challenge', () => {
    const outcome = apply(sixDays, devotional('2026-11-22'));
    expect(outcome.changedChallenges).toEqual([completed]);
    expect(outcome.xpGained).toBe(150);
    expect(outcome.stats).toMatchObject({ total_xp: 450, current_level: 5, active_challenges: [] });
    const badges = outcome.earnedBadges.map((badge) => badge.badge_id);
    expect(badges).toEqual(['sequencia-7', 'nivel-5', 'primeiro-desafio']);
  });

  it('gives its medal as a badge', () => {
    const medal = {
      reward_type: 'medalha',
      reward_value: 'Coração Fiel',
      duration_days: 1,
    } as const;
    const outcome = apply(replay([start(today, medal)]), devotional(today));
    expect(outcome.xpGained).toBe(50);
    expect(outcome.earnedBadges[0]).toEqual({
      badge_id: 'medalha-desafio',
      name: 'Coração Fiel',
      description: 'Você concluiu o desafio “Sete dias firmes”.',
      icon: 'medal',
      earned_at: new Date(`${today}T12:00:00Z`),
    });
  });

  it('gives its reward only once', () => {
    const done = replay([devotional('2026-11-22')], sixDays);
    expect(replay([devotional('2026-11-22'), devotional('2026-11-23')], done).total_xp).toBe(500);
  });

  it('is completed even by a late devotional that fills an earlier run', () => {
    const twoRuns = [...days(today, 3), ...days('2026-11-20', 3)];
    const gap = replay([start(today), ...twoRuns, devotional('2026-11-30')]);
    expect(gap.active_challenges).toMatchObject([{ progress: 14 }]);
    expect(apply(gap, devotional('2026-11-19')).changedChallenges).toEqual([completed]);
  });

  it('is completed at its start if all its days arrived before', () => {
    const outcome = apply(replay(days(today, 7)), start(today));
    expect(outcome.changedChallenges).toEqual([completed]);
    expect(outcome.xpGained).toBe(100);
  });

  it.each(['abc', '-50', '', '0'])('gives no XP for a reward of %j', (reward_value) => {
    const begin = start(today, { duration_days: 1, reward_value });
    expect(replay([begin, devotional(today)]).total_xp).toBe(50);
  });
});
