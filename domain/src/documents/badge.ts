import * as v from 'valibot';
import { instant, text } from './fields';

/** `badges/{id}`: the catalogue. */
export const badgeSchema = v.object({
  id: text,
  name: text,
  description: v.string(),
  icon: v.string(),
  category: v.string(),
});
export type Badge = v.InferOutput<typeof badgeSchema>;

/** `users/{uid}/user_badges/{badge_id}`. */
export const userBadgeSchema = v.object({
  user_id: text,
  badge_id: text,
  earned_at: instant,
});
export type UserBadge = v.InferOutput<typeof userBadgeSchema>;
