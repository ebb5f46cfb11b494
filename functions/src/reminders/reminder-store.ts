import type { Day } from '@raizes/domain/day';
import type { PushReminder } from '@raizes/domain/documents/push-reminder';

export interface DueReminder {
  reminder: PushReminder;
  /** Moves it to when it is due next, unless its owner has changed it meanwhile; with null it rests until they have a device. */
  moveTo: (next: Date | null) => Promise<void>;
}

/** All that the scheduler asks of the database and of the push service. */
export interface ReminderStore {
  /** The reminders of one shard that are due by then, the longest due first, a page at a time. */
  due: (shard: number, by: Date) => AsyncIterable<DueReminder[]>;
  /** Reminds a person of a day, once, unless they have completed it; `nobody` when they have no device. */
  remind: (uid: string, day: Day) => Promise<'done' | 'nobody'>;
}
