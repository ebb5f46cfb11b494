import type { ReminderChoice } from '@raizes/domain/documents/push-reminder';

const short = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const list = new Intl.ListFormat('pt-BR');

const sorted = (weekdays: readonly number[]) => weekdays.toSorted((a, b) => a - b);

/** `Todos os dias, às 7h`, `De segunda a sexta, às 7h`, `Seg, qua e sex, às 7h`. */
export function reminderText({ enabled, hour, weekdays }: ReminderChoice): string {
  if (!enabled) return 'Desativado';
  return `${daysText(sorted(weekdays))}, às ${hour}h`;
}

function daysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'Todos os dias';
  if (weekdays.join() === '1,2,3,4,5') return 'De segunda a sexta';
  const names = list.format(weekdays.map((weekday) => short[weekday] ?? ''));
  return names.charAt(0).toUpperCase() + names.slice(1);
}
