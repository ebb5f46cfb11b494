import { reminderChoiceSchema } from '@raizes/domain/documents/push-reminder';
import type { ReminderChoice } from '@raizes/domain/documents/push-reminder';
import { saveReminder } from '@/lib/push/calls';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';

const KEY = 'reminder';

/** What was last chosen on this device: enough to say so without asking the server. */
export const keptReminder = (): ReminderChoice | null => stored(KEY, reminderChoiceSchema);

export function keepReminder(choice: ReminderChoice): void {
  storage.write(KEY, choice);
}

export const timeZoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whoever travels is reminded by the clock of where they are. */
export async function followTimeZone(): Promise<void> {
  const kept = keptReminder();
  const time_zone = timeZoneHere();
  if (!kept?.enabled || kept.time_zone === time_zone) return;
  const choice = { ...kept, time_zone };
  await saveReminder(choice);
  keepReminder(choice);
}
