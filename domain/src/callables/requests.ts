import * as v from 'valibot';
import { hasPage } from '../app-routes';
import { contentParts } from '../documents/content-day';
import { planWishSchema } from '../documents/content-plan';
import { seriesTimesSchema } from '../documents/content-series';
import { day } from '../documents/fields';
import { invitedPositions } from '../documents/invitation';
import { positions } from '../documents/people';
import { reminderChoiceSchema } from '../documents/push';
import { replaceable } from '../plans/day-actions';
import {
  BIRTH_YEAR_MIN,
  BULK_PEOPLE_MAX,
  DOCUMENT_ID_MAX_LENGTH,
  IMPORTED_BYTES_MAX,
  LOOKED_UP_EMAILS_MAX,
  MENTOR_MESSAGE_MAX_LENGTH,
  MENTOR_REFERENCE_MAX_LENGTH,
  MENTOR_TITLE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PUSH_BODY_MAX_LENGTH,
  PUSH_TITLE_MAX_LENGTH,
  PUSH_URL_MAX_LENGTH,
  VERSE_MAX_LENGTH,
} from '../limits';

/** A person's id; without a slash it cannot point outside its collection. */
export const uidSchema = v.pipe(
  v.string(),
  v.maxLength(DOCUMENT_ID_MAX_LENGTH),
  v.regex(/^[^/]+$/),
);

/** The callable takes no input and ignores what is sent. */
const nothing = v.unknown();

/** `messages_sent/id`, `audit/id`, or `kept/collection/id`, or a document at any depth below that. */
const exportPath = v.pipe(
  v.string(),
  v.maxLength(6000),
  v.regex(/^(?:messages_sent|messages_answered|audit|kept\/[^/]+)(?:\/[^/]+)+$/),
);

const trimmed = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));
const endpoint = v.pipe(trimmed(2000), v.startsWith('https://'));
const pushKey = v.pipe(trimmed(200), v.regex(/^[\w+/=-]+$/));
const verse = v.pipe(v.string(), v.maxLength(VERSE_MAX_LENGTH), v.regex(/\S/));

/** As it is typed: `parseCode` says whether it can be one. */
const invitationCode = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** What a chain or series is called, by readers too. */
const importedName = v.pipe(trimmed(NAME_MAX_LENGTH), v.regex(/^[^<>]*$/));

/** Above the limit of a series, so that one that is too long is refused with how long it is. */
const SERIES_REQUEST_MAX = 1000;

/** Names the changes of one request, chosen by the client: an answer that is lost can be undone as well. */
const batch = v.pipe(v.string(), v.minLength(16), v.maxLength(64), v.regex(/^[\w-]+$/));
const severalPeople = v.pipe(
  v.array(uidSchema),
  v.minLength(1),
  v.maxLength(BULK_PEOPLE_MAX),
  v.check((ids) => new Set(ids).size === ids.length),
);

const parts = v.pipe(
  v.array(v.picklist(contentParts)),
  v.minLength(1),
  v.check((all) => new Set(all).size === all.length),
);
const twoDays = { from: day, to: day, parts };
/** What the caller saw there: `seen` of an earlier response. Without it nothing of an admin's is replaced or swapped. */
const seen = v.optional(v.pipe(v.string(), v.maxLength(64)));

/** Longer text is cut, not refused: a hint must not keep a question from being answered. */
const cut = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, max)),
  );
const hint = (max: number) => v.fallback(v.optional(cut(max), ''), '');
const reference = hint(MENTOR_REFERENCE_MAX_LENGTH);

/** The text that the person is reading, in any shape: only a hint, since the server reads the devotional itself. */
const devotionalContext = v.fallback(
  v.union([
    cut(MENTOR_TITLE_MAX_LENGTH),
    v.object({
      id: reference,
      devotional_id: reference,
      verse_reference: reference,
      reference,
      title: hint(MENTOR_TITLE_MAX_LENGTH),
      book: reference,
      chapter: v.fallback(v.optional(v.union([v.number(), reference]), ''), ''),
    }),
  ]),
  '',
);

/** What each callable takes. The server parses it; the web app imports the types alone, which keeps this out of its bundle. */
export const requests = {
  /** Pages; anything else asks for the first. */
  get_my_disciples: v.fallback(v.object({ after: v.optional(v.nullable(uidSchema), null) }), {
    after: null,
  }),
  get_my_pastor_info: nothing,
  /** The days before and after today in UTC are also accepted: the device's day may differ. */
  get_week_ahead: v.object({ from: day }),
  'ai-mentor-chat': v.object({
    conversationId: v.pipe(v.string(), v.maxLength(DOCUMENT_ID_MAX_LENGTH)),
    message: v.pipe(
      v.string(),
      v.maxLength(MENTOR_MESSAGE_MAX_LENGTH),
      v.regex(/[^\s\p{Z}\p{C}]/u),
    ),
    devotionalContext: v.optional(devotionalContext, ''),
    /** The same question sent twice is counted and answered once. */
    requestId: v.nullish(v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/))),
  }),
  /** The same for several people; those who can't be changed are listed in the answer. */
  'change-people': v.variant('change', [
    v.object({
      change: v.literal('link'),
      batch,
      userIds: severalPeople,
      leaderId: v.nullable(uidSchema),
    }),
    v.object({
      change: v.literal('position'),
      batch,
      userIds: severalPeople,
      position: v.picklist(positions),
      /** Who takes over the disciples of those who lead no more; without it, leaders who have any are refused. */
      successorId: v.optional(v.nullable(uidSchema)),
    }),
    /** Undoes the caller's own batch of a moment ago, as far as nothing has changed since. */
    v.object({ change: v.literal('undo'), batch }),
  ]),
  'change-position': v.variant('position', [
    v.object({ userId: uidSchema, position: v.picklist(['lider', 'pastor']) }),
    v.object({
      userId: uidSchema,
      position: v.literal('discipulo'),
      /** Who takes over the person's disciples; null leaves them without a leader. */
      successorId: v.nullable(uidSchema),
    }),
  ]),
  'claim-church': v.object({ secret: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  /** Of a day's devotional, readings or both; what is empty afterwards is filled by the plan. */
  'content-days': v.pipe(
    v.variant('action', [
      v.object({
        action: v.picklist(['move', 'copy']),
        ...twoDays,
        /** What may be replaced on the other day. */
        over: v.picklist(replaceable),
        seen,
      }),
      v.object({ action: v.literal('swap'), ...twoDays, seen }),
      /** `fill` gives a part back to the plan, whatever is there. */
      v.object({ action: v.picklist(['lock', 'unlock', 'clear', 'fill']), day, parts }),
    ]),
    v.check((request) => 'day' in request || request.from !== request.to),
  ),
  /** Each action also fills what is missing. */
  'content-plan': v.variant('action', [
    v.object({ action: v.literal('choose'), ...planWishSchema.entries }),
    v.object({ action: v.picklist(['pause', 'resume', 'fill']) }),
  ]),
  /** Each but `look` also fills what is missing. */
  'content-series': v.variant('action', [
    v.object({
      action: v.literal('import-chain'),
      name: importedName,
      /** As `readChain` takes it. */
      json: v.pipe(v.string(), v.maxLength(IMPORTED_BYTES_MAX)),
      use: v.boolean(),
    }),
    v.object({
      action: v.literal('import-series'),
      name: importedName,
      /** As `readSeries` takes them; it says how many there may be. */
      devotionals: v.pipe(
        v.array(v.record(v.string(), v.nullable(v.string()))),
        v.maxLength(SERIES_REQUEST_MAX),
      ),
      times: seriesTimesSchema,
      use: v.boolean(),
    }),
    /** A series again, on other days. */
    v.object({ action: v.literal('place'), id: uidSchema, times: seriesTimesSchema }),
    v.object({ action: v.literal('delete'), id: uidSchema }),
    /** On which of these days an admin's own devotional would stay. */
    v.object({
      action: v.literal('look'),
      days: v.pipe(v.array(day), v.minLength(1), v.maxLength(SERIES_REQUEST_MAX)),
    }),
  ]),
  'correct-birth-year': v.object({
    userId: uidSchema,
    birthYear: v.pipe(v.number(), v.integer(), v.minValue(BIRTH_YEAR_MIN)),
  }),
  /** `fresh`: counted anew unless that was done within the last minute. */
  'count-church': v.object({ part: v.picklist(['people', 'content']), fresh: v.boolean() }),
  'count-my-data': nothing,
  'create-invitation': v.variant('kind', [
    v.object({ kind: v.literal('disciple'), leaderId: uidSchema }),
    v.object({
      kind: v.literal('position'),
      position: v.picklist(invitedPositions),
      email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email()),
    }),
  ]),
  'erase-my-account': nothing,
  /** The pages of the export, each after the last document of the one before; null starts with the first. */
  'export-my-data': v.object({ after: v.nullable(exportPath) }),
  /** The pages of the list of people, by uid, each after the last person of the one before. */
  'export-people': v.object({
    shown: v.picklist(['everybody', 'newcomers', 'unlinked', ...positions]),
    leaderId: v.nullable(uidSchema),
    query: v.pipe(v.string(), v.maxLength(NAME_MAX_LENGTH)),
    after: v.nullable(uidSchema),
  }),
  'link-to-leader': v.object({ userId: uidSchema, leaderId: v.nullable(uidSchema) }),
  'look-up-emails': v.object({
    userIds: v.pipe(v.array(uidSchema), v.minLength(1), v.maxLength(LOOKED_UP_EMAILS_MAX)),
  }),
  'peek-invitation': v.object({ code: invitationCode }),
  'push-notifications': v.variant('action', [
    v.object({ action: v.literal('get-vapid-key') }),
    v.object({
      action: v.literal('save-subscription'),
      endpoint,
      keys: v.object({ p256dh: pushKey, auth: pushKey }),
      token: v.optional(v.nullable(trimmed(2048)), null),
      device: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
      /** The endpoint that this device had before. */
      replaces: v.optional(v.nullable(endpoint), null),
    }),
    v.object({ action: v.literal('remove-subscription'), endpoint }),
    /** `except` is the endpoint of the device that asks, if it has one. */
    v.object({ action: v.literal('remove-other-subscriptions'), except: v.nullable(endpoint) }),
    v.object({
      action: v.literal('send-notification'),
      userId: uidSchema,
      title: trimmed(PUSH_TITLE_MAX_LENGTH),
      body: trimmed(PUSH_BODY_MAX_LENGTH),
      url: v.pipe(trimmed(PUSH_URL_MAX_LENGTH), v.check(hasPage)),
    }),
    v.object({ action: v.literal('save-reminder'), ...reminderChoiceSchema.entries }),
  ]),
  'rebuild-stats': v.object({ userId: uidSchema }),
  'record-guardian-consent': v.variant('action', [
    v.object({
      action: v.literal('record'),
      userId: uidSchema,
      guardianName: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(NAME_MIN_LENGTH),
        v.maxLength(NAME_MAX_LENGTH),
        v.regex(/^[^<>]*$/),
      ),
      consentedOn: day,
    }),
    v.object({ action: v.literal('revoke'), userId: uidSchema }),
  ]),
  /** `replace`: the person agrees to another leader than the one they have. */
  'redeem-invitation': v.object({ code: invitationCode, replace: v.boolean() }),
  'revoke-invitation': v.object({ id: v.pipe(v.string(), v.length(64), v.regex(/^[\da-f]+$/)) }),
  'set-admin-role': v.object({ userId: uidSchema, admin: v.boolean() }),
  'sign-out-everywhere': nothing,
  'validate-memorization': v.pipe(
    v.object({
      originalVerse: verse,
      userVerse: verse,
      verseReference: v.pipe(v.string(), v.maxLength(100)),
    }),
    // What is longer is no attempt at the verse, and the device scores it.
    v.check(({ originalVerse, userVerse }) => userVerse.length <= 2 * originalVerse.length),
  ),
} as const;

export type CallableName = keyof typeof requests;

/** As the client writes it. */
export type Request<Name extends CallableName> = v.InferInput<(typeof requests)[Name]>;
/** As the server's handler gets it. */
export type ParsedRequest<Name extends CallableName> = v.InferOutput<(typeof requests)[Name]>;
