import { STREAK_CATEGORY } from '@raizes/domain/progress/challenges';
import type { ChallengeTerms } from '@raizes/domain/documents/challenge';

type Goal = Pick<ChallengeTerms, 'category' | 'duration_days'>;
type Reward = Pick<ChallengeTerms, 'reward_type' | 'reward_value'>;

const pluralize = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The names of the two categories that only define how progress is counted. */
const names: Record<string, string> = {
  [STREAK_CATEGORY]: 'Sequência',
  devotionals: 'Devocionais',
};

export const categoryName = (category: string) => names[category] ?? category;

/** `7 dias seguidos`, or `21 dias` (one devotional a day). */
export function formatGoal({ category, duration_days: goal }: Goal): string {
  if (category === STREAK_CATEGORY) return pluralize(goal, 'dia', 'dias seguidos');
  return pluralize(goal, 'dia', 'dias');
}

/** `4 de 7 dias seguidos`, or `3 de 7 devocionais`. */
export function formatProgress(terms: Goal, done: number): string {
  const { category, duration_days: goal } = terms;
  if (category === STREAK_CATEGORY) {
    return `${done} de ${formatGoal(terms)}`;
  }
  return `${done} de ${pluralize(goal, 'devocional', 'devocionais')}`;
}

/** `+150 XP`, or `Medalha: Raízes Profundas`. */
export function formatReward({ reward_type, reward_value }: Reward): string {
  if (reward_type === 'medalha') return `Medalha: ${reward_value}`;
  const amount = Number.parseInt(reward_value, 10);
  return `+${amount > 0 ? amount.toLocaleString('pt-BR') : 0} XP`;
}
