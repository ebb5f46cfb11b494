import type { ParsedRequest } from '@raizes/domain/callables/requests';
import { nothingToFill } from '@raizes/domain/callables/responses';
import type { Filled } from '@raizes/domain/callables/responses';
import type { Day } from '@raizes/domain/day';
import { readChain } from '@raizes/domain/content/chain';
import { readSeries } from '@raizes/domain/content/series-table';
import type { RowFault } from '@raizes/domain/content/series-table';
import type { AuditEntry } from '@raizes/domain/documents/audit';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { addSource, namedSources } from '@raizes/domain/content/sources';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import { contentSeriesSchema } from '@raizes/domain/documents/content-series';
import type { ContentSeries, SeriesTimes } from '@raizes/domain/documents/content-series';
import { IMPORTED_BYTES_MAX, IMPORTED_MAX } from '@raizes/domain/limits';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { isAllowedStart, changeSources } from '@raizes/domain/content/plan-changes';
import { byteLength } from '@raizes/domain/text/byte-length';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { bible } from '../bible/passages';
import type { Bible } from '../bible/passages';
import { onSignedInCall, requireAdmin, requireAdminUpFront } from '../callable';
import { churchDay } from '../church/time-zone';
import { database } from '../firebase';
import { recordAudit } from '../people/audit';
import { withLock } from '../trigger';
import { tryFillDays } from './fill-days';
import { parseImported } from './imported';

type Request = ParsedRequest<'content-series'>;

/** The same as for the plan, because this callable also fills the days before it responds. */
const TIMEOUT_SECONDS = 300;

/** Lets an admin import, place or delete the church's chains and series, all or nothing; the coming days are refilled at once. */
export const contentSeries = onSignedInCall(
  'content-series',
  async (caller, request) => {
    await requireAdminUpFront(caller);
    if (request.action === 'look')
      return { ...nothingToFill, own: await filterAdminDays(request.days) };
    return withLock(paths.contentPlan, async () => ({
      ...(await changeSeries(caller.uid, request, bible, new Date())),
      own: [],
    }));
  },
  { timeoutSeconds: TIMEOUT_SECONDS, memory: '512MiB' },
);

type Change = Exclude<Request, { action: 'look' }>;

export async function changeSeries(
  uid: string,
  request: Change,
  sourceBible: Bible,
  now: Date,
): Promise<Filled> {
  await applyChange(uid, request, { now, today: await churchDay(now) });
  return tryFillDays(sourceBible, now);
}

interface Now {
  now: Date;
  today: Day;
}

async function applyChange(uid: string, request: Change, { now, today }: Now): Promise<void> {
  const series = database.collection(collections.contentSeries);
  const planRef = database.doc(paths.contentPlan);
  await database.runTransaction(async (tx) => {
    // Checked first, because the request decides how much is read next.
    await requireAdmin(tx, uid);
    const [storedPlan, stored] = await Promise.all([tx.get(planRef), tx.get(series)]);
    const plan = storedPlan.exists ? v.parse(contentPlanSchema, storedPlan.data()) : null;
    const ids = new Set(stored.docs.map((each) => each.id));
    const imported = parseImported(stored.docs);
    if (request.action === 'order') {
      if (!plan) throw new HttpsError('failed-precondition', 'Escolha um plano primeiro.');
      const sources = namedSources(request.sources, imported);
      tx.set(
        planRef,
        changeSources(plan, today, () => sources),
      );
      return;
    }
    if ('name' in request) {
      const { entry, json } = parseImport(request, { now, today });
      const { id, kind } = entry;
      // A client that lost the response repeats the request: the same id is not a new file.
      if (!ids.has(id) && ids.size >= IMPORTED_MAX)
        throw refusal(
          `A igreja já tem ${IMPORTED_MAX} arquivos. Exclua um de que não precisa mais.`,
        );
      tx.set(series.doc(id), entry);
      tx.set(database.doc(serverPaths.contentSeriesText(id)), { json });
      if (!ids.has(id)) recordSource(tx, uid, { before: null, after: kind });
      if (!plan) return fillNextHour(tx);
      const source = { from: kind, id };
      const next = changeSources(plan, today, (sources) => {
        const named = namedSources(sources, imported);
        return request.use ? addSource(named, source, [...imported, entry]) : named;
      });
      tx.set(planRef, next);
      return;
    }
    const { id } = request;
    if (!ids.has(id)) throw new HttpsError('not-found', 'Este arquivo já foi excluído.');
    if (request.action === 'place') await placeSeries(tx, id, request.times, today);
    else {
      tx.delete(series.doc(id));
      tx.delete(database.doc(serverPaths.contentSeriesText(id)));
      const kind = imported.find((each) => each.id === id)?.kind ?? 'series';
      recordSource(tx, uid, { before: kind, after: null });
    }
    if (!plan) return fillNextHour(tx);
    const isGone = request.action === 'delete';
    const left = imported.filter((each) => !isGone || each.id !== id);
    tx.set(
      planRef,
      changeSources(plan, today, (sources) => namedSources(sources, left)),
    );
  });
}

type Recorded = Pick<AuditEntry, 'before' | 'after'>;

const recordSource = (tx: Transaction, uid: string, kinds: Recorded) =>
  recordAudit(tx, { action: 'content-series', actor: uid, subject: uid, ...kinds });

/** Without a plan, the next hourly run fills the days if this request fails to. */
function fillNextHour(tx: Transaction): void {
  tx.delete(database.doc(serverPaths.seriesFill));
}

const refusal = (message: string) =>
  new HttpsError('invalid-argument', message.endsWith('.') ? message : `${message}.`);

type Import = Extract<Request, { name: string }>;

interface ParsedImport {
  entry: ContentSeries;
  json: string;
}

/** Repeats the checks that the device has made. The id is a hash of the request, so that a repeated request is stored once. */
function parseImport(request: Import, { now, today }: Now): ParsedImport {
  const { name } = request;
  if (request.action === 'import-chain') {
    const { chain, faults } = readChain(request.json);
    const [fault] = faults;
    if (fault) throw refusal(fault.day ? `Dia ${fault.day}: ${fault.message}` : fault.message);
    const json = JSON.stringify(JSON.parse(request.json));
    const id = hashOf('chain', name, json);
    return requireFits({
      entry: { kind: 'chain', id, name, days: chain?.size ?? 0, imported_at: now },
      json,
    });
  }
  const { times } = request;
  const rows = request.devotionals.map((fields, index) => ({ line: index + 1, fields }));
  const { entries, hasDates, faults } = readSeries(rows, today);
  const [fault] = faults;
  if (fault) throw refusal(describeFault(fault));
  const dates = hasDates ? entries.flatMap(({ date }) => date ?? []) : null;
  checkTimes(times, dates, today);
  const json = JSON.stringify(entries);
  const id = hashOf('series', name, json, JSON.stringify(times));
  const days = entries.length;
  const entry = { kind: 'series' as const, id, name, days, times, since: today, dates };
  return requireFits({ entry: { ...entry, imported_at: now }, json });
}

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);

const describeFault = ({ line, messages }: RowFault) =>
  line > 0 ? `Linha ${line}: ${messages.join(', ')}` : messages.join(', ');

function checkTimes(times: SeriesTimes, dates: Day[] | null, today: Day): void {
  if (times.kind === 'dates' && !dates)
    throw refusal('O arquivo não tem datas: escolha quando começa.');
  if (times.kind === 'start' && !isAllowedStart(times.start, today))
    throw refusal('Confira a data de início.');
}

function requireFits(parsed: ParsedImport): ParsedImport {
  if (byteLength(parsed.json) <= IMPORTED_BYTES_MAX) return parsed;
  throw refusal('O arquivo é grande demais: divida em dois, de até 900 kB cada um.');
}

async function placeSeries(
  tx: Transaction,
  id: string,
  times: SeriesTimes,
  today: Day,
): Promise<void> {
  const ref = database.doc(paths.contentSeries(id));
  const stored = v.parse(contentSeriesSchema, (await tx.get(ref)).data());
  if (stored.kind !== 'series') throw refusal('Só uma série tem datas próprias.');
  checkTimes(times, stored.dates, today);
  tx.update(ref, { times, since: today });
}

/** Returns those of the days that the plan does not fill, because an admin wrote or deleted the devotional. */
async function filterAdminDays(days: Day[]): Promise<Day[]> {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const [stored, devotionals] = await Promise.all([
    database
      .collection(collections.contentDays)
      .where('id', '>=', first)
      .where('id', '<=', last)
      .select('id', 'devotional', 'readings')
      .get(),
    database
      .collection(collections.devotionals)
      .where('date', '>=', first)
      .where('date', '<=', last)
      .select('date', 'created_by')
      .get(),
  ]);
  const known = new Map(
    stored.docs.map((each) => [each.id, v.parse(contentDaySchema, each.data()).devotional]),
  );
  const written = new Map(devotionals.docs.map((each) => [each.id, each.get('created_by')]));
  return sorted.filter(
    (day) => known.get(day)?.locked ?? (written.get(day) ?? 'plano') !== 'plano',
  );
}
