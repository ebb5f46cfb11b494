import { challengeTerms, noonOf } from '@raizes/tests/factories';
import type { Day } from '../day';
import type { ChallengeTerms } from '../documents/challenge';
import type { UserStats } from '../documents/user-stats';
import { emptyStats } from '../progress/stats';
import { recordDevotional, recordReading } from '../progress/record';
import type { DevotionalCompletion, ReadingCompletion } from '../progress/record';
import { startChallenge } from '../progress/start-challenge';
import type { ChallengeStart } from '../progress/start-challenge';

/** An event that changes a person's stats. */
export type Event =
  | ({ kind: 'devotional' } & DevotionalCompletion)
  | ({ kind: 'reading' } & ReadingCompletion)
  | ({ kind: 'start' } & ChallengeStart);

export function apply(stats: UserStats, event: Event) {
  switch (event.kind) {
    case 'devotional':
      return recordDevotional(stats, event);
    case 'reading':
      return recordReading(stats, event);
    case 'start':
      return startChallenge(stats, event);
  }
}

export function replay(events: readonly Event[], from: UserStats = emptyStats('ana')): UserStats {
  return events.reduce((stats, event) => apply(stats, event).stats, from);
}

export function devotional(day: Day, memorized = false, at = noonOf(day)): Event {
  return { kind: 'devotional', day, memorized, at };
}

export function reading(day: Day, reading_id: string, at = noonOf(day)): Event {
  return { kind: 'reading', day, reading_id, at };
}

/** By default the start is in the morning, before the day's devotional. */
export function start(
  started_on: Day,
  changes: Partial<ChallengeTerms> = {},
  at = new Date(`${started_on}T08:00:00Z`),
): Event {
  const terms = challengeTerms(changes);
  return { kind: 'start', challenge_id: 'desafio', terms, started_on, at };
}
