import { reminderChoiceSchema } from '@raizes/domain/documents/push';
import type { ReminderChoice } from '@raizes/domain/documents/push';
import { saveReminder } from '@/lib/push/subscription';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

const KEY = 'reminder';

/** The last choice made on this device, which can be shown without a read. */
export const readStoredReminder = (): ReminderChoice | null =>
  readStored(KEY, reminderChoiceSchema);

export async function chooseReminder(choice: ReminderChoice): Promise<void> {
  await saveReminder(choice);
  storage.write(KEY, choice);
}

export const currentTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Keeps the reminder on the local clock of a person who travels. */
export async function followTimeZone(): Promise<void> {
  const stored = readStoredReminder();
  const time_zone = currentTimeZone();
  if (stored?.enabled && stored.time_zone !== time_zone) {
    await chooseReminder({ ...stored, time_zone });
  }
}

/** `Todos os dias, às 7h`, `De segunda a sexta, às 7h`, `Seg, qua e sex, às 7h`. */
export function formatReminder({ enabled, hour, weekdays }: ReminderChoice): string {
  if (!enabled) return 'Desativado';
  const days = formatWeekdays(weekdays.toSorted((a, b) => a - b));
  return `${days}, às ${hour}h`;
}

const shortNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const list = new Intl.ListFormat('pt-BR');

function formatWeekdays(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'Todos os dias';
  if (weekdays.join() === '1,2,3,4,5') return 'De segunda a sexta';
  const names = list.format(weekdays.map((weekday) => shortNames[weekday] ?? ''));
  return names.charAt(0).toUpperCase() + names.slice(1);
}
