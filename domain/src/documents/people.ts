import * as v from 'valibot';
import { count, instant } from './fields';

/** Of the texts that a person agrees to. A newer version asks again. */
export const CONSENT_VERSION = 1;

/** What a person allows beyond their own account and devotional life, each by itself and only as long as they like. */
export const consentChoicesSchema = v.object({
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
export const summaryOf = ({ version, leader_progress, ai, notifications }: Consents) => ({
  version,
  leader_progress,
  ai,
  notifications,
});

/** Whether a minor's guardian has consented: without it there is no mentor chat and no private message to an adult. */
export const guardianships = ['none', 'needed', 'recorded'] as const;
export type Guardianship = (typeof guardianships)[number];
