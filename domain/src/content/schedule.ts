import { addDays, daysBetween, weekdayOf } from '../day';
import type { Day } from '../day';
import type { ContentPart } from '../documents/content-day';
import { choiceOn, isPaused } from '../documents/content-plan';
import type { ContentPlan, DevotionalSource, PlanChoice } from '../documents/content-plan';
import { planTracks } from './reading-plans';
import type { Portion, Track } from './reading-plans';

/** How many days from today are kept filled, and how many days before it are filled in late. */
export const FILLED_AHEAD_DAYS = 30;
export const CAUGHT_UP_DAYS = 7;

/** The choice that applies on each day from `from` to `to`; days of a pause are left out. */
export function choicesByDay(plan: ContentPlan, from: Day, to: Day) {
  const found = new Map<Day, PlanChoice>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const choice = choiceOn(plan, day);
    if (choice && !isPaused(choice, day)) found.set(day, choice);
  }
  return found;
}

/** The sources of a day's devotional; null in a pause. Before any plan applies, they are the church's own series. */
export function sourcesOn(plan: ContentPlan | null, day: Day): readonly DevotionalSource[] | null {
  const choice = plan && choiceOn(plan, day);
  if (!choice) return [{ from: 'series' }];
  return isPaused(choice, day) ? null : choice.devotionals;
}

/** The last day from `from` to `to` up to which the plan applies without a gap; null if it does not apply on `from`. */
export function coveredUntil(plan: ContentPlan, from: Day, to: Day): Day | null {
  const covered = choicesByDay(plan, from, to);
  let last: Day | null = null;
  for (let day = from; covered.has(day); day = addDays(day, 1)) last = day;
  return last;
}

/** Which day of the plan it is: the 331st of 365. */
export type PlanDay = NonNullable<ContentPart['plan_day']>;

/** What the plan has for a day. */
export interface PlannedDay {
  choice: PlanChoice;
  portion: Portion;
  /** Null for a plan that reads several tracks, each at its own pace. */
  planDay: PlanDay | null;
}

/** The days with readings from `from` to `to`, each computed with the choice that applies on it. */
export function plannedDays({ choices }: ContentPlan, from: Day, to: Day): Map<Day, PlannedDay> {
  return new Map(
    choices.flatMap((choice, index) => {
      const next = choices[index + 1];
      const first = choice.from > from ? choice.from : from;
      const last = next && next.from <= to ? addDays(next.from, -1) : to;
      return [...daysOf(choice, first, last)].map(
        ([day, planned]) => [day, { choice, ...planned }] as const,
      );
    }),
  );
}

/** The part of a plan's choice that decides what is read when. */
type Choice = Pick<PlanChoice, 'plan' | 'start' | 'weekdays' | 'pauses' | 'earlier'>;

/**
 * The portion of each reading day from `from` to `to`, inclusive. A finished plan starts again, so every reading day has a portion.
 * A day's portion depends only on the choice, not on the window: a day that is skipped does not shift the others.
 */
export function readingDays(choice: Choice, from: Day, to: Day): Map<Day, Portion> {
  const days = daysOf(choice, from, to);
  return new Map([...days].map(([day, { portion }]) => [day, portion]));
}

function daysOf(choice: Choice, from: Day, to: Day) {
  const tracks = planTracks[choice.plan].map((track) => startTrack(track, choice));
  const found = new Map<Day, Omit<PlannedDay, 'choice'>>();
  for (let day = choice.start; day <= to; day = addDays(day, 1)) {
    if (!isReadingDay(choice, day)) continue;
    const steps = tracks.map((track) => track.next(day));
    const [only, ...others] = steps;
    const planDay = only && others.length === 0 ? only.planDay : null;
    const portion = steps.flatMap((step) => step.portion);
    if (day >= from && portion.length > 0) found.set(day, { portion, planDay });
  }
  return found;
}

/** The reading weekdays that apply on a day. */
const weekdaysOn = ({ weekdays, earlier }: Choice, day: Day) =>
  earlier.find(({ until }) => day < until)?.weekdays ?? weekdays;

const isReadingDay = (choice: Choice, day: Day) =>
  weekdaysOn(choice, day).includes(weekdayOf(day)) && !isPaused(choice, day);

/** Returns the portions of a track one by one, one for each of its reading days. */
function startTrack(track: Track, choice: Choice) {
  const weekdaysFrom = (day: Day) =>
    weekdaysOn(choice, day).filter((weekday) => track.weekdays.includes(weekday));
  const onePass = (from: Day) =>
    track.portions(from, (end) => countDays(weekdaysFrom(from), from, end));
  let left = onePass(choice.start);
  let pace = weekdaysFrom(choice.start).length;
  /** How many days of the pass have been read. */
  let done = 0;
  return {
    next(day: Day): Omit<PlannedDay, 'choice'> {
      const weekdays = weekdaysFrom(day);
      if (!weekdays.includes(weekdayOf(day))) return { portion: [], planDay: null };
      if (left.length === 0) {
        left = onePass(day);
        done = 0;
      } else if (weekdays.length !== pace) left = track.rescale(left, weekdays.length / pace);
      pace = weekdays.length;
      const planDay = { day: done + 1, of: done + left.length };
      const [portion = [], ...rest] = left;
      left = rest;
      done += 1;
      return { portion, planDay };
    },
  };
}

/** The number of days from `from` to `end` (exclusive) that fall on these weekdays. */
function countDays(weekdays: readonly number[], from: Day, end: Day): number {
  const days = daysBetween(from, end);
  const rest = Array.from({ length: days % 7 }, (_, index) => weekdayOf(addDays(from, index)));
  const inRest = rest.filter((weekday) => weekdays.includes(weekday)).length;
  return Math.floor(days / 7) * weekdays.length + inRest;
}
