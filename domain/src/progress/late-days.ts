import { addDays, calendarDay, daysBetween, isOnTime } from '../day';
import type { Day } from '../day';
import type { UserStats } from '../documents/user-stats';
import { PUBLISHED_LATE_DAYS } from '../limits';
import { localTime, instantOf } from '../time-zone';
import { hasDay } from './streak';

/**
 * Whether a devotional may be done as this day's at this moment: some device has the day then, or it is the next day
 * in UTC (`isRecentDay` of firestore.rules), or the day was published late and may still be done.
 * @param until `late_until` of its content day
 */
export const isCompletableAt = (day: Day, at: Date, until: Date | null): boolean =>
  isOnTime(day, at) || (until !== null && at < until);

/**
 * A day is late when it had begun for the church as its devotional was first published. It is offered until the end of the seventh
 * day after its publication. A devotional that is published for a day more than a week ago is never late: nobody was waiting for it.
 */
const latePublication = (day: Day, publishedAt: Date, timeZone: string): Day | null => {
  const published = localTime(timeZone, publishedAt).day;
  const late = daysBetween(day, published);
  return late >= 0 && late <= PUBLISHED_LATE_DAYS ? published : null;
};

/**
 * The first moment at which a late day may no longer be done; null for a day that was published in time. It is a day after the last one
 * on which it is offered (`daysToCatchUp`): a device further west has that for longer, and who began it in its last minutes finishes.
 */
export function lateUntil(day: Day, publishedAt: Date, timeZone: string): Date | null {
  const published = latePublication(day, publishedAt, timeZone);
  return published && instantOf(addDays(published, PUBLISHED_LATE_DAYS + 2), 0, timeZone);
}

/** The days after a late one on which it may still be done. */
export function daysToCatchUp(day: Day, publishedAt: Date, timeZone: string): Day[] {
  const published = latePublication(day, publishedAt, timeZone);
  if (!published) return [];
  const all = Array.from({ length: PUBLISHED_LATE_DAYS + 1 }, (_, after) =>
    addDays(published, after),
  );
  return all.filter((each) => each > day);
}

/**
 * Of the days that may be caught up, those that a person has not done: first the newest, which a living streak needs first. None from
 * before the account began on the device's calendar.
 */
export function pendingLateDays(lateDays: readonly Day[], { runs, created_at }: UserStats): Day[] {
  const since = created_at && calendarDay(created_at);
  const undone = lateDays.filter((day) => !hasDay(runs, day) && (!since || day >= since));
  return undone.toSorted().toReversed();
}
