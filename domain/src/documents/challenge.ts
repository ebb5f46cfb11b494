import * as v from 'valibot';
import { instant, text } from './fields';

/** `badges/{id}`: the badge catalogue. */
const badgeSchema = v.object({
  id: text,
  name: text,
  description: v.string(),
  icon: v.string(),
  category: v.string(),
});
export type Badge = v.InferOutput<typeof badgeSchema>;

export const challengeCategories = [
  'Vida Devocional',
  'Leitura Bíblica',
  'Relacionamento e Comunhão',
  'Oração e Jejum',
  'Missão e Evangelismo',
  'Serviço e Generosidade',
  'Caráter e Valores',
] as const;

export const rewardTypes = ['xp', 'medalha'] as const;

/** The terms that a person accepts by starting a challenge. */
export const challengeTermsSchema = v.object({
  title: text,
  /** One of `challengeCategories`, or `streak` or `devotionals`, which decide how progress is counted. */
  category: text,
  duration_days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reward_type: v.picklist(rewardTypes),
  /** The amount of XP, or the medal's name. */
  reward_value: text,
});

/** `challenges/{id}`. */
export const challengeSchema = v.object({
  id: text,
  ...challengeTermsSchema.entries,
  description: v.string(),
  created_by: v.string(),
  created_at: instant,
  /** Closed to new starts; people who have started it can continue. */
  archived: v.optional(v.boolean()),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;
export type ChallengeTerms = v.InferOutput<typeof challengeTermsSchema>;
