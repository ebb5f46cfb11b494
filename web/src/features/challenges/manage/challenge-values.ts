import type { Challenge } from '@raizes/domain/documents/challenge';
import type { ChallengeForm } from '@raizes/domain/schemas/challenge-form';

/** The form as it is typed. */
export type ChallengeValues = Record<keyof ChallengeForm, string>;

export const emptyChallenge: ChallengeValues = {
  title: '',
  description: '',
  category: '',
  duration_days: '',
  reward_type: 'xp',
  reward_value: '',
};

export const valuesOf = (challenge: Challenge): ChallengeValues => ({
  title: challenge.title,
  description: challenge.description,
  category: challenge.category,
  duration_days: String(challenge.duration_days),
  reward_type: challenge.reward_type,
  reward_value: challenge.reward_value,
});
