import { addDays, daysBetween, weekdayOf } from '../day';
import type { Day } from '../day';
import { isPaused } from '../documents/content-plan';
import type { PlanChoice } from '../documents/content-plan';
import { planTracks } from './reading-plans';
import type { Sitting, Track } from './reading-plans';

/** The part of a plan's choice that decides what is read when. */
type Choice = Pick<PlanChoice, 'plan' | 'start' | 'weekdays' | 'pauses' | 'earlier'>;

/**
 * The sitting of each reading day from `from` to `to`, inclusive. A finished plan starts again, so every reading day has a sitting.
 * A day's sitting depends only on the choice, not on the window: a day that is skipped does not shift the others.
 */
export function readingDays(choice: Choice, from: Day, to: Day): Map<Day, Sitting> {
  const tracks = planTracks[choice.plan].map((track) => startTrack(track, choice));
  const found = new Map<Day, Sitting>();
  for (let day = choice.start; day <= to; day = addDays(day, 1)) {
    if (!isReadingDay(choice, day)) continue;
    const sitting = tracks.flatMap((track) => track.next(day));
    if (day >= from && sitting.length > 0) found.set(day, sitting);
  }
  return found;
}

/** The reading weekdays that apply on a day. */
const weekdaysOn = ({ weekdays, earlier }: Choice, day: Day) =>
  earlier.find(({ until }) => day < until)?.weekdays ?? weekdays;

const isReadingDay = (choice: Choice, day: Day) =>
  weekdaysOn(choice, day).includes(weekdayOf(day)) && !isPaused(choice, day);

/** Returns the sittings of a track one by one, one for each of its reading days. */
function startTrack(track: Track, choice: Choice) {
  const weekdaysFrom = (day: Day) =>
    weekdaysOn(choice, day).filter((weekday) => track.weekdays.includes(weekday));
  const onePass = (from: Day) =>
    track.sittings(from, (end) => countDays(weekdaysFrom(from), from, end));
  let left = onePass(choice.start);
  let pace = weekdaysFrom(choice.start).length;
  return {
    next(day: Day): Sitting {
      const weekdays = weekdaysFrom(day);
      if (!weekdays.includes(weekdayOf(day))) return [];
      if (left.length === 0) left = onePass(day);
      else if (weekdays.length !== pace) left = track.rescale(left, weekdays.length / pace);
      pace = weekdays.length;
      const [sitting = [], ...rest] = left;
      left = rest;
      return sitting;
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
