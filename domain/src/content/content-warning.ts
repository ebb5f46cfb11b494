import { addDays, formatDay, monthNames, weekdayOf, yearOf } from '../day';
import type { Day } from '../day';
import { contentParts } from '../documents/content-day';
import type { PartName } from '../documents/content-day';
import { choiceOn, isPaused } from '../documents/content-plan';
import type { ContentPlan, PlanChoice } from '../documents/content-plan';

/** How many days before content runs out admins are warned. */
export const WARNED_DAYS = 7;

type Reason =
  | 'no-plan'
  | 'not-begun'
  | 'paused'
  | 'sample'
  | 'chapters'
  | 'no-devotionals'
  | 'source-ends'
  | 'failed';

export interface ContentWarning {
  /** The first day that lacks something. */
  day: Day;
  missing: PartName[];
  /** Why the plan does not fill it. */
  reason: Reason;
  /** The first few chapters that the Bible lacks. */
  chapters: string[];
}

/** Whether a part of a day is missing. A part that an admin emptied on purpose is not missing. */
export type IsMissing = (day: Day, part: PartName) => boolean;

/**
 * The warning about content that runs out within a week; null while everything is present or about to be filled.
 * @param isRunPossible whether a first run of the plan can be under way
 */
export function contentWarning(
  plan: ContentPlan | null,
  today: Day,
  isMissing: IsMissing,
  isRunPossible: boolean,
): ContentWarning | null {
  if (isRunPossible && plan && !plan.state && choiceOn(plan, today)) return null;
  const gap = firstGap(plan, today, addDays(today, WARNED_DAYS), isMissing);
  if (!gap) return null;
  const chapters = plan?.state?.missing ?? [];
  return { ...gap, reason: reasonFor(plan, gap), chapters };
}

/** The first day that lacks an expected part; null if there is none. */
export function firstGap(plan: ContentPlan | null, from: Day, to: Day, isMissing: IsMissing) {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const missing = contentParts.filter(
      (part) => isExpected(plan, day, part) && isMissing(day, part),
    );
    if (missing.length > 0) return { day, missing };
  }
  return null;
}

/** On a weekday without reading the plan leaves the day empty, so nothing is expected from it. */
function isExpected(plan: ContentPlan | null, day: Day, part: PartName): boolean {
  const choice = plan && choiceOn(plan, day);
  if (!choice || (part === 'devotional' && choice.devotionals.length === 0)) return true;
  return choice.weekdays.includes(weekdayOf(day));
}

/** Whether the plan fills nothing on a day because an admin has paused it. */
export function isPausedOn(plan: ContentPlan, day: Day): boolean {
  const choice = choiceOn(plan, day);
  return choice !== undefined && isPaused(choice, day);
}

function reasonFor(
  plan: ContentPlan | null,
  { day, missing }: Pick<ContentWarning, 'day' | 'missing'>,
): Reason {
  if (!plan) return 'no-plan';
  const choice = choiceOn(plan, day);
  if (!choice) return 'not-begun';
  if (isPaused(choice, day)) return 'paused';
  // No run has ended, so the cause is unknown.
  if (!plan.state) return 'failed';
  if (plan.state.problem === 'sample') return 'sample';
  const lacksReadings = missing.includes('readings');
  if (!lacksReadings && choice.devotionals.length === 0) return 'no-devotionals';
  if (plan.state.problem === 'chapters') return 'chapters';
  return lacksReadings || hasEndlessDevotionals(choice) ? 'failed' : 'source-ends';
}

/** Whether the plan fills the coming days: a recent run succeeded, and there is no pause. */
export const isPlanActive = (plan: ContentPlan, today: Day): boolean =>
  plan.state?.problem === null &&
  plan.state.ran_on >= addDays(today, -RECENT_RUN_DAYS) &&
  plan.choices.some(({ from }) => from <= today) &&
  plan.choices.at(-1)?.pauses.at(-1)?.to !== null &&
  !isPausedOn(plan, today);

/**
 * The hourly run last ran today or, until the first full hour, yesterday, in the church's time zone. The device's day can differ by
 * one more.
 */
const RECENT_RUN_DAYS = 2;

/** Whether the devotionals never run out, because readings never end and neither do the devotionals from them. */
export const hasEndlessDevotionals = ({ devotionals }: PlanChoice) =>
  devotionals.some(({ from }) => from === 'reading');

/** The warning in Portuguese, as admins read it. */
export function formatWarning(
  warning: ContentWarning,
  today: Day,
): { title: string; text: string } {
  const { day, missing } = warning;
  const names = missing.map((part) => (part === 'devotional' ? 'devocional' : 'leitura'));
  const isToday = day === today;
  const title = isToday
    ? 'Falta conteúdo para hoje'
    : day === addDays(today, 1)
      ? 'Falta conteúdo para amanhã'
      : `Conteúdo até ${formatDayAndMonth(addDays(day, -1), today)}`;
  const which = isToday ? 'Hoje' : capitalized(formatDay(day));
  return { title, text: `${which} ainda não tem ${names.join(' nem ')}. ${why(warning)}` };
}

function why({ reason, chapters }: ContentWarning): string {
  switch (reason) {
    case 'no-plan':
      return 'Ligue um plano de leitura: com a Bíblia inteira, o aplicativo preenche sozinho; sem ela, traga uma série da igreja em Fontes.';
    case 'not-begun':
      return 'O plano só começa depois.';
    case 'paused':
      return 'O plano está em pausa.';
    case 'sample':
      return 'O aplicativo ainda não tem uma Bíblia inteira: até lá, só entram as séries da igreja.';
    case 'chapters':
      return `A Bíblia importada não tem ${chapters.join(', ')}.`;
    case 'no-devotionals':
      return 'O plano preenche só as leituras.';
    case 'source-ends':
      return 'Os devocionais do plano terminaram: escolha outra série ou outra fonte.';
    case 'failed':
      return 'O aplicativo tenta preencher dentro de uma hora.';
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `21 de dezembro`, with the year if it is not the current one. */
export function formatDayAndMonth(day: Day, today: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  const text = `${date === 1 ? '1º' : date} de ${monthNames[(month ?? 1) - 1]}`;
  return yearOf(day) === yearOf(today) ? text : `${text} de ${year}`;
}
