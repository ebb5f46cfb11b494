import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Day } from '@raizes/domain/day';
import { readChain } from '@raizes/domain/devotional-writer/chain';
import { readSeries } from '@raizes/domain/devotional-writer/series';
import type { RowFault } from '@raizes/domain/devotional-writer/series';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { addSource, contentPlanSchema } from '@raizes/domain/documents/content-plan';
import { contentSeriesSchema } from '@raizes/domain/documents/content-series';
import type { ContentSeries, SeriesTimes } from '@raizes/domain/documents/content-series';
import { IMPORTED_BYTES_MAX, IMPORTED_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { withSources } from '@raizes/domain/plans/content-plan';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { bible } from '../bible/passages';
import { onSignedInCall, requireAdmin } from '../callable';
import { database } from '../firebase';
import { withLock } from '../trigger';
import { fillContent } from './fill-content';

type Request = ParsedRequest<'content-series'>;

/** As for the plan: it fills before it answers. */
const TIMEOUT_SECONDS = 300;

/** What an admin does with the church's chains and series: all of it or nothing, and the coming days follow at once. */
export const contentSeries = onSignedInCall(
  'content-series',
  async ({ uid }, request) => {
    if (request.action === 'look') {
      await database.runTransaction((tx) => requireAdmin(tx, uid));
      return { days: 0, own: await ownDays(request.days) };
    }
    return withLock(paths.contentPlan, async () => {
      const now = new Date();
      await change(uid, request, now);
      return { days: await fillContent(bible, now), own: [] };
    });
  },
  { timeoutSeconds: TIMEOUT_SECONDS },
);

type Change = Exclude<Request, { action: 'look' }>;

async function change(uid: string, request: Change, now: Date): Promise<void> {
  const series = database.collection(collections.contentSeries);
  const planRef = database.doc(paths.contentPlan);
  const newId = series.doc().id;
  await database.runTransaction(async (tx) => {
    // First: the rest costs what it is asked to read.
    await requireAdmin(tx, uid);
    const [storedPlan, ids] = await Promise.all([tx.get(planRef), tx.get(series.select())]);
    const plan = storedPlan.exists ? v.parse(contentPlanSchema, storedPlan.data()) : null;
    if ('name' in request) {
      if (ids.size >= IMPORTED_MAX)
        throw refusal(
          `A igreja já tem ${IMPORTED_MAX} arquivos. Exclua um de que não precisa mais.`,
        );
      const made = asImported(newId, request, now);
      tx.create(series.doc(newId), made);
      if (!plan) return;
      const source = made.kind === 'chain' ? { from: made.kind, id: newId } : { from: made.kind };
      const next = withSources(plan, (sources) =>
        request.use ? addSource(sources, source) : sources,
      );
      tx.set(planRef, next);
      return;
    }
    const { id } = request;
    if (!ids.docs.some((each) => each.id === id))
      throw new HttpsError('not-found', 'Este arquivo já foi excluído.');
    if (request.action === 'place') await place(tx, id, request.times);
    else tx.delete(series.doc(id));
    if (!plan) return;
    const isGone = request.action === 'delete';
    const next = withSources(plan, (sources) =>
      sources.filter((source) => !(isGone && source.from === 'chain' && source.id === id)),
    );
    tx.set(planRef, next);
  });
}

const refusal = (message: string) =>
  new HttpsError('invalid-argument', message.endsWith('.') ? message : `${message}.`);

type Import = Extract<Request, { name: string }>;

/** Checked as the device has checked it before. */
function asImported(id: string, request: Import, now: Date): ContentSeries {
  const { name } = request;
  if (request.action === 'import-chain') {
    const { chain, faults } = readChain(request.json);
    const [fault] = faults;
    if (fault) throw refusal(fault.day ? `Dia ${fault.day}: ${fault.message}` : fault.message);
    const json = JSON.stringify(JSON.parse(request.json));
    return fitting({ kind: 'chain', id, name, days: chain?.size ?? 0, json, imported_at: now });
  }
  const { times } = request;
  const rows = request.devotionals.map((fields, index) => ({ line: index + 1, fields }));
  const { entries, hasDates, faults } = readSeries(rows);
  const [fault] = faults;
  if (fault) throw refusal(textOf(fault));
  const dates = hasDates ? entries.flatMap(({ date }) => date ?? []) : null;
  checkTimes(times, dates);
  const json = JSON.stringify(entries);
  const days = entries.length;
  return fitting({ kind: 'series', id, name, days, json, times, dates, imported_at: now });
}

const textOf = ({ line, messages }: RowFault) =>
  line > 0 ? `Linha ${line}: ${messages.join(', ')}` : messages.join(', ');

function checkTimes({ kind }: SeriesTimes, dates: Day[] | null): void {
  if (kind === 'dates' && !dates) throw refusal('O arquivo não tem datas: escolha quando começa.');
}

function fitting(made: ContentSeries): ContentSeries {
  if (Buffer.byteLength(made.json) <= IMPORTED_BYTES_MAX) return made;
  throw refusal('O arquivo é grande demais: divida em dois, de até 900 kB cada um.');
}

async function place(tx: Transaction, id: string, times: SeriesTimes): Promise<void> {
  const ref = database.doc(paths.contentSeries(id));
  const stored = v.parse(contentSeriesSchema, (await tx.get(ref)).data());
  if (stored.kind !== 'series') throw refusal('Só uma série tem datas próprias.');
  checkTimes(times, stored.dates);
  tx.update(ref, { times });
}

/** The days on which nothing is filled in, because an admin has written or deleted the devotional. */
async function ownDays(days: Day[]): Promise<Day[]> {
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
