import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { weeklyGoals } from '@raizes/domain/documents/rhythm';
import type { Run } from '@raizes/domain/documents/user-stats';
import { firmWeeks, weeksOf } from '@raizes/domain/progress/weeks';
import { printTable } from './report';

const LIVES = 10_000;
const WEEKS = 13;
const DAYS_OF_TEN = [6, 7, 8, 9];
/** The average length of a gap in days; its lengths, and those of the stays between, are geometric. */
const GAPS = [1, 2, 3, 5, 7];
const SEED = 20_261_129;

const first: Day = '2026-01-04';
const days = Array.from({ length: 7 * WEEKS }, (_, index) => addDays(first, index));
/** The Sunday after the quarter: all its weeks are over. */
const today = addDays(first, 7 * WEEKS);

/** Numbers from 0 to 1 by a fixed seed (mulberry32), so that two runs print the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One quarter in which a person comes on this share of the days, and stays away for `gap` days on average. */
function live(share: number, gap: number, random: () => number): Run[] {
  const leave = Math.min(1, (1 - share) / share / gap);
  let isHere = random() < share;
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const day of days) {
    if (!isHere) run = null;
    else if (run) run.end = day;
    else runs.push((run = { start: day, end: day }));
    isHere = isHere ? random() >= leave : random() < 1 / gap;
  }
  return runs;
}

const percent = (count: number) => `${((count * 100) / LIVES).toFixed(1)} %`;

for (const of10 of DAYS_OF_TEN) {
  const rows = GAPS.flatMap((gap) =>
    weeklyGoals.map((goal) => {
      const random = randomFrom(SEED);
      const plan = { goals: [`${first}:${goal}`], pauses: [] };
      const counts = { unbroken: 0, living: 0, half: 0 };
      for (let life = 0; life < LIVES; life += 1) {
        const weeks = weeksOf(plan, live(of10 / 10, gap, random), today);
        const { row, inYear } = firmWeeks(weeks);
        const isMissed = weeks.some(({ state }) => state === 'missed');
        if (!isMissed) counts.unbroken += 1;
        if (row >= 1) counts.living += 1;
        if (inYear >= 7) counts.half += 1;
      }
      const { unbroken, living, half } = counts;
      return [gap, goal, percent(unbroken), percent(living), percent(half)];
    }),
  );
  printTable(
    `Weeks: ${of10} days of 10, ${LIVES.toLocaleString('en')} lives of ${WEEKS} weeks, goals of ${weeklyGoals.join(', ')} days`,
    ['gap', 'goal', 'never broken', 'living row', '≥ 7 firm'],
    rows,
  );
}
