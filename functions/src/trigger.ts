import type { DocumentSnapshot, GrpcStatus } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { ErasedPersonError, deleteOwnDocuments } from './privacy/erasure';

/** A document that does not fit its schema: trying again will not mend it. Carries no word of what the document says. */
export class InvalidDocumentError extends Error {
  constructor(
    readonly path: string,
    /** What is wrong, as `field: kind`. */
    readonly problems: readonly string[],
  ) {
    super(`${path} is unusable (${problems.join(', ')})`);
    this.name = 'UnusableDocument';
  }
}

/**
 * Does work that an unusable document may stop: that is logged, and not thrown on. Neither is that the person has erased
 * their account: what came late goes too.
 */
export async function ignoreInvalid(about: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof ErasedPersonError) {
      await deleteOwnDocuments(cause.uid);
      return;
    }
    if (!(cause instanceof InvalidDocumentError)) throw cause;
    const { path, problems } = cause;
    logger.warn('Dropped: unusable document', { ...about, path, problems });
  }
}

/** How long a failing event is delivered again before it is given up. */
const RETRY_HOURS = 6;

/**
 * The policy of every trigger. What fails is thrown on, so that the platform delivers the event again (each trigger
 * sets `retry`); what can never succeed, a document that does not fit or an event that has failed for hours, is
 * logged and dropped, or it would come back for a day.
 */
export function atLeastOnce<Event extends { id: string; time: string; document: string }>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const about = { event: event.id, document: event.document };
    if (Date.now() - Date.parse(event.time) > RETRY_HOURS * 3_600_000) {
      logger.error('Event given up: too old', about);
      return;
    }
    await ignoreInvalid(about, () => handle(event));
  };
}

/** Whether Firestore refused with this status. */
export const hasErrorCode = (cause: unknown, status: GrpcStatus): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === status;

const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after the other within this process: transactions of one person that all want the same
 * document would only make each other start again. Between processes the transactions themselves keep order.
 */
export function withLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  const forget = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
}

/**
 * What the document says, as its schema describes it; `defaults` stand in for fields that it lacks.
 * @throws {InvalidDocumentError} when it is missing or does not fit.
 */
export function parseSnapshot<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot,
  defaults?: v.InferInput<Schema> & object,
): v.InferOutput<Schema> {
  if (!snapshot.exists && !defaults) throw new InvalidDocumentError(snapshot.ref.path, ['missing']);
  const result = v.safeParse(schema, { ...defaults, ...snapshot.data() });
  if (result.success) return result.output;
  // Valibot's messages quote the value received, and below a field its path may be made of what was written: only which field,
  // and what kind, goes on.
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue)?.split('.', 1)[0] ?? '*'}: ${issue.type}`,
  );
  throw new InvalidDocumentError(snapshot.ref.path, [...new Set(problems)]);
}
