import { object, string } from 'yup';
import type { InferType } from 'yup';
import { STREAK_CATEGORY } from '../challenge-progress';
import { challengeCategories, rewardTypes } from '../documents/challenge';
import {
  CHALLENGE_DAYS_MAX,
  CHALLENGE_REWARD_XP_MAX,
  DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '../limits';
import { limitedText, requiredText, wholeNumber } from './fields';

/** The seven that people know, and the two that name how progress is counted. */
export const challengeFormCategories = [
  ...challengeCategories,
  STREAK_CATEGORY,
  'devotionals',
] as const;

const isRewardXp = (value: string) =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= CHALLENGE_REWARD_XP_MAX;

const rewardXp = requiredText('Quantidade de XP é obrigatória').test(
  'reward-xp',
  'Quantidade de XP deve ser um número de 1 a 10.000',
  isRewardXp,
);

const medalName = limitedText('Nome da medalha é obrigatório', 'Nome da medalha', NAME_MAX_LENGTH);

export const challengeFormSchema = object({
  title: limitedText('Título é obrigatório', 'Título', NAME_MAX_LENGTH),
  description: limitedText('Descrição é obrigatória', 'Descrição', DESCRIPTION_MAX_LENGTH),
  category: string()
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
