import { addDays, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentParts } from '@raizes/domain/documents/content-day';
import type { ContentDay, PartName } from '@raizes/domain/documents/content-day';
import { contentPlanSchema } from '@raizes/domain/documents/content-plan';
import type { ContentPlan, FillState } from '@raizes/domain/documents/content-plan';
import type { Portion } from '@raizes/domain/content/reading-plans';
import { paths } from '@raizes/domain/paths';
import {
  CAUGHT_UP_DAYS,
  FILLED_AHEAD_DAYS,
  plannedDays,
  choicesByDay,
  coveredUntil,
} from '@raizes/domain/content/schedule';
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
} from './devotional-sources';
import type { DevotionalCandidate } from './devotional-sources';
import { StalePlanError, isDue, writeDay } from './write-day';
import type { DayFill } from './write-day';
import { loadImported, nothingImported } from './imported';

export async function readPlan(): Promise<ContentPlan | null> {
  const stored = await database.doc(paths.contentPlan).get();
  return stored.exists ? v.parse(contentPlanSchema, stored.data()) : null;
}

/** How often a run is attempted. It restarts if the plan changes while it runs. */
const ATTEMPTS = 3;

/**
 * Fills what the coming days lack, according to the church's plan. Also backfills missed days.
 * @returns the number of days on which something was written
 */
export async function fillDays(
  bible: Bible,
  now: Date,
  ahead = FILLED_AHEAD_DAYS,
): Promise<number> {
  const timeZone = await churchTimeZone();
  const today = localTime(timeZone, now).day;
  for (let attempt = 1; ; attempt += 1) {
    const plan = await readPlan();
    if (!plan) return 0;
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
 * Like `fillDays`, for use after a change that is already saved: returns null instead of throwing. The plan then has no `state`, or that
 * of an earlier run, so the next hourly run retries.
 */
export async function tryFillDays(bible: Bible, now: Date): Promise<number | null> {
  try {
    return await fillDays(bible, now);
  } catch (cause) {
    logger.error('The coming days could not be filled', { cause: String(cause) });
    return null;
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

async function followPlan(plan: ContentPlan, bible: Bible, window: Window): Promise<number> {
  const { today, last } = window;
  const state: FillState = {
    ran_on: today,
    filled_until: coveredUntil(plan, today, last),
    problem: null,
    missing: [],
  };
  if ((await bible.loadEdition()).is_sample) {
    await saveState(plan, { ...state, filled_until: null, problem: 'sample' });
    return 0;
  }
  const due = await findDueDays(plan, bible, window);
  const withDevotional = due.filter(({ parts }) => parts.includes('devotional'));
  const writer = createDevotionalWriter(withDevotional.map(({ day }) => day));
  let written = 0;
  for (const each of due) {
    try {
      const fill = await composeFill(each, bible, writer);
      if (await writeDay(fill, plan.revision, window.at)) written += 1;
    } catch (cause) {
      if (cause instanceof StalePlanError) throw cause;
      // A failure on one day must not leave the others empty.
      const { day } = each;
      logger.error('A day could not be filled', { day, cause: String(cause) });
      if (!(cause instanceof MissingTextError)) state.problem = 'failed';
      else if (state.missing.length < MISSING_SHOWN_MAX) state.missing.push(cause.passage);
      const until = state.filled_until;
      if (until !== null && day >= today && day <= until)
        state.filled_until = day > today ? addDays(day, -1) : null;
    }
  }
  if (state.missing.length > 0) state.problem ??= 'chapters';
  await saveState(plan, state);
  return written;
}

const MISSING_SHOWN_MAX = 5;

/** A day with parts that differ from the plan. */
interface DueDay {
  day: Day;
  parts: PartName[];
  portion: Portion;
  candidates: DevotionalCandidate[];
  keys: Record<PartName, string | null>;
  mayReplace: boolean;
}

/** Returns the days whose content differs from the plan, in order. */
async function findDueDays(plan: ContentPlan, bible: Bible, window: Window): Promise<DueDay[]> {
  const { first, firstReplaceable, last } = window;
  const edition = await bible.loadEdition();
  const planned = plannedDays(plan, first, last);
  const choices = choicesByDay(plan, first, last);
  const known = await fetchContentDays(first, last);
  const imported = usesImported(plan, known)
    ? await loadImported(first, last, chainsOf(plan))
    : nothingImported;

  const days = known.map(async (stored): Promise<DueDay[]> => {
    const day = stored.id;
    const [plannedDay, choice] = [planned.get(day), choices.get(day)];
    const portion = plannedDay?.portion ?? [];
    const candidates = choice
      ? await listCandidates(day, choice.devotionals, portion, imported, bible)
      : [];
    const keys = {
      readings: plannedDay ? readingsKey(plannedDay, edition) : null,
      devotional: devotionalKey(candidates),
    };
    const filled = stored.devotional;
    if (choice && filled?.key && keepsDeletedSource(filled, candidates, imported))
      keys.devotional = filled.key;
    const mayReplace = day >= firstReplaceable;
    const parts = contentParts.filter((name) => isDue(stored[name], keys[name], mayReplace));
    return parts.length > 0 ? [{ day, parts, portion, candidates, keys, mayReplace }] : [];
  });
  return (await Promise.all(days)).flat();
}

/** @throws {MissingTextError} */
async function composeFill(
  { day, parts, portion, candidates, keys, mayReplace }: DueDay,
  bible: Bible,
  writer: ReturnType<typeof createDevotionalWriter>,
): Promise<DayFill> {
  const fill: DayFill = { day, parts: {}, mayReplace };
  if (parts.includes('readings')) {
    const documents = await composeReadings(day, portion, bible);
    fill.parts.readings = { key: keys.readings, documents, origin: null };
  }
  if (parts.includes('devotional'))
    fill.parts.devotional = { key: keys.devotional, ...(await writer(day, candidates)) };
  return fill;
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

/** Whether the plan or a filled day uses an imported file. Most churches have none, and need no read to find out. */
const usesImported = ({ choices }: ContentPlan, known: ContentDay[]) =>
  choices.some(({ devotionals }) => devotionals.some(({ from }) => from !== 'reading')) ||
  known.some(({ devotional }) => isImported(devotional?.key ?? ''));

const chainsOf = ({ choices }: ContentPlan) =>
  new Set(
    choices.flatMap(({ devotionals }) =>
      devotionals.flatMap((source) => (source.from === 'chain' ? [source.id] : [])),
    ),
  );

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
