import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { formatShortDay, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentParts, observePart } from '@raizes/domain/documents/content-day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import {
  changePart,
  resetToPlan,
  isCleared,
  isEmpty,
  isPlanOwned,
  placeDay,
  withMovedDevotional,
  refusalOf,
  vacatedPart,
  writesOf,
} from '@raizes/domain/content/day-actions';
import type { DayState, PlacedDays, ReplaceScope } from '@raizes/domain/content/day-actions';
import { highestNumber } from '@raizes/domain/content/reading-ids';
import { localTime } from '@raizes/domain/time-zone';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { Bible } from '../bible/passages';
import { bible } from '../bible/passages';
import { onSignedInCall, requireAdmin, requireAdminUpFront } from '../callable';
import { churchTimeZone } from '../church/time-zone';
import { database } from '../firebase';
import { recordAudit } from '../people/audit';
import { withLock } from '../trigger';
import { hashFields, hashesOf, readDay, saveDay } from './content-day-triggers';
import type { ChurchTime, DayChange, FoundDay } from './content-day-triggers';
import { tryFillDays } from './fill-days';

/** Lets an admin move, copy, swap, lock or empty days; the plan then fills what is empty. */
export const contentDays = onSignedInCall(
  'content-days',
  async (caller, request) => {
    await requireAdminUpFront(caller);
    return withLock(paths.contentPlan, () => arrangeDays(caller.uid, request, bible, new Date()));
  },
  { timeoutSeconds: 120, memory: '512MiB' },
);

type Request = ParsedRequest<'content-days'>;

/** @returns the parts that changed, and a fingerprint of the admin's own content on the days afterwards */
export async function arrangeDays(
  uid: string,
  request: Request,
  sourceBible: Bible,
  now: Date,
): Promise<Response<'content-days'>> {
  const timeZone = await churchTimeZone();
  const today = localTime(timeZone, now).day;
  const { needsFill, ...response } = await database.runTransaction((tx) =>
    arrange(tx, uid, request, { now, timeZone, today, firstReplaceable: firstReplaceableDay(now) }),
  );
  if (needsFill) await tryFillDays(sourceBible, now);
  return response;
}

interface Now extends ChurchTime {
  today: Day;
  firstReplaceable: Day;
}

async function arrange(tx: Transaction, uid: string, request: Request, now: Now) {
  // Checked first, because the request decides how much is read next.
  await requireAdmin(tx, uid);
  const days = 'day' in request ? [request.day] : [request.from, request.to];
  const [found, completions, plan, others] = await Promise.all([
    Promise.all(days.map((day) => readDay(tx, day))),
    tx.getAll(...days.map((day) => database.doc(paths.devotionalCompletions(day)))),
    tx.get(database.doc(paths.contentPlan)),
    'day' in request ? null : readRelatedReadings(tx, days),
  ]);
  const before = found.map(stateOf);
  const seen = fingerprintOf(before, request.parts);
  const replaces = 'over' in request ? request.over === 'anything' : request.action === 'swap';
  if (replaces && (!('seen' in request) || request.seen !== seen))
    throw new HttpsError('failed-precondition', 'O calendário mudou enquanto isso. Confira.');
  const { after, assessed, moved, isOccupied } = computeOutcome(
    request,
    before,
    found,
    others?.taken ?? [],
  );
  if (request.action === 'fill' && !plan.exists)
    throw new HttpsError('failed-precondition', 'Escolha um plano primeiro.');

  const completed = new Set(days.filter((_, index) => completions[index]?.exists));
  days.forEach((day, index) => {
    const [old, next] = [before[index], assessed[index]];
    const refusal = old && next && refusalOf(day, old, next, { ...now, completed });
    if (refusal === 'past')
      throw new HttpsError(
        'invalid-argument',
        `O dia ${formatShortDay(day)} já passou. Escolha de hoje em diante.`,
      );
    if (refusal)
      throw new HttpsError('failed-precondition', refusals[refusal](day), { refused: day });
  });
  // Checked after the refusals, because those apply even if the admin chooses to replace or swap.
  if (isOccupied && 'to' in request)
    throw new HttpsError(
      'already-exists',
      `O dia ${formatShortDay(request.to)} já tem conteúdo. Escolha trocar os dois dias ou substituir.`,
      { seen },
    );

  const { set, deleted } = writeParts(tx, before, after);
  found.forEach((each, index) => {
    const [old, next] = [before[index], after[index]];
    if (old && next) saveDayChange(tx, each, [old, next], now);
  });
  recordLosses(tx, uid, request, before);
  for (const reading of others?.referring ?? [])
    if (!set.has(reading.id) && !deleted.has(reading.id)) redirectReading(tx, reading, moved);

  const needsFill = plan.exists && actionsBeforeFill.has(request.action);
  // A new revision stops a run that began before this change.
  if (needsFill) tx.update(plan.ref, { revision: FieldValue.increment(1), state: null });
  const parts = contentParts.filter((name) =>
    before.some((state, index) => state[name] !== after[index]?.[name]),
  );
  const target = 'to' in request ? before[1] : undefined;
  const emptied = parts.filter((name) => target && isCleared(target[name]));
  return { parts, seen: fingerprintOf(after, request.parts), emptied, needsFill };
}

/** Records whose own content was emptied, or replaced by another day's or by the plan's. */
function recordLosses(tx: Transaction, uid: string, request: Request, before: DayState[]): void {
  const day = 'day' in request ? request.day : request.to;
  const lost = 'day' in request ? before[0] : before[1];
  const { action } = request;
  const replaces = action === 'fill' || ('over' in request && request.over === 'anything');
  if (!lost || !(replaces || action === 'clear')) return;
  const hadOwn = request.parts.some((name) => !isEmpty(lost[name]) && !isPlanOwned(lost[name]));
  if (!hadOwn) return;
  const change = { before: day, after: replaces ? day : null };
  recordAudit(tx, { action: 'content-day', actor: uid, subject: uid, ...change });
}

/** Actions that leave something for the plan to fill. */
const actionsBeforeFill = new Set<Request['action']>(['move', 'swap', 'unlock', 'fill']);

/** The messages of refusals; the day can still be copied. */
const refusals = {
  begun: (day: Day) =>
    `Alguém já pode estar lendo o dia ${formatShortDay(day)}, e por isso ele fica como está. Você pode copiá-lo para outro dia.`,
  completed: (day: Day) =>
    `Alguém já concluiu o devocional de ${formatShortDay(day)}, e ele faz parte da história dessa pessoa. Você pode copiá-lo para outro dia.`,
};

interface Outcome {
  after: DayState[];
  /** The states that `refusalOf` assesses: a part given back counts as empty, because the plan replaces it afterwards. */
  assessed: DayState[];
  moved: PlacedDays['moved'];
  /** The target day has content that the request does not allow to be replaced. */
  isOccupied: boolean;
}

function computeOutcome(
  request: Request,
  before: DayState[],
  found: FoundDay[],
  taken: string[],
): Outcome {
  const [first, second] = before;
  if (!first) throw new RangeError('An action without a day');
  if ('day' in request) {
    const { action, parts } = request;
    const after = { ...first };
    const assessed = { ...first };
    for (const name of parts) {
      const hashes = hashesOf(found[0]?.documents[name] ?? {});
      after[name] =
        action === 'fill' ? resetToPlan(first[name], hashes) : changePart(action, first[name]);
      assessed[name] = action === 'fill' ? vacatedPart : after[name];
    }
    return { after: [after], assessed: [assessed], moved: new Map(), isOccupied: false };
  }
  if (!second) throw new RangeError('A placement on one day');
  const over: ReplaceScope = request.action === 'swap' ? 'nothing' : request.over;
  const [from, to] = found.map(({ stored: { id, numbered = 0 } }) =>
    Math.max(numbered, highestNumber(id, taken)),
  );
  const numbers = { from: from ?? 0, to: to ?? 0 };
  const place = (replaced: ReplaceScope) =>
    placeDay({ ...request, over: replaced }, { from: first, to: second }, numbers);
  const placed = place('anything');
  if (typeof placed === 'string')
    throw new HttpsError('invalid-argument', 'Não há mais nada neste dia. Confira o calendário.');
  const after = [placed.from, placed.to];
  const isOccupied = place(over) === 'occupied';
  return { after, assessed: after, moved: placed.moved, isOccupied };
}

/**
 * A fingerprint of the admin's own content on some days. A request that replaces content carries the fingerprint that the admin saw, so a
 * repeated or late request is refused. Ignores what the plan filled in and which devotional a reading refers to, because both can change
 * after the admin has looked.
 */
function fingerprintOf(states: DayState[], parts: readonly PartName[]): string {
  const hashesOfOwn = (part: DayState[PartName]) => {
    if (isPlanOwned(part) || (isEmpty(part) && !isCleared(part))) return null;
    const texts = Object.entries(part.documents).map(
      ([id, fields]) => [id, { ...fields, devotional_id: null }] as const,
    );
    return hashesOf(Object.fromEntries(texts));
  };
  return hashFields(
    states.map((state) => parts.toSorted().map((name) => hashesOfOwn(state[name]))),
  );
}

function stateOf({ stored, documents }: FoundDay): DayState {
  const part = (name: PartName) => ({
    known: observePart({ known: stored[name], present: hashesOf(documents[name]) }),
    documents: Object.fromEntries(
      Object.entries(documents[name]).map(([id, fields]) => [id, { ...fields }]),
    ),
  });
  return { devotional: part('devotional'), readings: part('readings') };
}

/** Reads the ids of readings that were created for these days, and the readings that refer to their devotionals. */
async function readRelatedReadings(tx: Transaction, days: Day[]) {
  const readings = database.collection(collections.dailyReadings);
  const id = FieldPath.documentId();
  const [referring, ...named] = await Promise.all([
    tx.get(readings.where('devotional_id', 'in', days)),
    ...days.map((day) => tx.get(readings.where(id, '>=', `${day}-`).where(id, '<', `${day}.`))),
  ]);
  return {
    referring: referring?.docs ?? [],
    taken: named.flatMap(({ docs }) => docs.map((each) => each.id)),
  };
}

/** Writes what differs between the two states. @returns the writes to the readings */
function writeParts(tx: Transaction, before: DayState[], after: DayState[]) {
  const write = (name: PartName, collection: string) => {
    const writes = writesOf(name, before, after);
    const at = (id: string) => database.collection(collection).doc(id);
    for (const [id, fields] of writes.set) tx.set(at(id), fields);
    for (const id of writes.deleted) tx.delete(at(id));
    return writes;
  };
  write('devotional', collections.devotionals);
  return write('readings', collections.dailyReadings);
}

function saveDayChange(
  tx: Transaction,
  found: FoundDay,
  [before, after]: [DayState, DayState],
  at: Now,
): void {
  const changed = contentParts.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const change: Required<Omit<DayChange, 'usedReadingIds'>> = {
    parts: {},
    documents: {},
    publishedAt: null,
  };
  for (const name of changed) {
    const { known, documents } = after[name];
    const isPlaced = known?.source === 'admin' && known.origin;
    change.parts[name] = isPlaced ? { ...known, documents: hashesOf(documents) } : known;
    if (before[name].documents === documents) continue;
    change.documents[name] = documents;
    if (name === 'devotional' && Object.keys(documents).length > 0) change.publishedAt = at.now;
  }
  saveDay(tx, found, change, at);
}

/** Keeps a reading of another day pointing to its devotional after the devotional has moved. */
function redirectReading(
  tx: Transaction,
  reading: DocumentSnapshot,
  moved: PlacedDays['moved'],
): void {
  const { devotional_id: target } = withMovedDevotional(reading.data() ?? {}, moved);
  if (target !== reading.get('devotional_id')) tx.update(reading.ref, { devotional_id: target });
}
