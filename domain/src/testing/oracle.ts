import { addDays } from '../day';
import type { Day } from '../day';
import type { UserStats } from '../documents/user-stats';
import type { Event } from './events';

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** Computes runs by walking the calendar day by day, unlike the reducer. */
function naiveRuns(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return runs;
  let run: Day[] = [];
  for (let day = first; day <= addDays(last, 1); day = addDays(day, 1)) {
    if (days.includes(day)) run.push(day);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

function isCompleted(start: EventOf<'start'>, days: Day[], doneAt: Map<Day, Date>) {
  const { category, duration_days } = start.terms;
  const counts = (day: Day) => day >= start.started_on && (doneAt.get(day) ?? start.at) >= start.at;
  if (category === 'streak') {
    return naiveRuns(days).some((run) => run.length >= duration_days && run.some(counts));
  }
  return days.filter(counts).length >= duration_days;
}

function uniqueBy<T>(list: T[], key: (item: T) => string): T[] {
  return [...new Map(list.map((item) => [key(item), item])).values()];
}

const rewardXp = (start: EventOf<'start'>) =>
  start.terms.reward_type === 'xp' ? Number(start.terms.reward_value) : 0;

/** Computes the expected stats naively from all events at once, independently of their order. */
export function oracle(events: readonly Event[]) {
  const devotionals = events.filter((event) => event.kind === 'devotional');
  const readings = uniqueBy(
    events.filter((event) => event.kind === 'reading'),
    (each) => each.reading_id,
  );
  const starts = uniqueBy(
    events.filter((event) => event.kind === 'start'),
    (each) => each.challenge_id,
  );
  const days = [...new Set(devotionals.map(({ day }) => day))].toSorted();
  const memorized = days.filter((day) =>
    devotionals.some((each) => each.day === day && each.memorized),
  );
  const inOrder = devotionals.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  /** The last completion of each day: a day counts for a challenge if any of its completions was after the start. */
  const doneAt = new Map(inOrder.map(({ day, at }) => [day, at]));
  const completed = starts.filter((start) => isCompleted(start, days, doneAt));
  const runs = naiveRuns(days);
  const rewards = completed.reduce((sum, start) => sum + rewardXp(start), 0);
  const xp = 50 * days.length + 25 * memorized.length + rewards;
  return {
    total_xp: xp,
    current_level: Math.floor(xp / 100) + 1,
    current_streak: runs.at(-1)?.length ?? 0,
    longest_streak: Math.max(0, ...runs.map((run) => run.length)),
    last_devotional_date: days.at(-1) ?? null,
    total_devotionals_completed: days.length,
    total_verses_memorized: memorized.length,
    total_readings: readings.length,
    runs: runs.map((run) => ({ start: run[0], end: run.at(-1) })),
    started: starts.map((start) => start.challenge_id).toSorted(),
    completed: completed.map((start) => start.challenge_id).toSorted(),
    medals: completed
      .filter((start) => start.terms.reward_type === 'medalha')
      .map((start) => `medalha-${start.challenge_id}`)
      .toSorted(),
  };
}

/** The part of the stats that the oracle computes. */
export function factsOf(stats: UserStats) {
  const active = stats.active_challenges.map((challenge) => challenge.challenge_id);
  return {
    total_xp: stats.total_xp,
    current_level: stats.current_level,
    current_streak: stats.current_streak,
    longest_streak: stats.longest_streak,
    last_devotional_date: stats.last_devotional_date,
    total_devotionals_completed: stats.total_devotionals_completed,
    total_verses_memorized: stats.total_verses_memorized,
    total_readings: stats.total_readings,
    runs: stats.runs,
    started: stats.started_challenge_ids,
    completed: stats.started_challenge_ids.filter((id) => !active.includes(id)),
    medals: stats.badge_ids.filter((id) => id.startsWith('medalha-')),
  };
}
