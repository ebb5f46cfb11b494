import { addDays, formatDay, weekdayOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentParts } from '@raizes/domain/documents/content-day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { choiceOn } from '@raizes/domain/documents/content-plan';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { FILLED_AHEAD_DAYS } from '@raizes/domain/content/schedule';
import { isPausedOn } from '@raizes/domain/content/content-warning';
import type { Content, Sources } from './api';

/** The state of one part of a day: its devotional or its readings. */
export type PartState = 'plan' | 'locked' | 'own' | 'empty' | 'cleared' | 'paused' | 'soon';
/** The state of a day. `partly`: one part is empty. `mixed`: the parts have different sources. */
export type DayState = PartState | 'partly' | 'mixed';

export interface CalendarData {
  content: Content;
  /** Null while unknown. */
  sources: Sources | null;
  plan: ContentPlan | null;
  today: Day;
}

/** The state of more than half of the days, which their marks would only repeat; null if there is none. */
export function usualState(days: readonly Day[], data: CalendarData): DayState | null {
  const states = days.map((day) => dayState(day, data));
  const count = (state: DayState) => states.filter((each) => each === state).length;
  return states.find((state) => count(state) > states.length / 2) ?? null;
}

export const hasPart = (day: Day, part: PartName, { devotionals, readings }: Content): boolean =>
  (part === 'devotional' ? devotionals : readings).has(day);

const isFilled = {
  plan: true,
  locked: true,
  own: true,
  empty: false,
  cleared: false,
  paused: false,
  soon: false,
};

export function partState(
  day: Day,
  part: PartName,
  { content, sources, plan, today }: CalendarData,
): PartState {
  const source = sources?.get(day)?.[part];
  if (!hasPart(day, part, content)) {
    if (source?.locked) return 'cleared';
    if (plan && isPausedOn(plan, day)) return 'paused';
    return plan && day > addDays(today, FILLED_AHEAD_DAYS) && willFill(plan, day, part)
      ? 'soon'
      : 'empty';
  }
  // Content given back to the plan stays the admin's until the plan replaces it.
  if (source?.source !== 'plano' || source.key === null) return 'own';
  return source.locked ? 'locked' : 'plan';
}

/** Whether the plan has content for this part of a day that it has not reached yet. */
function willFill(plan: ContentPlan, day: Day, part: PartName): boolean {
  const choice = choiceOn(plan, day);
  if (plan.state?.problem === 'sample') return false;
  if (!choice?.weekdays.includes(weekdayOf(day))) return false;
  return part === 'readings' || choice.devotionals.length > 0;
}

export function dayState(day: Day, data: CalendarData): DayState {
  const [one, other] = contentParts.map((part) => partState(day, part, data));
  if (one === undefined || other === undefined || one === other) return one ?? 'empty';
  if (isFilled[one] && isFilled[other]) return 'mixed';
  if (isFilled[one] || isFilled[other]) return 'partly';
  return one === 'soon' || other === 'soon' ? 'soon' : 'empty';
}

export const stateLabels: Record<DayState, string> = {
  plan: 'Plano',
  locked: 'Travado',
  own: 'Da igreja',
  empty: 'Vazio',
  cleared: 'Esvaziado',
  paused: 'Em pausa',
  soon: 'Em breve',
  partly: 'Parcial',
  mixed: 'Misto',
};

/** Explains the state of a part to an admin who opens the day. */
export function explainPartState(state: PartState, plan: ContentPlan | null): string {
  switch (state) {
    case 'plan':
      return 'Preenchido pelo plano. Se você editar, o dia passa a ser seu.';
    case 'locked':
      return 'Preenchido pelo plano e travado: fica assim, mesmo que o plano mude.';
    case 'own':
      return `Escrito, editado ou posto aqui por vocês.${plan ? ' O plano não mexe.' : ''}`;
    case 'cleared':
      return 'Vazio de propósito: o plano não preenche.';
    case 'paused':
      return 'Vazio: o plano está em pausa.';
    case 'soon':
      return 'O plano preenche quando faltarem 30 dias.';
    case 'empty':
      return 'Ainda não há nada aqui.';
  }
}

export const isEmptyDay = (day: Day, { content }: CalendarData) =>
  contentParts.every((part) => !hasPart(day, part, content));

/** `terça-feira, 24 de novembro de 2026. Devocional: plano. Leituras: vazio. Abrir o dia` */
export const dayLabel = (day: Day, data: CalendarData): string =>
  `${formatDay(day)}. ${stateLabel(day, data)}`;

/** `Devocional: plano. Leituras: vazio. Abrir o dia` */
export function stateLabel(day: Day, data: CalendarData): string {
  const word = (part: PartName) => stateLabels[partState(day, part, data)].toLowerCase();
  const parts = `Devocional: ${word('devotional')}. Leituras: ${word('readings')}. `;
  return `${data.sources ? parts : ''}Abrir o dia`;
}
