import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { EarnedBadge, UserStats } from '../documents/user-stats';
import { completionsWithin, deliveriesOf, startsAround } from '../testing/arbitraries';
import { apply, devotional, reading, start } from '../testing/events';
import type { Event } from '../testing/events';
import { rebuildStats } from './rebuild';
import type { ProgressHistory } from './rebuild';
import { emptyStats } from './stats';
import '../testing/property-runs';

/** Applies events like the triggers, and collects the documents that they store in addition to the stats. */
function applyAll(events: readonly Event[]) {
  let stats = emptyStats('ana');
  const badges: EarnedBadge[] = [];
  const completed = new Map<string, Date>();
  for (const event of events) {
    const outcome = apply(stats, event);
    stats = outcome.stats;
    badges.push(...outcome.earnedBadges);
    for (const { completed: isCompleted, challenge_id } of outcome.changedChallenges) {
      if (isCompleted) completed.set(challenge_id, event.at);
    }
  }
  return { stats, history: historyOf(events, badges, completed) };
}

function historyOf(
  events: readonly Event[],
  badges: EarnedBadge[],
  completed: Map<string, Date>,
): ProgressHistory {
  const devotionals = new Map<string, ProgressHistory['devotionals'][number]>();
  const readings = new Map<string, ProgressHistory['readings'][number]>();
  const starts = new Map<string, ProgressHistory['starts'][number]>();
  for (const event of events) {
    if (event.kind === 'devotional') {
      const before = devotionals.get(event.day);
      const memorized = event.memorized || before?.memorized === true;
      const at = before && before.at > event.at ? before.at : event.at;
      devotionals.set(event.day, { ...event, memorized, at });
    } else if (event.kind === 'reading') {
      readings.set(event.reading_id, readings.get(event.reading_id) ?? event);
    } else {
      const completed_at = completed.get(event.challenge_id) ?? null;
      starts.set(event.challenge_id, { ...event, completed_at });
    }
  }
  return {
    devotionals: [...devotionals.values()],
    readings: [...readings.values()],
    starts: [...starts.values()],
    badges,
  };
}

const histories = fc
  .tuple(completionsWithin(40), fc.nat(20))
  .chain(([completions, offset]) => {
    const [first] = completions.flatMap((event) => (event.kind === 'start' ? [] : [event.day]));
    const from = addDays(first ?? '2026-11-21', offset - 20);
    return startsAround(from, 30).map((starts) => [...completions, ...starts]);
  })
  .chain((events) => deliveriesOf(events));

/** Removes the order of entries with equal timestamps, because no history contains it. */
const withoutOrder = (stats: UserStats) => ({
  ...stats,
  active_challenges: stats.active_challenges.toSorted((a, b) =>
    a.challenge_id.localeCompare(b.challenge_id),
  ),
  recent_badges: stats.recent_badges.map(({ earned_at }) => earned_at),
});

const damages: ((stats: UserStats) => UserStats)[] = [
  () => emptyStats('ana'),
  (stats) => ({ ...stats, total_xp: 999_999, current_level: 10_000 }),
  (stats) => ({ ...stats, total_xp: 0 }),
  (stats) => ({ ...stats, runs: [], current_streak: 0, longest_streak: 0 }),
  (stats) => ({ ...stats, days: {} }),
  (stats) => ({ ...stats, active_challenges: [], started_challenge_ids: [] }),
  ({ active_challenges, ...stats }) => {
    const wrong = { progress: 99, readings: 9999 };
    return {
      ...stats,
      active_challenges: active_challenges.map((each) => ({ ...each, ...wrong })),
    };
  },
  (stats) => ({ ...stats, badge_ids: ['nivel-25'], recent_badges: [] }),
  (stats) => ({ ...stats, total_verses_memorized: 0, total_readings: 7000 }),
  (stats) => ({ ...stats, total_devotionals_completed: 1, last_devotional_date: null }),
];

describe('rebuilt stats', () => {
  it('equal correct stats for any history', () => {
    fc.assert(
      fc.property(histories, (events) => {
        const { stats, history } = applyAll(events);
        const rebuilt = rebuildStats(stats, history);
        expect(rebuilt.stats).toEqual(stats);
        expect(rebuilt.missingBadges).toEqual([]);
      }),
    );
  });

  it('equal correct stats over a year, most of it older than the day records', () => {
    const year = fc.array(fc.constantFrom('none', 'plain', 'memorized', 'reading'), {
      minLength: 300,
      maxLength: 365,
    });
    fc.assert(
      fc.property(
        year,
        fc.nat(200),
        fc.constantFrom('streak', 'devotionals', 'Leitura Bíblica'),
        (days, begun, category) => {
          const events = days.flatMap((kind, index): Event[] => {
            const day = addDays('2025-11-21', index);
            const started = index === begun ? [start(day, { category, duration_days: 60 })] : [];
            if (kind === 'none') return started;
            if (kind === 'reading') return [...started, reading(day, `r${index}`)];
            return [...started, devotional(day, kind === 'memorized')];
          });
          const { stats, history } = applyAll(events);
          expect(rebuildStats(stats, history).stats).toEqual(stats);
        },
      ),
      { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10) },
    );
  });

  it('are repaired after any damage', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...damages), (events, damage) => {
        const { stats, history } = applyAll(events);
        const rebuilt = rebuildStats(damage(stats), history).stats;
        expect(withoutOrder(rebuilt)).toEqual(withoutOrder(stats));
      }),
    );
  });

  it('keep the fields that come from other documents', () => {
    const counts = { is_admin: true, unread_replies: 2, unread_notifications: 3 };
    const known = { ...emptyStats('ana'), ...counts };
    const empty = { devotionals: [], readings: [], starts: [], badges: [] };
    expect(rebuildStats(known, empty).stats).toEqual(known);
  });

  it('exclude completions of days before the account existed', () => {
    const known = { ...emptyStats('ana'), created_at: new Date('2026-11-21T15:00:00Z') };
    const { history } = applyAll([devotional('2026-11-18'), devotional('2026-11-21')]);
    const { stats } = rebuildStats(known, { ...history, badges: [] });
    expect(stats).toMatchObject({ total_xp: 50, current_streak: 1, created_at: known.created_at });
  });

  it('report badges that are not stored', () => {
    const { stats, history } = applyAll([devotional('2026-11-21')]);
    const rebuilt = rebuildStats(emptyStats('ana'), { ...history, badges: [] });
    expect(rebuilt.stats).toEqual(stats);
    expect(rebuilt.missingBadges.map(({ badge_id }) => badge_id)).toEqual(['primeiro-devocional']);
  });
});

describe('a memorized verse whose document was overwritten', () => {
  const days = Array.from({ length: 60 }, (_, index) => addDays('2026-09-01', index));
  const { stats, history } = applyAll(days.map((day) => devotional(day, true)));
  const overwritten: ProgressHistory = {
    ...history,
    devotionals: history.devotionals.map((each, index) => ({
      ...each,
      memorized: index !== 0 && index !== 59,
    })),
  };

  it('stays credited while the totals are consistent', () => {
    expect(rebuildStats(stats, overwritten).stats).toEqual(stats);
  });

  it('stays credited only within the day records if the totals are damaged', () => {
    const damaged = { ...stats, total_xp: 1 };
    expect(rebuildStats(damaged, overwritten).stats.total_verses_memorized).toBe(59);
  });
});
