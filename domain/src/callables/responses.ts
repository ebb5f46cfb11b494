import * as v from 'valibot';
import { crisisKinds } from '../crisis/kinds';
import { discipleActivitySchema, positions } from '../documents/people';
import { churchCountsSchema } from '../documents/church-counts';
import { contentParts } from '../documents/content-day';
import { count, day, text } from '../documents/fields';
import { invitedPositions } from '../documents/invitation';
import { mentorChoicesSchema, mentorSources } from '../documents/mentor';
import { leaderSchema } from '../documents/user-stats';
import type { CallableName } from './requests';

/** What filling the coming days has done. */
const filledEntries = {
  /** The number of days that were written; null if they could not be filled yet, although the change is saved. */
  days: v.nullable(count),
  /** `days`, and the days that still lack something of the plan. */
  wanted: count,
  /** What those days wait for: a whole Bible, or chapters that the Bible lacks. */
  missing: v.nullable(v.picklist(['bible', 'chapters'])),
};

const leaderNameSchema = v.omit(leaderSchema, ['id']);

/** The same answer for an unknown, expired, used or revoked invitation, and for one whose leader no longer leads. */
const gone = v.object({ state: v.literal('gone') });

/**
 * Why a message is not sent: the two are not linked, or the leader receives no messages; a guardian's consent is missing; the author's
 * e-mail is not confirmed; the day's quota is used up; the text is too long.
 */
const messageRefusals = ['link', 'guardian', 'email', 'quota', 'size'] as const;
export type MessageRefusal = (typeof messageRefusals)[number];

/** The response schema of each callable. The web app parses with it; the server only uses the types. */
export const responses = {
  /** One page of disciples; `after` is the cursor of the next. */
  get_my_disciples: v.object({
    disciples: v.array(discipleActivitySchema),
    after: v.nullable(text),
  }),
  /** One row, or none. Any position but `pastor` means leader. */
  get_my_pastor_info: v.array(v.object({ id: text, full_name: text, pastor_position: v.string() })),
  /** Documents as stored. The web app caches them and parses each one on reading, so one invalid document does not lose the rest. */
  get_week_ahead: v.object({
    devotionals: v.array(v.unknown()),
    readings: v.array(v.unknown()),
  }),
  'ai-mentor-chat': v.object({
    response: v.string(),
    source: v.picklist(mentorSources),
    crisis: v.optional(v.picklist(crisisKinds)),
    budget_spent: v.optional(v.boolean()),
    choices: v.optional(mentorChoicesSchema),
  }),
  'change-people': v.object({
    /** How many people were changed; the others needed no change or are in `refused`. */
    changed: v.number(),
    /** The name is null if there is no such person. */
    refused: v.array(v.object({ userId: text, full_name: v.nullable(text), reason: text })),
  }),
  'change-position': v.object({
    position: v.picklist(positions),
    /** The name of the leader of a person who becomes a disciple. */
    leader: v.nullable(v.string()),
  }),
  'claim-church': v.object({ claimed: v.boolean() }),
  /** Input for undo. */
  'content-days': v.object({
    /** The parts that changed. */
    parts: v.array(v.picklist(contentParts)),
    /** A fingerprint of the admin's content now on the target day, to send back as `seen`. */
    seen: v.string(),
    /** The parts of the target day that had been left empty on purpose. */
    emptied: v.array(v.picklist(contentParts)),
  }),
  'content-plan': v.object(filledEntries),
  /** `own` lists the requested days on which an admin's own devotional stays. */
  'content-series': v.object({ ...filledEntries, own: v.array(day) }),
  'correct-birth-year': v.object({ corrected: v.boolean() }),
  'count-church': v.object({ counts: churchCountsSchema, age_seconds: count }),
  /** The number of documents by collection. */
  'count-my-data': v.record(v.string(), v.number()),
  /** The code is shown only to those who share the invitation. */
  'create-invitation': v.object({ id: text, code: text }),
  'erase-my-account': v.object({ erased: v.boolean() }),
  /** A copy of everything stored. The web app only lists and zips it, so a schema of the fields could only lose data. */
  'export-my-data': v.object({
    /** On the first page only: the data that exists once per person. */
    person: v.nullable(v.record(v.string(), v.unknown())),
    documents: v.array(v.object({ path: v.string(), fields: v.unknown() })),
    /** The cursor of the next page: the path of the last document; null on the last page. */
    next: v.nullable(v.string()),
  }),
  'export-people': v.object({
    people: v.array(
      v.object({
        full_name: text,
        position: v.picklist(positions),
        church_denomination: v.string(),
        leader: v.nullable(v.string()),
        email: v.nullable(v.string()),
        email_confirmed: v.boolean(),
      }),
    ),
    after: v.nullable(text),
  }),
  'find-by-email': v.object({ userId: v.nullable(text) }),
  'link-to-leader': v.object({ leaderId: v.nullable(v.string()) }),
  /** Leaves out people without an account. */
  'look-up-emails': v.object({
    emails: v.array(v.object({ userId: text, email: v.string(), confirmed: v.boolean() })),
  }),
  /** What a person's page shows of their server-only data: days and numbers, never anything they wrote. */
  'look-up-person': v.object({
    /** Whether the person shares their progress with the caller, who is their leader. Without it, the day is null. */
    shares: v.boolean(),
    last_devotional_date: v.nullable(day),
    /** Messages between the person and their leaders, and how many of them have no answer. */
    messages: count,
    unanswered: count,
    /** Messages that wait for the person's own answer. */
    waiting: count,
    /** The guardian who has consented, while the consent is recorded. */
    guardian: v.nullable(v.object({ name: text, consented_on: day })),
  }),
  /** Whether to ask the person to allow Gemini: it is configured here, and they are an adult who has not allowed it. */
  'mentor-status': v.object({ offersGemini: v.boolean() }),
  'peek-invitation': v.variant('state', [
    gone,
    v.object({ state: v.literal('leader'), church: v.string(), leader: leaderNameSchema }),
    v.object({
      state: v.literal('position'),
      church: v.string(),
      position: v.picklist(invitedPositions),
    }),
  ]),
  'push-notifications': v.union([
    v.object({ publicKey: text }),
    v.object({ saved: v.boolean() }),
    v.object({ removed: v.boolean() }),
    v.object({ targeted: v.number(), sentOk: v.number(), removedInvalid: v.number() }),
  ]),
  'rebuild-stats': v.object({ mended: v.boolean() }),
  'record-guardian-consent': v.object({ guardianship: v.picklist(['needed', 'recorded']) }),
  'redeem-invitation': v.variant('state', [
    gone,
    /** The person is now the leader's disciple, or already was. */
    v.object({ state: v.literal('linked'), leader: leaderNameSchema }),
    /** The person has another leader, `from`. Nothing was changed; the client asks whether to replace them. */
    v.object({
      state: v.literal('asks'),
      leader: v.nullable(leaderNameSchema),
      from: leaderNameSchema,
    }),
    v.object({ state: v.literal('positioned'), position: v.picklist(invitedPositions) }),
    /** The invitation is for this person's e-mail address, which is not confirmed yet. */
    v.object({ state: v.literal('unconfirmed') }),
  ]),
  'revoke-invitation': v.object({ revoked: v.boolean() }),
  'send-message': v.union([
    v.object({ id: text }),
    v.object({ refused: v.picklist(messageRefusals) }),
  ]),
  'save-teaching': v.object({ saved: v.literal(true) }),
  'set-admin-role': v.object({ admin: v.boolean() }),
  'sign-out-everywhere': v.object({ ended: v.boolean() }),
  'validate-memorization': v.object({
    score: v.number(),
    isValid: v.boolean(),
    feedback: v.string(),
  }),
} as const satisfies Record<CallableName, v.GenericSchema>;

export type Response<Name extends CallableName> = v.InferOutput<(typeof responses)[Name]>;

export type Filled = Response<'content-plan'>;

export const nothingToFill: Filled = { days: 0, wanted: 0, missing: null };

/** The chunks that a streaming callable sends before its response. */
export const streamChunks = { 'ai-mentor-chat': v.string() } as const;
export type StreamingName = keyof typeof streamChunks;
