import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { auditSchema } from '@raizes/domain/documents/audit';
import type { AuditEntry } from '@raizes/domain/documents/audit';
import { positions } from '@raizes/domain/documents/people';
import { BULK_UNDO_MINUTES } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { onSignedInCall, requireAdminUpFront } from '../callable';
import { database } from '../firebase';
import { errorName } from '../trigger';
import type { PositionAndLeader, UndoneChange } from './audit';
import { fetchAccounts } from './emails';
import { setLink, setPosition } from './positions';
import { fetchNames } from './profiles';

/** Lets an admin give up to 500 people a position or a leader, each in its own transaction, or undo such a change. */
export const changePeople = onSignedInCall(
  'change-people',
  async (caller, request) => {
    await requireAdminUpFront(caller);
    const by = caller.uid;
    switch (request.change) {
      case 'link': {
        const { leaderId, batch } = request;
        const changed = await changedBefore(by, batch);
        return changeEach(
          request.userIds,
          async (userId) => (await setLink(by, userId, leaderId, { batch })) || changed.has(userId),
        );
      }
      case 'position':
        return changePositions(by, request);
      case 'undo':
        return undo(by, request.batch);
    }
  },
  { timeoutSeconds: 540 },
);

type Outcome = Response<'change-people'>;
type PositionRequest = Extract<ParsedRequest<'change-people'>, { change: 'position' }>;

async function changePositions(by: string, request: PositionRequest): Promise<Outcome> {
  const { userIds, position, successorId, batch } = request;
  if (typeof successorId === 'string' && userIds.includes(successorId)) {
    throw new HttpsError('failed-precondition', 'Quem assume não pode estar entre os escolhidos.');
  }
  const leads = position !== 'discipulo';
  const confirmed = leads ? await filterConfirmed(userIds) : new Set<string>();
  const steppingDown = new Set(leads ? [] : userIds);
  const changed = await changedBefore(by, batch);
  return changeEach(userIds, async (userId) => {
    const options = { batch, confirmed, steppingDown };
    const placed = await setPosition(by, { userId, position, successorId }, options);
    return placed.hasChanged || changed.has(userId);
  });
}

/** Whom the same request has already changed, if its answer was lost and it is sent again. */
async function changedBefore(by: string, batch: string): Promise<Set<string>> {
  const entries = database.collection(collections.audit).where('batch', '==', batch);
  const { docs } = await entries.select('actor', 'subject').get();
  return new Set(
    docs.filter((entry) => entry.get('actor') === by).map((entry) => String(entry.get('subject'))),
  );
}

async function filterConfirmed(userIds: string[]): Promise<Set<string>> {
  const accounts = [...(await fetchAccounts(userIds)).values()];
  return new Set(accounts.flatMap(({ uid, emailVerified }) => (emailVerified ? [uid] : [])));
}

/** How a batch changed one person. */
interface Change extends UndoneChange {
  userId: string;
  before: Partial<PositionAndLeader>;
}

/** Restores the people who have not been changed since. Leaders come first, because disciples are linked back to them. */
async function undo(by: string, batch: string): Promise<Outcome> {
  const changes = await loadChanges(by, batch);
  const restore = async ({ userId, before, ...undone }: Change) => {
    const leaderId = before.pastor_id ?? null;
    const { position } = before;
    const options = { undone, batch: undoOf(batch) };
    if (position === undefined) return setLink(by, userId, leaderId, options);
    // They held the position a short time ago, so it needs no confirmed e-mail.
    const confirmed = new Set([userId]);
    const placed = await setPosition(by, { userId, position }, { ...options, leaderId, confirmed });
    return placed.hasChanged;
  };
  const byId = new Map(changes.map((change) => [change.userId, change]));
  const restoreAll = (chosen: Change[]) =>
    changeEach(
      chosen.map(({ userId }) => userId),
      async (userId) => {
        const change = byId.get(userId);
        return change !== undefined && restore(change);
      },
    );
  const wasLeader = ({ before }: Change) =>
    before.position !== undefined && before.position !== 'discipulo';
  const first = await restoreAll(changes.filter(wasLeader));
  const second = await restoreAll(changes.filter((change) => !wasLeader(change)));
  return {
    changed: first.changed + second.changed,
    refused: [...first.refused, ...second.refused],
  };
}

/** The batch of an undo. No request can name it, so an undo is not undone. */
const undoOf = (batch: string) => `undo:${batch}`;

const recordedSchema = v.omit(auditSchema, ['id', 'batch']);
const positionSchema = v.picklist(positions);

/** Reads from the audit what the caller's batch changed: each person's state before the first change and after the last one. */
async function loadChanges(by: string, batch: string): Promise<Change[]> {
  const { docs } = await database.collection(collections.audit).where('batch', '==', batch).get();
  const since = Date.now() - BULK_UNDO_MINUTES * 60_000;
  const entries = docs
    .map((entry) => v.parse(recordedSchema, entry.data()))
    .filter(({ actor, at }) => actor === by && at.getTime() >= since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (entries.length === 0) {
    throw new HttpsError('failed-precondition', 'Não há mais nada para desfazer.');
  }
  const changes = new Map<string, Change>();
  for (const entry of entries) {
    const { subject: userId, at, wanted_leader_at } = entry;
    const earlier = changes.get(userId);
    const { before, after } = changeIn(entry);
    changes.set(userId, {
      userId,
      before: { ...before, ...earlier?.before },
      after: { ...earlier?.after, ...after },
      at: earlier?.at ?? at,
      wish: earlier?.wish ?? wanted_leader_at,
      by,
      batches: [batch, undoOf(batch)],
    });
  }
  return [...changes.values()];
}

function changeIn({ action, before, after }: AuditEntry): Pick<Change, 'before' | 'after'> {
  if (action === 'link') return { before: { pastor_id: before }, after: { pastor_id: after } };
  return {
    before: { position: v.parse(positionSchema, before) },
    after: { position: v.parse(positionSchema, after) },
  };
}

/** People changed in parallel. */
const PARALLEL = 10;

/** Changes each person separately, so that one who can't be changed does not affect the others. */
async function changeEach(
  userIds: string[],
  change: (userId: string) => Promise<boolean>,
): Promise<Outcome> {
  let changed = 0;
  const reasons = new Map<string, string>();
  const attempt = async (userId: string) => {
    try {
      if (await change(userId)) changed += 1;
    } catch (cause) {
      reasons.set(userId, reasonOf(cause));
    }
  };
  for (let start = 0; start < userIds.length; start += PARALLEL) {
    await Promise.all(userIds.slice(start, start + PARALLEL).map(attempt));
  }
  const names = await fetchNames(reasons.keys());
  const refused = Array.from(reasons, ([userId, reason]) => ({
    userId,
    full_name: names.get(userId) ?? null,
    reason,
  }));
  return { changed, refused };
}

function reasonOf(cause: unknown): string {
  if (cause instanceof HttpsError) return cause.message;
  logger.error('A person could not be changed with others', { name: errorName(cause) });
  return 'Algo deu errado por aqui. Tente novamente.';
}
