import * as v from 'valibot';
import { IMPORTED_MAX } from '../limits';
import { count, day, text } from './fields';

/** `m-cheyne` is a calendar of 1842; the others are ours. */
export const planIds = [
  'chapter-a-day',
  'bible-1-year',
  'bible-2-years',
  'new-testament-90-days',
  'gospels-40-days',
  'psalms-30-days',
  'm-cheyne',
] as const;
export type PlanId = (typeof planIds)[number];

const sourceSchema = v.variant('from', [
  /** The church's own series, each on its days. */
  v.object({ from: v.literal('series') }),
  v.object({ from: v.literal('chain'), id: text }),
  /** The reading of the day. */
  v.object({ from: v.literal('reading') }),
]);
export type DevotionalSource = v.InferOutput<typeof sourceSchema>;

/** Tells sources apart: each is chosen once at most. */
export const sourceKey = (source: DevotionalSource) =>
  source.from === 'chain' ? `chain ${source.id}` : source.from;

/** Adds a source: one with few days comes before one with more, so that each has its turn. One that is there stays in its place. */
export function addSource(
  sources: readonly DevotionalSource[],
  added: DevotionalSource,
): DevotionalSource[] {
  if (sources.some((source) => sourceKey(source) === sourceKey(added))) return [...sources];
  const at = sources.findIndex(({ from }) => rank[from] >= rank[added.from]);
  return at < 0 ? [...sources, added] : sources.toSpliced(at, 0, added);
}

const rank = { series: 0, chain: 1, reading: 2 };

/** As many chains as a church can have, and the two others. */
const SOURCES_MAX = IMPORTED_MAX + 2;

/** Where the devotionals of the filled days come from: each day from the first that has something. */
const sourcesSchema = v.union([
  v.pipe(
    v.array(sourceSchema),
    v.maxLength(SOURCES_MAX),
    v.check((all) => new Set(all.map(sourceKey)).size === all.length),
  ),
  /** As older plans have it. */
  v.pipe(
    v.picklist(['none', 'from-reading']),
    v.transform((before): DevotionalSource[] => (before === 'none' ? [] : [{ from: 'reading' }])),
  ),
]);

const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

/** Some days of the week: 0 (Sunday) to 6 (Saturday). */
export const weekdays = v.pipe(
  v.array(weekday),
  v.minLength(1),
  v.check((all) => new Set(all).size === all.length),
);

/** What an admin chooses. */
export const planRequestSchema = v.object({
  plan: v.picklist(planIds),
  /** The day of its first reading, or the first reading day after it. */
  start: day,
  /** On which it is read. */
  weekdays,
  devotionals: sourcesSchema,
});
export type PlanRequest = v.InferOutput<typeof planRequestSchema>;

const pauseSchema = v.object({
  from: day,
  /** The first day after it; null while it goes on. */
  to: v.nullable(day),
});
/** Days without readings, which are read after them. */
export type Pause = v.InferOutput<typeof pauseSchema>;

/** Changes of its weekdays that a plan keeps: one a month for thirty years. */
export const WEEKDAY_CHANGES_MAX = 360;

/** Weekdays on which the plan was read until a day. */
const earlierSchema = v.object({
  /** The first day on which they no longer apply. */
  until: day,
  weekdays,
});
export type EarlierWeekdays = v.InferOutput<typeof earlierSchema>;

const choiceSchema = v.object({
  ...planRequestSchema.entries,
  /** The first day on which it applies; the choice before it applies until then. */
  from: day,
  pauses: v.array(pauseSchema),
  /** By their days. What was read on them decides how far the plan has got. */
  earlier: v.optional(v.pipe(v.array(earlierSchema), v.maxLength(WEEKDAY_CHANGES_MAX)), []),
});
export type PlanChoice = v.InferOutput<typeof choiceSchema>;

const fillProblems = ['sample', 'chapters', 'failed'] as const;

const fillStateSchema = v.object({
  /** The church's day of the run. */
  ran_on: day,
  /** The last day up to which nothing is missing from today on; null where today is. */
  filled_until: v.nullable(day),
  /** No whole Bible was imported; it lacks chapters; or some days could not be written and are tried again. */
  problem: v.nullable(v.picklist(fillProblems)),
  /** The chapters that the Bible lacks, a few of them. */
  missing: v.array(text),
});
export type FillState = v.InferOutput<typeof fillStateSchema>;

/** `settings/content_plan`: what fills the coming days, and how far it has got. Read by admins, written by the server. */
export const contentPlanSchema = v.object({
  /** Goes up with each change: a run that began before it stops. */
  revision: count,
  /** By their first day; at least one. */
  choices: v.pipe(v.array(choiceSchema), v.minLength(1)),
  /** Of the last run of this revision; null before it. */
  state: v.nullable(fillStateSchema),
});
export type ContentPlan = v.InferOutput<typeof contentPlanSchema>;
