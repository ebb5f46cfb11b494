import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Run } from '@raizes/domain/documents/user-stats';
import type { Group } from './standing';

/** What each group is called, and who is in it: to encourage, not to accuse. */
export const groupWords: Record<Group, { name: string; text: string }> = {
  'two-weeks': { name: 'Sentimos falta', text: '14 dias ou mais sem devocional' },
  week: { name: 'Vale uma conversa', text: 'de 7 a 13 dias sem devocional' },
  days: { name: 'Uma palavra de ânimo', text: 'de 3 a 6 dias sem devocional' },
  none: { name: 'Caminhando', text: 'devocional nos últimos dias' },
  'not-begun': { name: 'Ainda não começaram', text: 'um convite pode ajudar' },
  private: { name: 'Progresso não compartilhado', text: 'a escolha é de cada um' },
  unknown: { name: 'Sem informação agora', text: 'o progresso não pôde ser carregado' },
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
