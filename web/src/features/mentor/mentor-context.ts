import type { Day } from '@raizes/domain/day';

/** What the person has before them when they turn to the mentor. */
export interface MentorContext {
  /** The devotional that the conversation is about. */
  devotionalId: Day | null;
  /** What is on the screen, as in 'João 15.5' or 'Rute 1'. */
  reference: string | null;
}
