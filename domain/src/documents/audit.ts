import * as v from 'valibot';
import { instant, text } from './fields';
import { ERASED_PERSON } from './people';

/** The actor of changes that a church setting makes without a person acting. */
export const CHURCH_ACTOR = 'church';

/** The audited actions. A new action also needs a sentence in the web app's `audit-list.tsx`. */
const auditActions = [
  /** `before` and `after` are positions. */
  'position',
  /** `before` and `after` are leaders' uids. */
  'link',
  /** `before` and `after` are `admin` or null. */
  'admin',
  /** `before` and `after` are guardianships. */
  'guardian-consent',
  /** `before` and `after` are null: the years are not recorded. */
  'birth-year',
  /**
   * `before` and `after` are `discipulo`, an invited position, or null. The subject is the leader to whom people are invited, or, for a
   * position, the admin who invites.
   */
  'invitation',
  /** A person downloads a copy of their own data. */
  'export',
  /** An admin downloads the list of people; the subject is the admin. */
  'people-export',
  /** An admin writes or deletes what the church teaches on a topic; `before` and `after` are the topic's id where there are words. */
  'teaching',
  /** An admin empties or replaces a day's own content: `before` is the day, `after` the day again if it was replaced, else null. */
  'content-day',
  /** An admin chooses, pauses or resumes the plan that fills the calendar: `after` is `choose`, `pause` or `resume`. */
  'content-plan',
  /** An admin imports or deletes a source: `after` is its kind, `series` or `chain`, or `before` if it was deleted. */
  'content-series',
] as const;

export const auditEntrySchema = v.object({
  action: v.picklist(auditActions),
  /** The uid of the person who acted, or `CHURCH_ACTOR`. */
  actor: text,
  /** The uid of the person it was about. */
  subject: text,
  before: v.nullable(text),
  after: v.nullable(text),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** `audit/{id}`: who did what. The server writes it in the transaction of the change; admins can read it; it is deleted after a year. */
export const auditSchema = v.object({
  id: text,
  at: instant,
  ...auditEntrySchema.entries,
  /** The id shared by the changes of one act. */
  batch: v.optional(text),
  /** When the subject had asked for a leader, if a change with a batch has ended that wish; only for its undo. */
  wanted_leader_at: v.optional(instant),
});
export type Audit = v.InferOutput<typeof auditSchema>;

/** The distinct uids in an entry, by which it can be found. */
export function peopleIn({ action, actor, subject, before, after }: AuditEntry): string[] {
  const leaders = action === 'link' ? [before, after] : [];
  const people = new Set([actor, subject, ...leaders.filter((uid) => uid !== null)]);
  people.delete(CHURCH_ACTOR);
  return [...people];
}

/** Replaces the uid of a person whose account is erased. */
export function anonymizeAudit(entry: AuditEntry, uid: string): AuditEntry {
  const hide = <Value extends string | null>(value: Value) =>
    value === uid ? ERASED_PERSON : value;
  const { action, before, after } = entry;
  const isLink = action === 'link';
  return {
    action,
    actor: hide(entry.actor),
    subject: hide(entry.subject),
    before: isLink ? hide(before) : before,
    after: isLink ? hide(after) : after,
  };
}
