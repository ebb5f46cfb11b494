import * as v from 'valibot';
import type { Day } from '../day';
import { IMPORTED_MAX } from '../limits';
import { count, day, text } from './fields';

/** `m-cheyne` is Robert Murray M'Cheyne's calendar of 1842; the other plans are our own. */
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
  /** One of the church's own series, on its days; without an id, which 1.0.0 did not store, all of them. */
  v.object({ from: v.literal('series'), id: v.optional(text) }),
  v.object({ from: v.literal('chain'), id: text }),
  /** The day's reading. */
  v.object({ from: v.literal('reading') }),
]);
export type DevotionalSource = v.InferOutput<typeof sourceSchema>;

/** A unique key: each source can be chosen at most once. */
export const sourceKey = (source: DevotionalSource) =>
  'id' in source && source.id ? `${source.from} ${source.id}` : source.from;

/** Every file that a church can have, plus the two other sources. */
const SOURCES_MAX = IMPORTED_MAX + 2;

/** Where the devotionals of filled days come from. Each day uses the first source that has something for it. */
export const sourcesSchema = v.pipe(
  v.array(sourceSchema),
  v.maxLength(SOURCES_MAX),
  v.check((all) => new Set(all.map(sourceKey)).size === all.length),
);

const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

/** Some days of the week: 0 (Sunday) to 6 (Saturday). */
export const weekdaysSchema = v.pipe(
  v.array(weekday),
  v.minLength(1),
  v.check((all) => new Set(all).size === all.length),
);

/** What an admin requests. */
export const planRequestSchema = v.object({
  plan: v.picklist(planIds),
  /** The day of the first reading, or of the first reading weekday after it. */
  start: day,
  /** The weekdays on which the plan is read. */
  weekdays: weekdaysSchema,
  devotionals: sourcesSchema,
});
export type PlanRequest = v.InferOutput<typeof planRequestSchema>;

const pauseSchema = v.object({
  from: day,
  /** The first day after the pause; null while it lasts. */
  to: v.nullable(day),
});
/** Days without readings. The plan continues after them with the reading at which it stopped. */
export type Pause = v.InferOutput<typeof pauseSchema>;

/** The number of weekday changes that a plan stores: one a month for thirty years. */
export const WEEKDAY_CHANGES_MAX = 360;

/** Weekdays on which the plan was read until a given day. */
const earlierSchema = v.object({
  /** The first day on which they no longer apply. */
  until: day,
  weekdays: weekdaysSchema,
});
export type EarlierWeekdays = v.InferOutput<typeof earlierSchema>;

const choiceSchema = v.object({
  ...planRequestSchema.entries,
  /** The first day on which this choice applies; the previous choice applies until then. */
  from: day,
  pauses: v.array(pauseSchema),
  /** Ordered by day. Needed to compute how far the plan has progressed. */
  earlier: v.pipe(v.array(earlierSchema), v.maxLength(WEEKDAY_CHANGES_MAX)),
});
export type PlanChoice = v.InferOutput<typeof choiceSchema>;

/** Whether an admin has paused the plan on a day. */
export const isPaused = ({ pauses }: Pick<PlanChoice, 'pauses'>, on: Day): boolean =>
  pauses.some(({ from, to }) => from <= on && (to === null || on < to));

const fillProblems = ['sample', 'chapters', 'failed'] as const;

const fillStateSchema = v.object({
  /** The day of the run in the church's time zone. */
  ran_on: day,
  /** The last day up to which nothing is missing, counting from today; null if today itself lacks something. */
  filled_until: v.nullable(day),
  /** `sample`: no whole Bible is imported. `chapters`: the Bible lacks chapters. `failed`: some days failed and will be retried. */
  problem: v.nullable(v.picklist(fillProblems)),
  /** The first few chapters that the Bible lacks. */
  missing: v.array(text),
});
export type FillState = v.InferOutput<typeof fillStateSchema>;

/** `settings/content_plan`: what fills the coming days, and its progress. Admins can read it; only the server writes it. */
export const contentPlanSchema = v.object({
  /** Incremented with each change, so that a run started before the change stops. */
  revision: count,
  /** Ordered by first day; at least one. */
  choices: v.pipe(v.array(choiceSchema), v.minLength(1)),
  /** The result of the last run of this revision; null before the first. */
  state: v.nullable(fillStateSchema),
});
export type ContentPlan = v.InferOutput<typeof contentPlanSchema>;

/** The choice that applies on a day. */
export const choiceOn = ({ choices }: ContentPlan, on: Day): PlanChoice | undefined =>
  choices.findLast(({ from }) => from <= on);
