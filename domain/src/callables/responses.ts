import * as v from 'valibot';
import { crisisKinds } from '../crisis/kinds';
import { discipleActivitySchema } from '../documents/people';
import { churchCountsSchema } from '../documents/church-counts';
import { contentParts } from '../documents/content-day';
import { count, day, text } from '../documents/fields';
import { invitedPositions } from '../documents/invitation';
import { mentorSources } from '../documents/mentor';
import { positions } from '../documents/people';
import { leaderSchema } from '../documents/user-stats';
import type { CallableName } from './requests';

const leaderNameSchema = v.omit(leaderSchema, ['id']);

/** The same for an unknown, expired, used up and revoked invitation, and for one of a leader who leads no more. */
const gone = v.object({ state: v.literal('gone') });

/** What each callable answers. The web app parses it; for the server it is a type. */
export const responses = {
  /** A page of them, and what to ask for the next by. */
  get_my_disciples: v.object({
    disciples: v.array(discipleActivitySchema),
    after: v.nullable(text),
  }),
  /** One row, or none. Any position but `pastor` means leader. */
  get_my_pastor_info: v.array(v.object({ id: text, full_name: text, pastor_position: v.string() })),
  /** Documents as stored. The web app keeps them and parses each one on reading it, so that one misfit loses only itself. */
  get_week_ahead: v.object({
    devotionals: v.array(v.unknown()),
    readings: v.array(v.unknown()),
  }),
  'ai-mentor-chat': v.object({
    response: v.string(),
    source: v.picklist(mentorSources),
    crisis: v.optional(v.picklist(crisisKinds)),
    budget_spent: v.optional(v.boolean()),
  }),
  'change-people': v.object({
    /** How many of the chosen people were changed; the others were as wanted, or are refused. */
    changed: v.number(),
    /** The name is null where there is no such person. */
    refused: v.array(v.object({ userId: text, full_name: v.nullable(text), reason: text })),
  }),
  'change-position': v.object({ position: v.picklist(positions) }),
  'claim-church': v.object({ claimed: v.boolean() }),
  /** What the request that undoes it needs. */
  'content-days': v.object({
    /** What has changed. */
    parts: v.array(v.picklist(contentParts)),
    /** What an admin has there now. */
    seen: v.string(),
    /** What was empty on purpose on the day that was reached. */
    emptied: v.array(v.picklist(contentParts)),
  }),
  /** The days on which something was written; null where they could not be filled yet, though the change is saved. */
  'content-plan': v.object({ days: v.nullable(count) }),
  /** Likewise; and of the days that were asked about, those on which an admin's own devotional stays. */
  'content-series': v.object({ days: v.nullable(count), own: v.array(day) }),
  'correct-birth-year': v.object({ corrected: v.boolean() }),
  'count-church': v.object({ counts: churchCountsSchema, age_seconds: count }),
  /** Number of documents by collection. */
  'count-my-data': v.record(v.string(), v.number()),
  /** The code, which is shown to those who share it alone. */
  'create-invitation': v.object({ id: text, code: text }),
  'erase-my-account': v.object({ erased: v.boolean() }),
  /** A copy of whatever is stored, which the web app only lists and zips: a schema of the fields could only lose data. */
  'export-my-data': v.object({
    /** On the first page: what is stored once. */
    person: v.nullable(v.record(v.string(), v.unknown())),
    documents: v.array(v.object({ path: v.string(), fields: v.unknown() })),
    /** The path after which the next page starts; null on the last. */
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
  'link-to-leader': v.object({ leaderId: v.nullable(v.string()) }),
  /** Whose account there is. */
  'look-up-emails': v.object({
    emails: v.array(v.object({ userId: text, email: v.string(), confirmed: v.boolean() })),
  }),
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
    /** The person is the leader's disciple now, or was before. */
    v.object({ state: v.literal('linked'), leader: leaderNameSchema }),
    /** The person has another leader: nothing has changed. */
    v.object({
      state: v.literal('asks'),
      leader: v.nullable(leaderNameSchema),
      from: leaderNameSchema,
    }),
    v.object({ state: v.literal('positioned'), position: v.picklist(invitedPositions) }),
    /** It is for this person's e-mail address, which they have not confirmed yet. */
    v.object({ state: v.literal('unconfirmed') }),
  ]),
  'revoke-invitation': v.object({ revoked: v.boolean() }),
  'set-admin-role': v.object({ admin: v.boolean() }),
  'sign-out-everywhere': v.object({ ended: v.boolean() }),
  'validate-memorization': v.object({
    score: v.number(),
    isValid: v.boolean(),
    feedback: v.string(),
  }),
} as const satisfies Record<CallableName, v.GenericSchema>;

export type Response<Name extends CallableName> = v.InferOutput<(typeof responses)[Name]>;

/** What a streaming callable sends before its response. */
export const streamChunks = { 'ai-mentor-chat': v.string() } as const;
export type StreamingName = keyof typeof streamChunks;
