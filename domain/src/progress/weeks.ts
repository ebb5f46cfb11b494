import {
  addDays,
  daysBetween,
  formatDayAndMonth,
  formatDayCount,
  isDay,
  weekOf,
  weekdayOf,
  yearOf,
} from '../day';
import type { Day } from '../day';
import type { Rhythm } from '../documents/rhythm';
import type { Run } from '../documents/user-stats';
import { GOAL_CHANGES_MAX, PAUSE_DAYS_MAX, YEARLY_PAUSES } from '../limits';
import { hasDay } from './streak';

/** A stretch of days that break no week, inclusive. */
export interface Pause {
  first: Day;
  last: Day;
}

export interface Week {
  sunday: Day;
  goal: number;
  /** Days with a devotional. */
  done: number;
  /** `neutral`: touched by a pause, so it neither adds to a row nor ends it. `running`: not firm yet. */
  state: 'firm' | 'neutral' | 'missed' | 'running';
}

type Plan = Pick<Rhythm, 'goals' | 'pauses'>;

/** The Sunday with which the day's week begins. */
export const sundayOf = (day: Day): Day => addDays(day, -weekdayOf(day));

export const formatPause = ({ first, last }: Pause): string => `${first}/${last}`;

function parsePause(text: string): Pause[] {
  const [first = '', last = '', ...rest] = text.split('/');
  if (!isDay(first) || !isDay(last) || rest.length > 0 || last < first) return [];
  return daysBetween(first, last) < PAUSE_DAYS_MAX ? [{ first, last }] : [];
}

/** The pauses that count, in order. One that overlaps an earlier one, is too long or one too many in its year is left out. */
export function keptPauses(pauses: readonly string[]): Pause[] {
  const kept: Pause[] = [];
  // Entries of a fixed form sort by their first day, then by their last.
  for (const pause of pauses.toSorted().flatMap(parsePause)) {
    const year = yearOf(pause.first);
    const before = kept.at(-1);
    const inYear = kept.filter(({ first }) => yearOf(first) === year).length;
    if ((!before || before.last < pause.first) && inYear < YEARLY_PAUSES) kept.push(pause);
  }
  return kept;
}

export const pauseOn = (pauses: readonly Pause[], day: Day): Pause | undefined =>
  pauses.find(({ first, last }) => first <= day && day <= last);

interface Goal {
  sunday: Day;
  days: number;
}

/** The goals in order. Of two for the same Sunday, which two devices can have chosen, the lower one holds. */
function parseGoals(goals: readonly string[]): Goal[] {
  const parsed = goals.flatMap((text): Goal[] => {
    const [sunday = '', days = ''] = text.split(':');
    if (!isDay(sunday) || weekdayOf(sunday) !== 0 || !/^[1-7]$/.test(days)) return [];
    return [{ sunday, days: Number(days) }];
  });
  return parsed
    .toSorted((a, b) => (a.sunday < b.sunday ? -1 : a.sunday > b.sunday ? 1 : a.days - b.days))
    .filter(({ sunday }, index, all) => all[index - 1]?.sunday !== sunday);
}

/** The goal of the week that begins on this Sunday; null before the first goal. */
export const goalOf = ({ goals }: Pick<Plan, 'goals'>, sunday: Day): number | null =>
  parseGoals(goals).findLast((goal) => goal.sunday <= sunday)?.days ?? null;

const A_SUNDAY: Day = '1970-01-04';
const numberOf = (day: Day) => daysBetween(A_SUNDAY, day);

/** The days with a devotional of each week, by the number of the week. */
function countByWeek(runs: readonly Run[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const run of runs) {
    const [first, last] = [numberOf(run.start), numberOf(run.end)];
    for (let week = Math.floor(first / 7); week * 7 <= last; week += 1) {
      const days = Math.min(last, week * 7 + 6) - Math.max(first, week * 7) + 1;
      counts.set(week, (counts.get(week) ?? 0) + days);
    }
  }
  return counts;
}

/** Every week from the first goal up to today's, oldest first. */
export function weeksOf({ goals, pauses }: Plan, runs: readonly Run[], today: Day): Week[] {
  const parsed = parseGoals(goals);
  const kept = keptPauses(pauses);
  const counts = countByWeek(runs);
  const running = sundayOf(today);
  const weeks: Week[] = [];
  let index = 0;
  for (let sunday = parsed[0]?.sunday ?? addDays(running, 7); sunday <= running;) {
    if (parsed[index + 1]?.sunday === sunday) index += 1;
    const goal = parsed[index]?.days ?? 0;
    const done = counts.get(numberOf(sunday) / 7) ?? 0;
    const saturday = addDays(sunday, 6);
    const isPaused = kept.some(({ first, last }) => first <= saturday && last >= sunday);
    const otherwise = sunday === running ? 'running' : isPaused ? 'neutral' : 'missed';
    weeks.push({ sunday, goal, done, state: done >= goal ? 'firm' : otherwise });
    sunday = addDays(sunday, 7);
  }
  return weeks;
}

/** The firm weeks since the last missed one, and those of the year of the last week. */
export function firmWeeks(weeks: readonly Week[]): { row: number; inYear: number } {
  const year = weeks.at(-1)?.sunday.slice(0, 4);
  let row = 0;
  let inYear = 0;
  for (const { sunday, state } of weeks) {
    if (state === 'missed') row = 0;
    if (state !== 'firm') continue;
    row += 1;
    if (sunday.slice(0, 4) === year) inYear += 1;
  }
  return { row, inYear };
}

/** What the week says of itself; null without a goal. */
export function weekText(plan: Plan, runs: readonly Run[], today: Day): string | null {
  const sunday = sundayOf(today);
  const goal = goalOf(plan, sunday);
  if (goal === null) return null;
  const days = weekOf(today);
  const pauses = keptPauses(plan.pauses);
  const done = days.filter((day) => hasDay(runs, day)).length;
  if (done >= goal) return `Semana firme: ${formatDayCount(done)}`;
  const pause = pauseOn(pauses, today);
  if (pause) return `Em pausa até ${formatDayAndMonth(pause.last)}`;
  const left = days.filter((day) => !hasDay(runs, day));
  const missed = left.filter((day) => day < today && !pauseOn(pauses, day)).length;
  const rests = 7 - goal - missed;
  if (rests > 0) {
    const so = done === 0 ? 'Semana nova' : `Nesta semana: ${formatDayCount(done)}`;
    return `${so} · ${rests === 1 ? '1 descanso' : `${rests} descansos`} na reserva`;
  }
  const missing = goal - done;
  if (left.filter((day) => day >= today).length >= missing) {
    return `Nesta semana: ${formatDayCount(done)} · ${missing === 1 ? 'falta' : 'faltam'} ${missing}`;
  }
  return `Nesta semana: ${formatDayCount(done)}. A próxima começa no domingo.`;
}

/** The row of firm weeks in words; null without one. */
export function rowText(weeks: readonly Week[]): string | null {
  const { row, inYear } = firmWeeks(weeks);
  if (row === 0) return null;
  const text = row === 1 ? '1 semana firme' : `${row} semanas firmes seguidas`;
  return inYear > row ? `${text} · ${inYear} no ano` : text;
}

/** The entries by which a list changes. */
export interface ListChange {
  added: string[];
  removed: string[];
}

/** What choosing a goal changes in the list: the first holds from today's week, later ones from the next. */
export function chooseGoal({ goals }: Pick<Plan, 'goals'>, days: number, today: Day): ListChange {
  const sunday = sundayOf(today);
  const running = goalOf({ goals }, sunday);
  const from = running === null ? sunday : addDays(sunday, 7);
  // A choice replaces those for the same Sunday or later; going back to the running goal only removes them.
  const wanted = running === days ? [] : [`${from}:${days}`];
  const kept = goals.filter((goal) => goal < from).toSorted();
  const oldest = kept.slice(0, Math.max(0, kept.length + wanted.length - GOAL_CHANGES_MAX));
  const replaced = goals.filter((goal) => goal >= from && !wanted.includes(goal));
  return {
    added: wanted.filter((goal) => !goals.includes(goal)),
    removed: [...oldest, ...replaced],
  };
}

/** The days between the last devotional and today that no pause covers yet, as pauses; empty if they would not count. */
export function pausesForGap({ pauses }: Pick<Plan, 'pauses'>, last: Day, today: Day): Pause[] {
  const gap = { first: addDays(last, 1), last: addDays(today, -1) };
  if (gap.last < gap.first || daysBetween(gap.first, gap.last) >= PAUSE_DAYS_MAX) return [];
  const pieces: Pause[] = [];
  let first = gap.first;
  for (const pause of keptPauses(pauses)) {
    if (pause.last < first || pause.first > gap.last) continue;
    if (pause.first > first) pieces.push({ first, last: addDays(pause.first, -1) });
    first = addDays(pause.last, 1);
  }
  if (first <= gap.last) pieces.push({ first, last: gap.last });
  return pieces.every((piece) => wouldCount(pauses, piece)) ? pieces : [];
}

/** Whether a new pause would count beside the others. */
export function wouldCount(pauses: readonly string[], pause: Pause): boolean {
  const text = formatPause(pause);
  const kept = keptPauses([...pauses, text]).map(formatPause);
  // A pause that would push out one that counts now would rewrite earlier weeks.
  return kept.includes(text) && keptPauses(pauses).every((one) => kept.includes(formatPause(one)));
}
