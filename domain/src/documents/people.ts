import * as v from 'valibot';
import { count, instant, text } from './fields';

/** Of the texts that a person agrees to. A newer version asks again. */
export const CONSENT_VERSION = 1;

/** What a person allows beyond their own account and devotional life, each by itself and only as long as they like. */
const consentChoicesSchema = v.object({
  /** Their leader sees their progress: never what they write. */
  leader_progress: v.boolean(),
  /** An outside service answers in the mentor chat; without it the local model does. */
  ai: v.boolean(),
  notifications: v.boolean(),
});
export type ConsentChoices = v.InferOutput<typeof consentChoicesSchema>;

/** `users/{uid}/privacy/consents`: the person writes it; the birth year is given once. */
export const consentsSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Without it there is no account: religious belief is sensitive data. */
  account: v.literal(true),
  ...consentChoicesSchema.entries,
  birth_year: count,
  answered_at: instant,
});
export type Consents = v.InferOutput<typeof consentsSchema>;

/** The copy that the person's stats carry. */
export const consentsSummarySchema = v.object({
  version: count,
  ...consentChoicesSchema.entries,
});

/** What a person allows, as their stats and their log say it. */
export const summarizeConsents = ({ version, leader_progress, ai, notifications }: Consents) => ({
  version,
  leader_progress,
  ai,
  notifications,
});

/** Whether a minor's guardian has consented: without it there is no mentor chat and no private message to an adult. */
const guardianships = ['none', 'needed', 'recorded'] as const;
export type Guardianship = (typeof guardianships)[number];

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
