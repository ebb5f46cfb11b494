import * as v from 'valibot';
import { hasPage } from '../app-routes';
import { cleanEmail, isBlank, visibleText, withoutHalves } from '../text/clean';
import { contentParts } from '../documents/content-day';
import { planRequestSchema, sourcesSchema } from '../documents/content-plan';
import { seriesTimesSchema } from '../documents/content-series';
import { day } from '../documents/fields';
import { invitedPositions } from '../documents/invitation';
import { positions } from '../documents/people';
import { taughtTopicIds } from '../documents/teaching';
import { reminderChoiceSchema } from '../documents/push';
import { replaceScopes } from '../content/day-actions';
import {
  BIRTH_YEAR_MIN,
  BULK_PEOPLE_MAX,
  DOCUMENT_ID_MAX_LENGTH,
  IMPORTED_BYTES_MAX,
  LOOKED_UP_EMAILS_MAX,
  MENTOR_MESSAGE_MAX_LENGTH,
  MENTOR_REFERENCE_MAX_LENGTH,
  MENTOR_TITLE_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PUSH_BODY_MAX_LENGTH,
  PUSH_TITLE_MAX_LENGTH,
  PUSH_URL_MAX_LENGTH,
  TEACHING_MAX_LENGTH,
  VERSE_MAX_LENGTH,
} from '../limits';

/** An id that Firestore accepts: `.`, `..` and `__x__` are reserved, and a slash could point outside the collection. */
const isDocumentId = (id: string) => /^[^/\p{Cs}]+$/u.test(id) && !/^(?:\.{1,2}|__.*__)$/s.test(id);

export const documentIdSchema = v.pipe(
  v.string(),
  v.maxLength(DOCUMENT_ID_MAX_LENGTH),
  v.check(isDocumentId),
);

/** A person's id, which is also that of their documents. */
const uidSchema = documentIdSchema;

/** For a callable that takes no input and ignores what the client sends. */
const noInput = v.unknown();

const exportParts = new Set(['messages_sent', 'messages_answered', 'audit', 'kept']);

/** `messages_sent/id`, `messages_answered/id`, `audit/id`, `kept/collection/id`, or a document at any depth below those. */
const exportPath = v.pipe(
  v.string(),
  v.maxLength(6000),
  v.check((path) => {
    const [part = '', ...ids] = path.split('/');
    const isWhole = ids.length > (part === 'kept' ? 1 : 0);
    return exportParts.has(part) && isWhole && ids.every(isDocumentId);
  }),
);

const email = v.pipe(v.string(), v.transform(cleanEmail), v.maxLength(254), v.email());

const isVisible = v.check((text: string) => !isBlank(text));
const text = v.pipe(v.string(), v.transform(withoutHalves));
const written = (max: number) => v.pipe(text, v.maxLength(max), isVisible);
const trimmed = (max: number) =>
  v.pipe(v.string(), v.transform(visibleText), v.trim(), v.nonEmpty(), v.maxLength(max));
const endpoint = v.pipe(trimmed(2000), v.startsWith('https://'));
const pushKey = v.pipe(trimmed(200), v.regex(/^[\w+/=-]+$/));
const verse = written(VERSE_MAX_LENGTH);

/** A code as typed; `parseCode` decides whether it is well-formed. */
const invitationCode = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** The name of a chain or series, which readers see too. */
const importedName = v.pipe(trimmed(NAME_MAX_LENGTH), v.regex(/^[^<>]*$/));

/** Higher than `SERIES_ROWS_MAX`, so that the refusal of a series that is too long can name its length. */
const SERIES_REQUEST_MAX = 1000;

/** The id of a request's changes. The client chooses it, so that it can undo them even if the response is lost. */
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
/** `seen` of an earlier response: what the caller saw on the other day. Without it, an admin's content is never replaced or swapped. */
const seen = v.optional(v.pipe(v.string(), v.maxLength(64)));

/** Truncates longer text instead of refusing it: a bad hint must not keep a question from being answered. */
const truncated = (max: number) =>
  v.pipe(
    v.string(),
    // The cut can be within a surrogate pair.
    v.transform((hint) => withoutHalves(hint.slice(0, max))),
  );
const hint = (max: number) => v.fallback(v.optional(truncated(max), ''), '');
const reference = hint(MENTOR_REFERENCE_MAX_LENGTH);

/** What the person is reading, in any shape. It is only a hint, because the server reads the devotional itself. */
const devotionalContext = v.fallback(
  v.union([
    truncated(MENTOR_TITLE_MAX_LENGTH),
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

/** The request schema of each callable. The server parses with it; the web app imports only the types, which keeps it out of the bundle. */
export const requests = {
  /** Paged; an invalid request gets the first page. */
  get_my_disciples: v.fallback(v.object({ after: v.optional(v.nullable(uidSchema), null) }), {
    after: null,
  }),
  get_my_pastor_info: noInput,
  /** Yesterday and tomorrow in UTC are accepted too, because the device's day can differ. */
  get_week_ahead: v.object({ from: day }),
  'ai-mentor-chat': v.object({
    conversationId: v.pipe(v.string(), v.maxLength(DOCUMENT_ID_MAX_LENGTH)),
    message: written(MENTOR_MESSAGE_MAX_LENGTH),
    devotionalContext: v.optional(devotionalContext, ''),
    /** Makes the request idempotent: the same question sent twice is counted and answered once. */
    requestId: v.nullish(v.pipe(documentIdSchema, v.maxLength(64), v.regex(/^[\w-]+$/))),
  }),
  /** `link-to-leader` or `change-position` for several people; the response lists those who can't be changed. */
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
      /** Takes over the disciples of those who stop leading; without it, leaders who have disciples are refused. */
      successorId: v.optional(v.nullable(uidSchema)),
    }),
    /** Undoes the caller's own recent batch, except for people who have changed again since. */
    v.object({ change: v.literal('undo'), batch }),
  ]),
  'change-position': v.variant('position', [
    v.object({
      userId: uidSchema,
      position: v.picklist(['lider', 'pastor']),
      batch: v.optional(batch),
    }),
    v.object({
      userId: uidSchema,
      position: v.literal('discipulo'),
      batch: v.optional(batch),
      /** Takes over the person's disciples; null leaves them without a leader. */
      successorId: v.nullable(uidSchema),
    }),
  ]),
  'claim-church': v.object({ secret: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  /** Arranges a day's devotional, its readings or both. The plan fills what is empty afterwards. */
  'content-days': v.pipe(
    v.variant('action', [
      v.object({
        action: v.picklist(['move', 'copy']),
        ...twoDays,
        /** What the action can replace on the other day. */
        over: v.picklist(replaceScopes),
        seen,
      }),
      v.object({ action: v.literal('swap'), ...twoDays, seen }),
      /** `fill` gives a part back to the plan, whatever it contains. */
      v.object({ action: v.picklist(['lock', 'unlock', 'clear', 'fill']), day, parts }),
    ]),
    v.check((request) => 'day' in request || request.from !== request.to),
  ),
  /** Each action also fills missing days. */
  'content-plan': v.variant('action', [
    v.object({ action: v.literal('choose'), ...planRequestSchema.entries }),
    v.object({ action: v.picklist(['pause', 'resume', 'fill']) }),
  ]),
  /** Each action except `look` also fills missing days. */
  'content-series': v.variant('action', [
    v.object({
      action: v.literal('import-chain'),
      name: importedName,
      /** The input of `readChain`. */
      json: v.pipe(text, v.maxLength(IMPORTED_BYTES_MAX)),
      use: v.boolean(),
    }),
    v.object({
      action: v.literal('import-series'),
      name: importedName,
      /** The fields of the rows of `readSeries`, which enforces the real limit. */
      devotionals: v.pipe(
        v.array(v.record(v.string(), v.nullable(text))),
        v.maxLength(SERIES_REQUEST_MAX),
      ),
      times: seriesTimesSchema,
      use: v.boolean(),
    }),
    /** Moves a series to other days. */
    v.object({ action: v.literal('place'), id: uidSchema, times: seriesTimesSchema }),
    v.object({ action: v.literal('delete'), id: uidSchema }),
    /** Chooses the sources of the running plan and their order. */
    v.object({ action: v.literal('order'), sources: sourcesSchema }),
    /** Which of these days keep an admin's own devotional. */
    v.object({
      action: v.literal('look'),
      days: v.pipe(v.array(day), v.minLength(1), v.maxLength(SERIES_REQUEST_MAX)),
    }),
  ]),
  'correct-birth-year': v.object({
    userId: uidSchema,
    birthYear: v.pipe(v.number(), v.integer(), v.minValue(BIRTH_YEAR_MIN)),
  }),
  /** `fresh` forces a recount, unless the last one is less than a minute old. */
  'count-church': v.object({ part: v.picklist(['people', 'content']), fresh: v.boolean() }),
  'count-my-data': noInput,
  'create-invitation': v.variant('kind', [
    v.object({ kind: v.literal('disciple'), leaderId: uidSchema }),
    v.object({
      kind: v.literal('position'),
      position: v.picklist(invitedPositions),
      email,
    }),
  ]),
  'erase-my-account': noInput,
  /** One page of the export, after the given document; null requests the first page. */
  'export-my-data': v.object({ after: v.nullable(exportPath) }),
  /** One page of the list of people, ordered by uid, after the given person; null requests the first page. */
  'export-people': v.object({
    shown: v.picklist(['everybody', 'newcomers', 'unlinked', ...positions]),
    leaderId: v.nullable(uidSchema),
    query: v.pipe(text, v.maxLength(NAME_MAX_LENGTH)),
    after: v.nullable(uidSchema),
  }),
  /** A whole e-mail address: nobody is found by a part of one. */
  'find-by-email': v.object({ email }),
  'link-to-leader': v.object({
    userId: uidSchema,
    leaderId: v.nullable(uidSchema),
    batch: v.optional(batch),
  }),
  'look-up-emails': v.object({
    userIds: v.pipe(v.array(uidSchema), v.minLength(1), v.maxLength(LOOKED_UP_EMAILS_MAX)),
  }),
  'look-up-person': v.object({ userId: uidSchema }),
  'mentor-status': noInput,
  'peek-invitation': v.object({ code: invitationCode }),
  'push-notifications': v.variant('action', [
    v.object({ action: v.literal('get-vapid-key') }),
    v.object({
      action: v.literal('save-subscription'),
      endpoint,
      keys: v.object({ p256dh: pushKey, auth: pushKey }),
      token: v.optional(v.nullable(trimmed(2048)), null),
      device: v.optional(v.pipe(text, v.maxLength(100)), ''),
      /** The previous endpoint of this device. */
      replaces: v.optional(v.nullable(endpoint), null),
    }),
    v.object({ action: v.literal('remove-subscription'), endpoint }),
    /** `except` is the endpoint of the calling device, if it has one. */
    v.object({ action: v.literal('remove-other-subscriptions'), except: v.nullable(endpoint) }),
    v.object({
      action: v.literal('send-notification'),
      userId: uidSchema,
      title: trimmed(PUSH_TITLE_MAX_LENGTH),
      body: trimmed(PUSH_BODY_MAX_LENGTH),
      url: v.pipe(trimmed(PUSH_URL_MAX_LENGTH), v.check(hasPage)),
    }),
    v.object({
      action: v.literal('save-reminder'),
      ...reminderChoiceSchema.entries,
      /** Refused in words by the handler, because a device can know a newer time zone than the server. */
      time_zone: v.pipe(v.string(), v.maxLength(100)),
    }),
  ]),
  'rebuild-stats': v.object({ userId: uidSchema }),
  'record-guardian-consent': v.variant('action', [
    v.object({
      action: v.literal('record'),
      userId: uidSchema,
      guardianName: v.pipe(
        v.string(),
        v.transform(visibleText),
        v.trim(),
        v.minLength(NAME_MIN_LENGTH),
        v.maxLength(NAME_MAX_LENGTH),
        v.regex(/^[^<>]*$/),
      ),
      consentedOn: day,
    }),
    v.object({ action: v.literal('revoke'), userId: uidSchema }),
  ]),
  /** `replace`: the person agrees to replace their current leader. */
  'redeem-invitation': v.object({ code: invitationCode, replace: v.boolean() }),
  'revoke-invitation': v.object({ id: v.pipe(v.string(), v.length(64), v.regex(/^[\da-f]+$/)) }),
  /** Sends a disciple's message to their leader or, with `to`, a leader's first word to a disciple. */
  'send-message': v.object({
    /** Becomes the message's id, so a request sent twice is stored once. */
    requestId: v.pipe(v.string(), v.uuid()),
    leaderId: uidSchema,
    /** The disciple to whom the leader writes. */
    to: v.optional(uidSchema),
    devotionalId: v.nullable(day),
    /** Has at least one visible character. Can be longer than a message, so that the refusal can say that it is too long. */
    message: written(10 * MESSAGE_MAX_LENGTH),
  }),
  'save-teaching': v.object({
    topic: v.picklist(taughtTopicIds),
    /** null deletes it. */
    text: v.nullable(trimmed(TEACHING_MAX_LENGTH)),
    /** The stored text that the caller saw; without it, any text is replaced. */
    replaces: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(TEACHING_MAX_LENGTH)))),
  }),
  'set-admin-role': v.object({ userId: uidSchema, admin: v.boolean() }),
  'sign-out-everywhere': noInput,
  'validate-memorization': v.pipe(
    v.object({
      originalVerse: verse,
      userVerse: verse,
      verseReference: v.pipe(text, v.maxLength(100)),
    }),
    // A longer text is not an attempt at the verse; the device scores it without the server.
    v.check(({ originalVerse, userVerse }) => userVerse.length <= 2 * originalVerse.length),
  ),
} as const;

export type CallableName = keyof typeof requests;

/** The request as the client writes it. */
export type Request<Name extends CallableName> = v.InferInput<(typeof requests)[Name]>;
/** The request as the server's handler receives it. */
export type ParsedRequest<Name extends CallableName> = v.InferOutput<(typeof requests)[Name]>;
