import * as v from 'valibot';
import { guardianships } from './consents';
import { count, text } from './fields';

export const positions = ['discipulo', 'lider', 'pastor'] as const;
export type Position = (typeof positions)[number];

/** `profiles/{uid}`. */
export const profileSchema = v.object({
  id: text,
  full_name: text,
  position: v.picklist(positions),
  church_denomination: v.string(),
  /** The pastor or leader this person is linked to. */
  pastor_id: v.nullable(v.string()),
  /** What the name is found by: the server's work, shortly after the name is written. See `searchFields`. */
  search: v.optional(v.record(v.string(), v.string())),
  /** The server's word, once the person has told their birth year. */
  guardianship: v.optional(v.picklist(guardianships)),
  /** Only of a minor: the first year in which they are of age for certain, and no guardian is needed any more. */
  adult_from_year: v.optional(count),
});
export type Profile = v.InferOutput<typeof profileSchema>;
