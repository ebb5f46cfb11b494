import * as v from 'valibot';
import { instant, text } from './fields';

/** `badges/{id}`: the catalogue. */
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

/** What a person agreed to when starting a challenge. */
export const challengeTermsSchema = v.object({
  title: text,
  /** One of `challengeCategories`, or `streak` or `devotionals`, which name how progress is counted. */
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
  /** No longer on offer; whoever has started it goes on. Absent means that it is. */
  archived: v.optional(v.boolean()),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;
export type ChallengeTerms = v.InferOutput<typeof challengeTermsSchema>;
