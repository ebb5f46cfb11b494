import { STREAK_CATEGORY } from '@raizes/domain/progress/challenges';
import type { ChallengeTerms } from '@raizes/domain/documents/challenge';

type Goal = Pick<ChallengeTerms, 'category' | 'duration_days'>;
type Reward = Pick<ChallengeTerms, 'reward_type' | 'reward_value'>;

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The names of the two categories that only say how progress is counted. */
const names: Record<string, string> = {
  [STREAK_CATEGORY]: 'Sequência',
  devotionals: 'Devocionais',
};

export const categoryName = (category: string) => names[category] ?? category;

/** The goal: `7 dias seguidos`, `21 dias` (one devotional a day). */
export function goalWords({ category, duration_days: goal }: Goal): string {
  if (category === STREAK_CATEGORY) return counted(goal, 'dia', 'dias seguidos');
  return counted(goal, 'dia', 'dias');
}

/** The progress: `sequência de 4 de 7 dias`, `3 de 7 devocionais`. */
export function progressWords({ category, duration_days: goal }: Goal, done: number): string {
  if (category === STREAK_CATEGORY) {
    return `sequência de ${done} de ${counted(goal, 'dia', 'dias')}`;
  }
  return `${done} de ${counted(goal, 'devocional', 'devocionais')}`;
}

/** `+150 XP`, or `Medalha: Raízes Profundas`. */
export function rewardWords({ reward_type, reward_value }: Reward): string {
  if (reward_type === 'medalha') return `Medalha: ${reward_value}`;
  const amount = Number.parseInt(reward_value, 10);
  return `+${amount > 0 ? amount.toLocaleString('pt-BR') : 0} XP`;
}
