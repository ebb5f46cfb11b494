import * as v from 'valibot';
import { consentsSummarySchema } from './people';
import { day, instant, text } from './fields';

/**
 * `users/{uid}/consent_log/{id}`: the server appends, nobody changes. What the person answered, and what an administrator
 * recorded of a minor's guardian or mended of a birth year.
 */
export const consentLogSchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), at: instant, ...consentsSummarySchema.entries }),
  v.object({
    kind: v.picklist(['guardian-recorded', 'guardian-revoked']),
    at: instant,
    guardian_name: v.nullable(text),
    /** The day on which the guardian consented. */
    consented_on: v.nullable(day),
    /** The administrator. */
    recorded_by: text,
  }),
  v.object({ kind: v.literal('birth-year-corrected'), at: instant, recorded_by: text }),
]);
export type ConsentLog = v.InferOutput<typeof consentLogSchema>;
