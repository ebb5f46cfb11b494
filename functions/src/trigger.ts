import type { DocumentSnapshot, GrpcStatus } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { ErasedPersonError, deleteOwnDocuments, erasureOf } from './privacy/erasure';

/** How long a failing event is retried before it is given up. */
const RETRY_HOURS = 6;

/**
 * The policy of every trigger. An error is thrown on, so that the platform delivers the event again (each trigger sets
 * `retry`). What can never succeed, an invalid document or an event that has failed for hours, is logged and dropped, or it
 * would come back for a day.
 */
export function atLeastOnce<Event extends { id: string; time: string; document: string }>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const context = { event: event.id, document: event.document };
    if (Date.now() - Date.parse(event.time) > RETRY_HOURS * 3_600_000) {
      logger.error('Event given up: too old', context);
      return;
    }
    await ignoreInvalid(context, async () => {
      try {
        await handle(event);
      } catch (cause) {
        if (cause instanceof InvalidDocumentError) await refuseErasedOwner(event.document);
        throw cause;
      }
    });
  };
}

/**
 * What is dropped stays where it is, unless its owner's account was erased: their other device may have written it.
 * @throws {ErasedPersonError}
 */
async function refuseErasedOwner(document: string): Promise<void> {
  const [collection, uid] = document.split('/');
  if (collection !== 'users' || !uid) return;
  if ((await erasureOf(uid).get()).exists) throw new ErasedPersonError(uid);
}

/** Logs an invalid document instead of throwing. Data that arrives after its person's account was erased is deleted. */
export async function ignoreInvalid(context: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof ErasedPersonError) {
      await deleteOwnDocuments(cause.uid);
      return;
    }
    if (!(cause instanceof InvalidDocumentError)) throw cause;
    const { path, problems } = cause;
    logger.warn('Dropped: invalid document', { ...context, path, problems });
  }
}

/** A document that does not fit its schema: retrying cannot help. Carries nothing of the document's content. */
export class InvalidDocumentError extends Error {
  constructor(
    readonly path: string,
    /** What is wrong, as `field: kind`. */
    readonly problems: readonly string[],
  ) {
    super(`${path} is invalid (${problems.join(', ')})`);
    this.name = 'InvalidDocumentError';
  }
}

/**
 * Parses a document; `defaults` stand in for missing fields.
 * @throws {InvalidDocumentError} when it is missing or does not fit
 */
export function parseSnapshot<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot,
  defaults?: v.InferInput<Schema> & object,
): v.InferOutput<Schema> {
  if (!snapshot.exists && !defaults) throw new InvalidDocumentError(snapshot.ref.path, ['missing']);
  const result = v.safeParse(schema, { ...defaults, ...snapshot.data() });
  if (result.success) return result.output;
  // Valibot's messages quote the value, and the path below a field may consist of what a person wrote: only the field's
  // name and the kind of problem go on.
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue)?.split('.', 1)[0] ?? '*'}: ${issue.type}`,
  );
  throw new InvalidDocumentError(snapshot.ref.path, [...new Set(problems)]);
}

/** Whether Firestore refused with this status. */
export const hasErrorCode = (cause: unknown, status: GrpcStatus): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === status;

/**
 * Runs work once per key in this instance, also of calls at the same time, and remembers its result; work that failed runs again. For
 * idempotent work that another instance may repeat.
 */
export function oncePerInstance<Key, Result>(
  work: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const done = new Map<Key, Promise<Result>>();
  return async (key) => {
    const running = done.get(key) ?? work(key);
    done.set(key, running);
    try {
      return await running;
    } catch (cause) {
      done.delete(key);
      throw cause;
    }
  };
}

/**
 * Does work beside the work of a result, and waits for both even when one has failed: an instance may stop once the event is
 * answered. A failure beside it comes first, so that the event is delivered again although the result may be lost for good.
 */
export async function together<Result>(
  beside: Promise<void>,
  work: Promise<Result>,
): Promise<Result> {
  await Promise.allSettled([beside, work]);
  await beside;
  return work;
}

const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after the other within this instance. It only saves retries: transactions that want the
 * same document would make each other start again. Across instances the transactions themselves keep order.
 */
export function withLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  const release = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(release, release);
  return mine;
}
