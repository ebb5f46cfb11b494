import { addDays } from '../day';
import type { Day } from '../day';
import type { ActiveChallenge, UserStats } from '../documents/user-stats';
import { dayEntries } from './stats';

type Counting = Pick<ActiveChallenge, 'started_at' | 'counts_from'>;

/** The first day that counts, once a devotional is known: one that was done before the start does not count. */
function countsFromAfter({ started_at, counts_from }: Counting, day: Day, doneAt: Date): Day {
  return doneAt < started_at && day >= counts_from ? addDays(day, 1) : counts_from;
}

/** The challenges, told of a devotional that may have been done before they started but arrived after. */
export function excludeEarlierDevotional(
  challenges: readonly ActiveChallenge[],
  day: Day,
  doneAt: Date,
): ActiveChallenge[] {
  return challenges.map((challenge) => ({
    ...challenge,
    counts_from: countsFromAfter(challenge, day, doneAt),
  }));
}

/** The first day that counts for a challenge that starts on that day, at that moment. */
export function firstCountedDay(days: UserStats['days'], startedOn: Day, startedAt: Date): Day {
  return dayEntries(days).reduce(
    (from, [day, { devotional_at }]) =>
      devotional_at
        ? countsFromAfter({ started_at: startedAt, counts_from: from }, day, devotional_at)
        : from,
    startedOn,
  );
}
