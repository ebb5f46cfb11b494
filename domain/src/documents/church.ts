import * as v from 'valibot';
import { text } from './fields';

/** `settings/church`: what holds for the whole church. */
export const churchSchema = v.object({
  name: text,
  /** Who leads whoever becomes a disciple and has nobody yet. */
  default_leader_id: v.nullable(text),
  /** By its name in the IANA database: `America/Sao_Paulo`. */
  time_zone: text,
  /** Whom to write to about one's personal data. */
  privacy_contact: v.string(),
});
export type Church = v.InferOutput<typeof churchSchema>;
