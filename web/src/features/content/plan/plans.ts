import type { Filled } from '@raizes/domain/callables/responses';
import type { PlanId } from '@raizes/domain/documents/content-plan';
import { toastInfo, toastSuccess } from '@/lib/toast';

interface PlanText {
  name: string;
  what: string;
  /** The chapters and verses of one pass. */
  chapters: number;
  verses: number;
  /** The length of one pass, in reading days or in years. */
  length: { readings: number } | { years: number };
}

export const plans: Record<PlanId, PlanText> = {
  'chapter-a-day': {
    name: 'Um capítulo por dia',
    what: 'O Novo Testamento de segunda a sexta; Salmos e Provérbios no fim de semana.',
    chapters: 441,
    verses: 11_333,
    length: { readings: 441 },
  },
  'bible-1-year': {
    name: 'A Bíblia em um ano',
    what: 'Do Gênesis ao Apocalipse, em dias de tamanho parecido.',
    chapters: 1189,
    verses: 31_102,
    length: { years: 1 },
  },
  'bible-2-years': {
    name: 'A Bíblia em dois anos',
    what: 'O mesmo caminho, com a metade da leitura por dia.',
    chapters: 1189,
    verses: 31_102,
    length: { years: 2 },
  },
  'new-testament-90-days': {
    name: 'O Novo Testamento em 90 dias',
    what: 'De Mateus ao Apocalipse, em três meses.',
    chapters: 260,
    verses: 7957,
    length: { readings: 90 },
  },
  'gospels-40-days': {
    name: 'Os Evangelhos em 40 dias',
    what: 'Mateus, Marcos, Lucas e João: a vida de Jesus contada quatro vezes.',
    chapters: 89,
    verses: 3779,
    length: { readings: 40 },
  },
  'psalms-30-days': {
    name: 'Os Salmos em 30 dias',
    what: 'Os 150 salmos, um mês de oração.',
    chapters: 150,
    verses: 2461,
    length: { readings: 30 },
  },
  'm-cheyne': {
    name: 'O calendário de M’Cheyne',
    what: 'Quatro leituras por dia: o Antigo Testamento uma vez, o Novo e os Salmos duas.',
    chapters: 1623,
    verses: 41_520,
    length: { readings: 365 },
  },
};

/** Recommended for a small church that is just starting. */
export const RECOMMENDED: PlanId = 'chapter-a-day';

/** Enough for most churches; the others are behind a button. */
export const FIRST_PLANS: readonly PlanId[] = [RECOMMENDED, 'bible-1-year', 'gospels-40-days'];

const DAYS_OF_YEAR = 365.25;
/** The reading speed, at 200 words a minute. */
const VERSES_PER_MINUTE = 9;

/** Describes a plan read on a number of weekdays: `3 a 4 capítulos · 10 min por dia · 1 ano`. */
export const formatPlanTerms = (plan: PlanId, weekdays: number) =>
  [effortOf(plan, weekdays), durationOf(plan, weekdays)].join(DOT);

/** A separator that allows a line break after it but not before it. */
const DOT = '\u{a0}· ';

function effortOf(plan: PlanId, weekdays: number): string {
  const { chapters, verses, length } = plans[plan];
  const readings =
    'years' in length ? (length.years * DAYS_OF_YEAR * weekdays) / 7 : length.readings;
  const minutes = Math.max(1, Math.round(verses / readings / VERSES_PER_MINUTE));
  return `${range(chapters / readings)}${DOT}${minutes}\u{a0}min\u{a0}por\u{a0}dia`;
}

function range(chapters: number): string {
  const [few, many] = [Math.floor(chapters + 0.05), Math.ceil(chapters - 0.05)];
  if (many === 1) return '1\u{a0}capítulo';
  return few === many ? `${many}\u{a0}capítulos` : `${few} a ${many}\u{a0}capítulos`;
}

/** Formats the duration on a number of weekdays, such as `6 semanas`; that of a plan with a length in years does not depend on them. */
function durationOf(plan: PlanId, weekdays: number): string {
  const { length } = plans[plan];
  if (plan === RECOMMENDED) return 'sem fim';
  if ('years' in length) return length.years === 1 ? '1\u{a0}ano' : `${length.years}\u{a0}anos`;
  const weeks = length.readings / weekdays;
  if (weeks < 9) return `${Math.ceil(weeks)}\u{a0}semanas`;
  const months = Math.round((weeks * 7) / (DAYS_OF_YEAR / 12));
  if (months === 12) return '1\u{a0}ano';
  if (months < 24) return `${months}\u{a0}meses`;
  const years = Math.round(months / 12);
  return `${years}\u{a0}anos`;
}

/** Reports a change and what it has filled; without the color of success while something is missing. */
export const toastFilled = (title: string, filled: Filled) =>
  (filled.missing ? toastInfo : toastSuccess)(title, formatFilledDays(filled));

/** Describes the result of a run, with what is missing. */
export function formatFilledDays({ days, wanted, missing }: Filled): string {
  if (days === null) return 'Os dias serão preenchidos dentro de uma hora.';
  if (days < wanted) {
    const done = `${days} de ${wanted} ${wanted === 1 ? 'dia preenchido' : 'dias preenchidos'}`;
    return missing
      ? `${done}: ${lacks[missing]}`
      : `${done}. O aplicativo tenta de novo dentro de uma hora.`;
  }
  const rest = missing ? `As leituras esperam: ${lacks[missing]}` : null;
  if (days === 0) return rest ?? 'Não faltava nada que o plano pudesse preencher.';
  const done = days === 1 ? '1 dia foi preenchido.' : `${days} dias foram preenchidos.`;
  return rest ? `${done} ${rest}` : done;
}

const lacks: Record<NonNullable<Filled['missing']>, string> = {
  bible: 'falta a Bíblia',
  chapters: 'faltam capítulos na Bíblia importada',
};
