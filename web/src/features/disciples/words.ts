import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Run } from '@raizes/domain/documents/user-stats';
import type { Group } from './standing';

/** What each group is called: to encourage, not to accuse. */
export const groupNames: Record<Group, string> = {
  'two-weeks': 'Sentimos falta: 14 dias ou mais',
  week: 'Vale uma conversa: 7 dias ou mais',
  days: 'Uma palavra de ânimo: 3 dias ou mais',
  none: 'Caminhando',
  'not-begun': 'Ainda não começaram',
  private: 'Sem progresso compartilhado',
  unknown: 'Sem informação agora',
};

/** `hoje`, `ontem`, `há 3 dias` */
export function daysAgo(days: number): string {
  if (days === 0) return 'hoje';
  return days === 1 ? 'ontem' : `há ${days} dias`;
}

export const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`;

const dayAndMonth = (day: Day) => formatShortDay(day).slice(0, 5);

/** What the chart shows, in words: `22 de 30 dias: de 23/10 a 12/11, 20/11` */
export function chartWords(runs: readonly Run[], done: number, of: number): string {
  const spans = runs.map(({ start, end }) =>
    start === end ? dayAndMonth(start) : `de ${dayAndMonth(start)} a ${dayAndMonth(end)}`,
  );
  const when = spans.length > 0 ? `: ${spans.join(', ')}` : '';
  return `Devocionais em ${done} dos últimos ${of} dias${when}`;
}
