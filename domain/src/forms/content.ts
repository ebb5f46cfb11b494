import { mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import type { Day } from '../day';
import { challengeCategories, rewardTypes } from '../documents/challenge';
import { withDots } from '../documents/fields';
import {
  CHALLENGE_DAYS_MAX,
  CHALLENGE_REWARD_XP_MAX,
  CHAPTER_NUMBER_MAX,
  CHAPTER_TEXT_MAX_LENGTH,
  CONTACT_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DEVOTIONAL_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
} from '../limits';
import { isTimeZone } from '../time-zone';
import { dayProblem, parseFinishedDay, parseTypedDay } from '../typed-day';
import { STREAK_CATEGORY } from '../progress/challenges';
import { limitedText, limitedTitle, optionalText, requiredText, wholeNumber } from './fields';

/** A calendar day: cast to `YYYY-MM-DD` from the ways of `parseFinishedDay`. */
function calendarDayField(message: string) {
  return mixed<Day>(
    (value): value is Day => typeof value === 'string' && parseTypedDay(value) === value,
  )
    .transform((value: unknown) =>
      typeof value === 'string' ? (parseFinishedDay(value) ?? value) : value,
    )
    .typeError(({ value }: { value: unknown }) =>
      typeof value === 'string' && value !== '' ? dayProblem(value) : message,
    )
    .required(message);
}

/** Includes the two categories that decide how progress is counted. */
const challengeFormCategories = [...challengeCategories, STREAK_CATEGORY, 'devotionals'] as const;

const isRewardXp = (value: string) =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= CHALLENGE_REWARD_XP_MAX;

const rewardXp = requiredText('Quantidade de XP é obrigatória').test(
  'reward-xp',
  'Quantidade de XP deve ser um número de 1 a 10.000',
  isRewardXp,
);

const medalName = limitedTitle('Nome da medalha é obrigatório', 'Nome da medalha', NAME_MAX_LENGTH);

export const challengeFormSchema = object({
  title: limitedTitle('Título é obrigatório', 'Título', NAME_MAX_LENGTH),
  description: limitedText('Descrição é obrigatória', 'Descrição', DESCRIPTION_MAX_LENGTH),
  category: string()
    // Without this, an empty category would fail `oneOf` before `required`.
    .transform((value: unknown) => (value === '' ? undefined : value))
    .required('Categoria é obrigatória')
    .oneOf(challengeFormCategories, 'Escolha uma das categorias da lista'),
  duration_days: wholeNumber(
    'Duração',
    'Duração é obrigatória',
    'Duração deve ser de no mínimo 1 dia',
  ).max(CHALLENGE_DAYS_MAX, `Duração deve ser de no máximo ${CHALLENGE_DAYS_MAX} dias`),
  reward_type: string()
    .oneOf(rewardTypes, 'Escolha XP ou medalha como recompensa')
    .required('Tipo de recompensa é obrigatório')
    .default('xp'),
  reward_value: string()
    .required('Quantidade de XP é obrigatória')
    .when('reward_type', ([type]) => (type === 'medalha' ? medalName : rewardXp)),
});
export type ChallengeForm = InferType<typeof challengeFormSchema>;

export const churchFormSchema = object({
  name: limitedTitle('Nome da igreja é obrigatório', 'Nome da igreja', NAME_MAX_LENGTH),
  /** Null for 'Nenhum'. */
  default_leader_id: string()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null),
  link_newcomers: mixed<boolean>()
    .transform((_, typed: unknown) => typed === true || typed === 'true')
    .default(false),
  time_zone: string()
    .required('Fuso horário é obrigatório')
    .test('time-zone', 'Escolha um fuso horário da lista', isTimeZone),
  privacy_contact: limitedText(
    'Contato para privacidade é obrigatório',
    'Contato para privacidade',
    CONTACT_MAX_LENGTH,
  ),
});
export type ChurchForm = InferType<typeof churchFormSchema>;

export const installationFormSchema = object({
  contact: optionalText('Contato de quem instalou', CONTACT_MAX_LENGTH),
});

export const dailyReadingFormSchema = object({
  date: calendarDayField('Data é obrigatória'),
  book: limitedTitle('Livro é obrigatório', 'Livro', NAME_MAX_LENGTH),
  chapter: wholeNumber('Capítulo', 'Capítulo é obrigatório', 'Capítulo deve ser no mínimo 1').max(
    CHAPTER_NUMBER_MAX,
    `Capítulo deve ser no máximo ${CHAPTER_NUMBER_MAX}`,
  ),
  /** Null for 'Nenhum'. */
  devotional_id: string()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null),
  chapter_text: limitedText(
    'Texto do capítulo é obrigatório',
    'Texto do capítulo',
    CHAPTER_TEXT_MAX_LENGTH,
    // A no-op dependency that keeps the errors in the order of the form: yup sorts `chapter_text` as `chapter`.
  ).when('chapter', (_, field) => field),
});
export type DailyReadingForm = InferType<typeof dailyReadingFormSchema>;

const question = (message: string, label: string) =>
  limitedText(message, label, QUESTION_MAX_LENGTH);
const optional = (label: string) => optionalText(label, DEVOTIONAL_TEXT_MAX_LENGTH);

export const devotionalFormSchema = object({
  date: calendarDayField('Data é obrigatória'),
  verse_reference: limitedTitle(
    'Referência do versículo é obrigatória',
    'Referência do versículo',
    NAME_MAX_LENGTH,
  ).transform((value: unknown) => (typeof value === 'string' ? withDots(value) : value)),
  verse_text: limitedText(
    'Texto do versículo é obrigatório',
    'Texto do versículo',
    DEVOTIONAL_TEXT_MAX_LENGTH,
  ),
  opening_text: optional('Texto de abertura'),
  context: optional('Contexto'),
  central_insight: optional('Insight central'),
  closing_text: optional('Texto de encerramento'),
  reflection_question: question('Pergunta de reflexão é obrigatória', 'Pergunta de reflexão'),
  application_question: question('Pergunta de aplicação é obrigatória', 'Pergunta de aplicação'),
});
export type DevotionalForm = InferType<typeof devotionalFormSchema>;
