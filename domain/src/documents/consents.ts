import * as v from 'valibot';
import { count, day, instant, text } from './fields';

/** Optional consents, each given and withdrawn independently. */
const consentChoicesSchema = v.object({
  /** The leader sees the person's progress, never what they write. */
  leader_progress: v.boolean(),
  /** An external model can answer in the mentor chat; without consent the local model answers. */
  ai: v.boolean(),
  notifications: v.boolean(),
});
export type ConsentChoices = v.InferOutput<typeof consentChoicesSchema>;

/** `users/{uid}/privacy/consents`: written by the owner; the birth year can be set only once. */
export const consentsSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Required for an account: religious belief is sensitive personal data (LGPD). */
  account: v.literal(true),
  ...consentChoicesSchema.entries,
  birth_year: count,
  answered_at: instant,
});
export type Consents = v.InferOutput<typeof consentsSchema>;

/** The copy in the person's stats and consent log. */
export const consentsSummarySchema = v.object({
  version: count,
  ...consentChoicesSchema.entries,
});

export const summarizeConsents = ({ version, leader_progress, ai, notifications }: Consents) => ({
  version,
  leader_progress,
  ai,
  notifications,
});

/** `users/{uid}/consent_log/{id}`: append-only, written by the server. */
export const consentLogSchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), at: instant, ...consentsSummarySchema.entries }),
  v.object({
    kind: v.picklist(['guardian-recorded', 'guardian-revoked']),
    at: instant,
    guardian_name: v.nullable(text),
    /** The day on which the guardian consented. */
    consented_on: v.nullable(day),
    /** The admin's uid. */
    recorded_by: text,
  }),
  v.object({ kind: v.literal('birth-year-corrected'), at: instant, recorded_by: text }),
]);
export type ConsentLog = v.InferOutput<typeof consentLogSchema>;
