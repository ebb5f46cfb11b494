import { addDays, daysBetween, weekdayOf } from '../day';
import type { Day } from '../day';
import type { Pause, PlanChoice } from '../documents/content-plan';
import { tracksOf } from './plans';
import type { Sitting, Track } from './plans';

/** A plan as a church reads it. */
type Choice = Pick<PlanChoice, 'plan' | 'start' | 'weekdays' | 'pauses' | 'earlier'>;

/**
 * What is read on each reading day from `from` to `to`, both included. A plan that ends begins again, so that every reading day has
 * something. It depends on nothing but its arguments: a day that is left out keeps its reading, and no other day takes it.
 */
export function readingDays(choice: Choice, from: Day, to: Day): Map<Day, Sitting> {
  const tracks = tracksOf[choice.plan].map((track) => begin(track, choice));
  const found = new Map<Day, Sitting>();
  for (let day = choice.start; day <= to; day = addDays(day, 1)) {
    if (!isReadingDay(choice, day)) continue;
    const sitting = tracks.flatMap((track) => track.next(day));
    if (day >= from && sitting.length > 0) found.set(day, sitting);
  }
  return found;
}

/** The weekdays of a plan that stand on a day. */
const weekdaysOn = ({ weekdays, earlier }: Choice, day: Day) =>
  earlier.find(({ until }) => day < until)?.weekdays ?? weekdays;

const isReadingDay = (choice: Choice, day: Day) =>
  weekdaysOn(choice, day).includes(weekdayOf(day)) &&
  !choice.pauses.some((pause) => isWithin(pause, day));

export const isWithin = ({ from, to }: Pause, day: Day) => day >= from && (to === null || day < to);

/** Hands out the sittings of a track, one each reading day of its weekdays. What was handed out is never handed out again. */
function begin(track: Track, choice: Choice) {
  const weekdaysFrom = (day: Day) =>
    weekdaysOn(choice, day).filter((weekday) => track.weekdays.includes(weekday));
  const onceThrough = (from: Day) =>
    track.sittings(from, (end) => countDays(weekdaysFrom(from), from, end));
  let left = onceThrough(choice.start);
  let pace = weekdaysFrom(choice.start).length;
  return {
    next(day: Day): Sitting {
      const weekdays = weekdaysFrom(day);
      if (!weekdays.includes(weekdayOf(day))) return [];
      if (left.length === 0) left = onceThrough(day);
      else if (weekdays.length !== pace) left = track.rescale(left, weekdays.length / pace);
      pace = weekdays.length;
      const [sitting = [], ...rest] = left;
      left = rest;
      return sitting;
    },
  };
}

/** How many of the days from `from`, without `end`, are on these weekdays. */
function countDays(weekdays: readonly number[], from: Day, end: Day): number {
  const days = daysBetween(from, end);
  const rest = Array.from({ length: days % 7 }, (_, index) => weekdayOf(addDays(from, index)));
  const inRest = rest.filter((weekday) => weekdays.includes(weekday)).length;
  return Math.floor(days / 7) * weekdays.length + inRest;
}
