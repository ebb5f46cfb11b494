import * as v from 'valibot';
import { text } from './fields';

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
});
export type Profile = v.InferOutput<typeof profileSchema>;
