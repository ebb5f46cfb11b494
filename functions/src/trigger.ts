import { HOUR_MS } from '@raizes/domain/day';
import type { DocumentReference, DocumentSnapshot, GrpcStatus } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { ErasedPersonError, deleteOwnDocuments, erasureOf } from './privacy/erasure';

/** How long a failing event is retried before it is dropped. */
const RETRY_HOURS = 6;

/**
 * The retry policy of every trigger. Rethrows errors, so that the platform delivers the event again (each trigger sets `retry`). Logs and
 * drops what can never succeed, an invalid document or an event that has failed for hours, which would otherwise be redelivered for a day.
 */
export function atLeastOnce<Event extends { id: string; time: string; document: string }>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const context = { event: event.id, document: event.document };
    if (Date.now() - Date.parse(event.time) > RETRY_HOURS * HOUR_MS) {
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
 * An invalid document normally stays in place. It must be deleted if its owner's account was erased, because another of their devices may
 * have written it afterwards.
 * @throws {ErasedPersonError} if the owner's account was erased
 */
async function refuseErasedOwner(document: string): Promise<void> {
  const [collection, uid] = document.split('/');
  if (collection !== 'users' || !uid) return;
  if ((await erasureOf(uid).get()).exists) throw new ErasedPersonError(uid);
}

/** Logs an invalid document instead of throwing. Deletes data that arrives after its owner's account was erased. */
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

/** Thrown for a document that does not fit its schema; retrying cannot help. Contains nothing of the document's content. */
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
 * @throws {InvalidDocumentError} if it is missing or does not fit its schema
 */
export function parseSnapshot<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot,
  defaults?: v.InferInput<Schema> & object,
): v.InferOutput<Schema> {
  if (!snapshot.exists && !defaults) throw new InvalidDocumentError(snapshot.ref.path, ['missing']);
  const result = v.safeParse(schema, { ...defaults, ...snapshot.data() });
  if (result.success) return result.output;
  // Valibot's messages quote the value, and the path below a field may contain what a person wrote. So the error names
  // only the field and the kind of problem.
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue)?.split('.', 1)[0] ?? '*'}: ${issue.type}`,
  );
  throw new InvalidDocumentError(snapshot.ref.path, [...new Set(problems)]);
}

/** Whether Firestore failed with this status. */
export const hasErrorCode = (cause: unknown, status: GrpcStatus): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === status;

/** The name of an error, for logs. Leaves out the message, which may quote what a person wrote. */
export const errorName = (cause: unknown): string =>
  cause instanceof Error ? cause.name : typeof cause;

/**
 * Resolves to the result of `work`, after `sideWork` has ended too. Waits for both even if one fails, because an instance may stop as soon
 * as the handler returns. If both fail, it rejects with the error of `sideWork`: that error is retried, whereas an invalid document is
 * dropped.
 */
export async function awaitBoth<Result>(
  sideWork: Promise<void>,
  work: Promise<Result>,
): Promise<Result> {
  await Promise.allSettled([sideWork, work]);
  await sideWork;
  return work;
}

/** Waits until `read` finds something in a document; null after `ms`. */
export function awaitDocument<Value>(
  ref: DocumentReference,
  read: (snapshot: DocumentSnapshot) => Value | null,
  ms: number,
): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(null), ms);
    const stop = ref.onSnapshot((snapshot) => {
      const value = read(snapshot);
      if (value !== null) end(value);
    }, reject);
    function end(value: Value | null): void {
      clearTimeout(timer);
      stop();
      resolve(value);
    }
  });
}

/** The last promise in the queue of each key. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after the other within this instance. This only avoids contention: transactions on the same document would
 * make each other retry. Across instances, correctness rests on the transactions themselves.
 */
export function withLock<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const previous = queues.get(key) ?? Promise.resolve();
  const current = previous.then(work, work);
  queues.set(key, current);
  const release = () => {
    if (queues.get(key) === current) queues.delete(key);
  };
  current.then(release, release);
  return current;
}

/** Options of a scheduled function that works through many people, one run at a time. */
export const longRun = {
  timeZone: 'Etc/UTC',
  timeoutSeconds: 14 * 60,
  memory: '512MiB',
  maxInstances: 1,
} as const;

/** How long such a run begins new work. Leaves time to finish it before the function's own timeout. */
export const LONG_RUN_MS = 12 * 60_000;

/**
 * Runs work once per key in this instance, even for concurrent calls, and caches its result. Failed work runs again at the next call. Meant
 * for idempotent work, because other instances repeat it.
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
