import { nothingToFill } from '@raizes/domain/callables/responses';
import type { Filled } from '@raizes/domain/callables/responses';
import { addDays, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentParts } from '@raizes/domain/documents/content-day';
import type { ContentDay, PartName } from '@raizes/domain/documents/content-day';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import type { ContentPlan, FillState } from '@raizes/domain/documents/content-plan';
import type { Portion } from '@raizes/domain/content/reading-plans';
import { paths, serverPaths } from '@raizes/domain/paths';
import {
  CAUGHT_UP_DAYS,
  FILLED_AHEAD_DAYS,
  plannedDays,
  coveredUntil,
  sourcesOn,
} from '@raizes/domain/content/schedule';
import type { PlanDay, PlannedDay } from '@raizes/domain/content/schedule';
import { localTime } from '@raizes/domain/time-zone';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import type { Bible } from '../bible/passages';
import { churchTimeZone } from '../church/time-zone';
import { database } from '../firebase';
import { MissingTextError, composeReadings, readingsKey } from './compose-readings';
import { parseContentDay } from './content-day-triggers';
import type { ChurchTime } from './content-day-triggers';
import {
  createDevotionalWriter,
  devotionalKey,
  isImported,
  keepsDeletedSource,
  listCandidates,
  needsNoBible,
} from './devotional-sources';
import type { DevotionalCandidate } from './devotional-sources';
import { StalePlanError, isDue, writeDay } from './write-day';
import type { DayFill } from './write-day';
import { hasSeries, loadImported, nothingImported } from './imported';

export async function readPlan(): Promise<ContentPlan | null> {
  const stored = await database.doc(paths.contentPlan).get();
  return stored.exists ? v.parse(contentPlanSchema, stored.data()) : null;
}

/**
 * Whether the run of that day of the church is over, and nothing has changed or failed that the next hour could fill. What waits for a
 * whole Bible waits until it is there.
 */
export async function isFilled(day: Day, bible: Bible): Promise<boolean> {
  const plan = await readPlan();
  if (plan) {
    if (plan.state?.ran_on !== day) return false;
    const { problem } = plan.state;
    return problem === null || (problem === 'sample' && (await hasOnlySample(bible)));
  }
  return (await database.doc(serverPaths.seriesFill).get()).get('filled_on') === day;
}

/** False where the edition can't be read, so that the run says so. */
const hasOnlySample = (bible: Bible) =>
  bible.loadEdition().then(
    ({ is_sample }) => is_sample,
    () => false,
  );

/** How often a run is attempted. It restarts if the plan changes while it runs. */
const ATTEMPTS = 3;

/**
 * Fills what the coming days lack, according to the church's plan, or without one from its own series. Also backfills missed days. Without
 * a whole Bible only the series are used.
 */
export async function fillDays(
  bible: Bible,
  now: Date,
  ahead = FILLED_AHEAD_DAYS,
): Promise<Filled> {
  const timeZone = await churchTimeZone();
  const today = localTime(timeZone, now).day;
  for (let attempt = 1; ; attempt += 1) {
    const plan = await readPlan();
    if (!plan && !(await hasSeries())) {
      await noteSeriesFilled(today);
      return nothingToFill;
    }
    try {
      return await followPlan(plan, bible, {
        first: addDays(today, -CAUGHT_UP_DAYS),
        today,
        firstReplaceable: firstReplaceableDay(now),
        last: addDays(today, ahead),
        at: { now, timeZone },
      });
    } catch (cause) {
      if (!(cause instanceof StalePlanError) || attempt === ATTEMPTS) throw cause;
    }
  }
}

/**
 * Like `fillDays`, for use after a change that is already saved: its `days` are null instead of throwing. The plan then has no `state`, or that
 * of an earlier run, so the next hourly run retries.
 */
export async function tryFillDays(bible: Bible, now: Date): Promise<Filled> {
  try {
    return await fillDays(bible, now);
  } catch (cause) {
    logger.error('The coming days could not be filled', { cause: String(cause) });
    return { ...nothingToFill, days: null };
  }
}

interface Window {
  first: Day;
  today: Day;
  /** The first day whose content can be replaced. */
  firstReplaceable: Day;
  last: Day;
  at: ChurchTime;
}

async function followPlan(plan: ContentPlan | null, bible: Bible, window: Window): Promise<Filled> {
  const { today, last } = window;
  const { is_sample: isSample } = await bible.loadEdition();
  const state: FillState = {
    ran_on: today,
    filled_until: plan && !isSample ? coveredUntil(plan, today, last) : null,
    problem: isSample ? 'sample' : null,
    missing: [],
  };
  const due = await findDueDays(plan, bible, window);
  const withDevotional = due.filter(({ parts }) => parts.includes('devotional'));
  const writer = createDevotionalWriter(withDevotional.map(({ day }) => day));
  let days = 0;
  let wanted = 0;
  for (const each of due) {
    let isWritten = false;
    try {
      const { fill, missing } = await composeFill(each, bible, writer);
      const isNeeded = Object.keys(fill.parts).length > 0;
      isWritten = isNeeded && (await writeDay(fill, plan?.revision, window.at));
      if (isWritten) days += 1;
      if (missing) throw missing;
      if (isWritten || each.waits) wanted += 1;
    } catch (cause) {
      if (cause instanceof StalePlanError) throw cause;
      wanted += 1;
      // A failure on one day must not leave the others empty.
      const { day } = each;
      logger.error('A day could not be filled', { day, cause: String(cause) });
      // Also without a whole Bible, so that the next hour tries again.
      if (!(cause instanceof MissingTextError)) state.problem = 'failed';
      else if (state.missing.length < MISSING_SHOWN_MAX) state.missing.push(cause.passage);
      const until = state.filled_until;
      if (until !== null && day >= today && day <= until)
        state.filled_until = day > today ? addDays(day, -1) : null;
    }
  }
  if (state.missing.length > 0) state.problem ??= 'chapters';
  if (plan) await saveState(plan, state);
  else if (state.problem !== 'failed') await noteSeriesFilled(today);
  const lacking = state.missing.length > 0 ? 'chapters' : null;
  return { days, wanted, missing: plan && isSample ? 'bible' : lacking };
}

const MISSING_SHOWN_MAX = 5;

/** A day with parts that differ from the plan. */
interface DueDay {
  day: Day;
  /** Those that can be filled now. */
  parts: PartName[];
  /** Whether the readings wait for a whole Bible. */
  waits: boolean;
  portion: Portion;
  planDay: PlanDay | null;
  candidates: DevotionalCandidate[];
  keys: Record<PartName, string | null>;
  mayReplace: boolean;
}

/** Returns the days whose content differs from the plan, in order. */
async function findDueDays(
  plan: ContentPlan | null,
  bible: Bible,
  window: Window,
): Promise<DueDay[]> {
  const { first, today, firstReplaceable, last } = window;
  const edition = await bible.loadEdition();
  const isSample = edition.is_sample;
  const planned = plan ? plannedDays(plan, first, last) : new Map<Day, PlannedDay>();
  const known = await fetchContentDays(first, last);
  const imported = usesImported(plan, today, known)
    ? await loadImported(first, last, chainsOf(plan))
    : nothingImported;

  const days = known.map(async (stored): Promise<DueDay[]> => {
    const day = stored.id;
    const [plannedDay, sources] = [planned.get(day), sourcesOn(plan, day)];
    const usable = (sources ?? []).filter(({ from }) => !isSample || from === 'series');
    const portion = plannedDay?.portion ?? [];
    const candidates = await listCandidates(day, usable, portion, imported, bible);
    const keys = {
      readings: plannedDay ? readingsKey(plannedDay, edition) : null,
      devotional: devotionalKey(candidates),
    };
    const filled = stored.devotional;
    if (sources && filled?.key && keepsDeletedSource(filled, candidates, imported))
      keys.devotional = filled.key;
    const mayReplace = day >= firstReplaceable;
    const parts = contentParts.filter(
      (name) =>
        isDue(stored[name], keys[name], mayReplace) &&
        (!isSample || (name === 'devotional' && needsNoBible(filled))),
    );
    const waits = isSample && isDue(stored.readings, keys.readings, false);
    if (parts.length === 0 && !waits) return [];
    const planDay = plannedDay?.planDay ?? null;
    return [{ day, parts, waits, portion, planDay, candidates, keys, mayReplace }];
  });
  return (await Promise.all(days)).flat();
}

interface ComposedFill {
  fill: DayFill;
  /** The Bible lacks a chapter of the reading. The day then gets a devotional only from what the church has imported. */
  missing: MissingTextError | null;
}

/** @throws {MissingTextError} if the devotional's own text is missing */
async function composeFill(
  { day, parts, portion, planDay, candidates, keys, mayReplace }: DueDay,
  bible: Bible,
  writer: ReturnType<typeof createDevotionalWriter>,
): Promise<ComposedFill> {
  const fill: DayFill = { day, parts: {}, mayReplace };
  let missing: MissingTextError | null = null;
  if (parts.includes('readings')) {
    try {
      const documents = await composeReadings(day, portion, bible);
      fill.parts.readings = { key: keys.readings, documents, origin: null, planDay };
    } catch (cause) {
      if (!(cause instanceof MissingTextError)) throw cause;
      missing = cause;
    }
  }
  if (parts.includes('devotional')) {
    const usable = missing ? candidates.filter(({ key }) => isImported(key)) : candidates;
    const written = await writer(day, usable);
    const isEmpty = Object.keys(written.documents).length === 0;
    if (!missing || !isEmpty) fill.parts.devotional = { key: keys.devotional, ...written };
  }
  return { fill, missing };
}

async function fetchContentDays(first: Day, last: Day): Promise<ContentDay[]> {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const refs = days.map((day) => database.doc(paths.contentDay(day)));
  // Leaves out the texts, which would amount to a month of chapters.
  const found = await database.getAll(...refs, { fieldMask: ['id', ...contentParts] });
  const stored = new Map(found.map((each) => [each.id, each]));
  return days.map((day) => parseContentDay(day, stored.get(day)));
}

/** Whether the plan, a filled day or a day before the plan uses an imported file. Most churches have none, and need no read to find out. */
const usesImported = (plan: ContentPlan | null, today: Day, known: ContentDay[]) =>
  !plan?.choices.some(({ from }) => from <= today) ||
  plan.choices.some(({ devotionals }) => devotionals.some(({ from }) => from !== 'reading')) ||
  known.some(({ devotional }) => isImported(devotional?.key ?? ''));

const chainsOf = (plan: ContentPlan | null) =>
  new Set(
    plan?.choices.flatMap(({ devotionals }) =>
      devotionals.flatMap((source) => (source.from === 'chain' ? [source.id] : [])),
    ),
  );

/** So that the next hour does not read everything again; an import removes it. */
const noteSeriesFilled = (today: Day) =>
  database.doc(serverPaths.seriesFill).set({ filled_on: today });

/**
 * Stores the state of a run.
 * @throws {StalePlanError} if the plan has changed during the run; the run of the new plan stores its own state
 */
async function saveState({ revision }: ContentPlan, state: FillState): Promise<void> {
  const ref = database.doc(paths.contentPlan);
  await database.runTransaction(async (tx) => {
    const stored = v.parse(contentPlanSchema, (await tx.get(ref)).data());
    if (stored.revision !== revision) throw new StalePlanError();
    if (JSON.stringify(stored.state) !== JSON.stringify(state)) tx.update(ref, { state });
  });
}
