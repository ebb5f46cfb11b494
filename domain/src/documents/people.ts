import * as v from 'valibot';
import { count, day, instant, text } from './fields';

export const positions = ['discipulo', 'lider', 'pastor'] as const;
export type Position = (typeof positions)[number];

export function leaderTitle(position: Exclude<Position, 'discipulo'>): 'Pastor' | 'Líder' {
  return position === 'pastor' ? 'Pastor' : 'Líder';
}

/** `needed` blocks the mentor chat and private messages to adults until a guardian's consent is `recorded`. */
const guardianships = ['none', 'needed', 'recorded'] as const;
export type Guardianship = (typeof guardianships)[number];

/** A key of `search` that every profile has, for listing everyone. It cannot clash with a word, because words never contain `_`. */
export const ALL_NAMES_KEY = '_all';

/** `profiles/{uid}`. */
export const profileSchema = v.object({
  id: text,
  full_name: text,
  position: v.picklist(positions),
  church_denomination: v.string(),
  /** The pastor or leader this person is linked to. */
  pastor_id: v.nullable(v.string()),
  /** The search index of the name, maintained by the server. See `searchFields`. */
  search: v.optional(v.record(v.string(), v.string())),
  /** When a disciple without a leader last asked for one; removed when they get one. */
  wants_leader_at: v.optional(instant),
  /** When the profile was created, stamped by the server. */
  joined_at: v.optional(instant),
  /** Set by the server once the birth year is known. */
  guardianship: v.optional(v.picklist(guardianships)),
  /** Minors only: the first year in which they are certainly of age and no longer need a guardian. */
  adult_from_year: v.optional(count),
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** Who an admin's list of people shows: `newcomers` joined in the last seven days, `unlinked` are disciples without a leader. */
export type PeopleShown = 'everybody' | 'newcomers' | 'unlinked' | Position;

export interface PeopleFilter {
  shown: PeopleShown;
  /** Only the disciples of this leader. */
  leaderId: string | null;
}

/** Replaces the uid of an erased account in documents that other people keep. */
export const ERASED_PERSON = 'erased';

/** A linked disciple's last activity, as the leader sees it. The date is null unless the disciple shares their progress. */
export const discipleActivitySchema = v.object({
  id: text,
  shares: v.boolean(),
  last_devotional_date: v.nullable(day),
});
export type DiscipleActivity = v.InferOutput<typeof discipleActivitySchema>;

/** `settings/church`. */
export const churchSchema = v.object({
  name: text,
  /** The leader assigned to new disciples who have none. */
  default_leader_id: v.nullable(text),
  /** Whether people who sign up without an invitation are linked to the default leader. */
  link_newcomers: v.boolean(),
  /** IANA name: `America/Sao_Paulo`. */
  time_zone: text,
  /** The contact for questions about personal data. */
  privacy_contact: v.string(),
});
export type Church = v.InferOutput<typeof churchSchema>;

/** `settings/installation`: how the admins reach whoever installed the app; empty if unknown. */
export const installationSchema = v.object({ contact: v.string() });
