import * as v from 'valibot';
import { instant, text } from './fields';
import { ERASED_PERSON } from './people';

/** The actor of what a setting of the church does, without anybody's act. */
export const CHURCH_ACTOR = 'church';

/** What is recorded of what admins, leaders and people do. A new action is added here and to the sentences of the web app. */
const auditActions = [
  /** The position before and after. */
  'position',
  /** The leader's uid before and after. */
  'link',
  /** `admin` or null. */
  'admin',
  /** The guardianship before and after. */
  'guardian-consent',
  /** Without the years. */
  'birth-year',
  /** What somebody is invited to become, `discipulo` or a position, or null; of the leader's disciples, or the admin's doing. */
  'invitation',
  /** The person's copy of their own data. */
  'export',
  /** An admin's copy of the list of people; the subject is the admin. */
  'people-export',
] as const;

export const auditEntrySchema = v.object({
  action: v.picklist(auditActions),
  /** The uid of the person who acted, or `CHURCH_ACTOR`. */
  actor: text,
  /** The uid of the person whom it was about. */
  subject: text,
  before: v.nullable(text),
  after: v.nullable(text),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** `audit/{id}`: who did what, written by the server in the transaction of the change, read by admins, deleted after a year. */
export const auditSchema = v.object({ id: text, at: instant, ...auditEntrySchema.entries });
export type Audit = v.InferOutput<typeof auditSchema>;

/** The uids in an entry: it is found by each of them. */
export function auditPeople({ action, actor, subject, before, after }: AuditEntry): string[] {
  const leaders = action === 'link' ? [before, after] : [];
  const people = new Set([actor, subject, ...leaders.filter((uid) => uid !== null)]);
  people.delete(CHURCH_ACTOR);
  return [...people];
}

/** The entry without a person whose account is erased. */
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
