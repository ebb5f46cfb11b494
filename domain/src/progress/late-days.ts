import { addDays, calendarDay, daysBetween, isOnTime } from '../day';
import type { Day } from '../day';
import type { UserStats } from '../documents/user-stats';
import { PUBLISHED_LATE_DAYS } from '../limits';
import { localTime, instantOf } from '../time-zone';
import { hasDay } from './streak';

/**
 * Whether a day's devotional can be completed at this time. It can from the start of the day on any device to the end of the next day
 * in UTC (`isRecentDay` of firestore.rules). A day that was published late can also be completed later, before `until`.
 * @param until `late_until` of its content day
 */
export const isCompletableAt = (day: Day, at: Date, until: Date | null): boolean =>
  isOnTime(day, at) || (until !== null && at < until);

/**
 * The day of publication if the day is late; otherwise null. A day is late if it had already begun for the church when its devotional
 * was first published. It is offered until the end of the seventh day after its publication. A day published more than a week late
 * is not offered, because nobody was waiting for it.
 */
const latePublication = (day: Day, publishedAt: Date, timeZone: string): Day | null => {
  const published = localTime(timeZone, publishedAt).day;
  const late = daysBetween(day, published);
  return late >= 0 && late <= PUBLISHED_LATE_DAYS ? published : null;
};

/**
 * The time from which a late day can no longer be completed; null for a day that was published in time. It is one day after the last
 * day on which it is offered (`daysToCatchUp`). That day lasts longer on devices further west, and people who begin in its last
 * minutes need time to finish.
 */
export function lateUntil(day: Day, publishedAt: Date, timeZone: string): Date | null {
  const published = latePublication(day, publishedAt, timeZone);
  return published && instantOf(addDays(published, PUBLISHED_LATE_DAYS + 2), 0, timeZone);
}

/** The days after a late day on which it is offered. */
export function daysToCatchUp(day: Day, publishedAt: Date, timeZone: string): Day[] {
  const published = latePublication(day, publishedAt, timeZone);
  if (!published) return [];
  const all = Array.from({ length: PUBLISHED_LATE_DAYS + 1 }, (_, after) =>
    addDays(published, after),
  );
  return all.filter((each) => each > day);
}

/**
 * The late days that a person has not completed, newest first, because a living streak needs the newest first. Leaves out days before
 * the account was created, by the device's calendar.
 */
export function pendingLateDays(lateDays: readonly Day[], { runs, created_at }: UserStats): Day[] {
  const since = created_at && calendarDay(created_at);
  const pending = lateDays.filter((day) => !hasDay(runs, day) && (!since || day >= since));
  return pending.toSorted().toReversed();
}
