import { reminderChoiceSchema } from '@raizes/domain/documents/push-reminder';
import type { ReminderChoice } from '@raizes/domain/documents/push-reminder';
import * as v from 'valibot';
import { saveReminder } from '@/lib/push/calls';
import { storage } from '@/lib/storage';

const KEY = 'reminder';

/** What was last chosen on this device: enough to say so without asking the server. */
export function keptReminder(): ReminderChoice | null {
  const parsed = v.safeParse(reminderChoiceSchema, storage.read(KEY));
  return parsed.success ? parsed.output : null;
}

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
