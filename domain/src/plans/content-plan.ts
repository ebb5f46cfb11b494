import { addDays, easternmostDay } from '../day';
import type { Day } from '../day';
import { WEEKDAY_CHANGES_MAX, sourceKey } from '../documents/content-plan';
import type {
  ContentPlan,
  DevotionalSource,
  EarlierWeekdays,
  Pause,
  PlanChoice,
  PlanRequest,
} from '../documents/content-plan';
import { isWithin, readingDays } from './schedule';
import type { Sitting } from './plans';

/** How many days from today on are kept filled, and how many before it are caught up. */
export const FILLED_AHEAD_DAYS = 30;
export const CAUGHT_UP_DAYS = 7;

/** How far from today a plan may start: it may be joined on the way. */
const START_BEFORE_DAYS = 3 * 366;
const START_AFTER_DAYS = 366;

export const isAllowedStart = (start: Day, today: Day) =>
  start >= addDays(today, -START_BEFORE_DAYS) && start <= addDays(today, START_AFTER_DAYS);

/** The first day that has begun nowhere on earth: the content of earlier days is not replaced. */
export const firstReplaceableDay = (now: Date): Day => addDays(easternmostDay(now), 1);

/** The church's day, and the first that may be replaced. */
interface Now {
  today: Day;
  firstReplaceable: Day;
}

/**
 * The plan after an admin's choice. The plan that is running stands until the new one begins, so that no day between them is empty,
 * and at least on the days that somebody may have begun.
 */
export function choosePlan(
  stored: ContentPlan | null,
  wish: PlanRequest,
  { today, firstReplaceable }: Now,
): ContentPlan {
  const last = stored?.choices.at(-1);
  if (stored && last && !pauseOf(last) && isSame(last, wish)) return stored;
  const isRunning = last !== undefined && !isPausedOn(last, today);
  const earliest = isRunning ? firstReplaceable : today;
  const goesOn = last?.plan === wish.plan && last.start === wish.start;
  // Another plan that started on a day that stays as it is would lose its readings until then.
  const isTooEarly = !goesOn && wish.start >= today && wish.start < earliest;
  const start = isTooEarly ? earliest : wish.start;
  const from = start > earliest ? start : earliest;
  const kept = stored?.choices.filter((choice) => choice.from < from) ?? [];
  return {
    revision: (stored?.revision ?? 0) + 1,
    choices: [
      ...withoutOver(kept, today),
      {
        ...wish,
        start,
        from,
        pauses: goesOn ? endedBy(from, last.pauses) : [],
        earlier: goesOn ? weekdaysUntil(from, last, wish) : [],
      },
    ],
    state: null,
  };
}

/** Without the choices that no longer apply to any day that may be filled. */
const withoutOver = (choices: PlanChoice[], today: Day) =>
  choices.slice(
    Math.max(
      0,
      choices.findLastIndex(({ from }) => from <= addDays(today, -CAUGHT_UP_DAYS)),
    ),
  );

/** The weekdays on which the plan is read until the day from which a wish changes them. */
function weekdaysUntil(day: Day, last: PlanChoice, wish: PlanRequest): EarlierWeekdays[] {
  const before = last.earlier.filter(({ until }) => until < day);
  const { weekdays } = last.earlier[before.length] ?? last;
  // Nothing is read before the start, and what does not change needs no entry.
  if (day <= last.start || isSameDays(weekdays, wish.weekdays)) return before;
  return [...before, { until: day, weekdays }].slice(-WEEKDAY_CHANGES_MAX);
}

/** The pauses until a day on which the plan goes on. */
const endedBy = (day: Day, pauses: Pause[]): Pause[] =>
  pauses
    .filter(({ from }) => from < day)
    .map(({ from, to }) => ({ from, to: to === null || to > day ? day : to }));

/** The pause that goes on, or is about to begin. */
const pauseOf = ({ pauses }: PlanChoice) => {
  const last = pauses.at(-1);
  return last?.to === null ? last : undefined;
};

const isPausedOn = (choice: PlanChoice, day: Day) => {
  const pause = pauseOf(choice);
  return pause !== undefined && pause.from <= day;
};

const isSame = (choice: PlanChoice, wish: PlanRequest) =>
  choice.plan === wish.plan &&
  choice.start === wish.start &&
  namesOf(choice) === namesOf(wish) &&
  isSameDays(choice.weekdays, wish.weekdays);

const namesOf = ({ devotionals }: Pick<PlanRequest, 'devotionals'>) =>
  devotionals.map(sourceKey).join();

const isSameDays = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((weekday) => other.includes(weekday));

/** Nothing is filled any more, from the first day that nobody has begun. */
export const pausePlan = (plan: ContentPlan, { firstReplaceable }: Now): ContentPlan =>
  withPauses(plan, (choice) =>
    pauseOf(choice) ? choice.pauses : [...choice.pauses, { from: firstReplaceable, to: null }],
  );

/** Goes on today with the reading at which it stopped. */
export const resumePlan = (plan: ContentPlan, { today }: Now): ContentPlan =>
  withPauses(plan, (choice) => {
    const pause = pauseOf(choice);
    if (!pause) return choice.pauses;
    const before = choice.pauses.slice(0, -1);
    return pause.from < today ? [...before, { from: pause.from, to: today }] : before;
  });

/** All choices: one that begins later is paused as well as the one that runs until then. */
const withPauses = (plan: ContentPlan, pausesOf: (choice: PlanChoice) => Pause[]): ContentPlan => ({
  ...plan,
  revision: plan.revision + 1,
  choices: plan.choices.map((choice) => ({ ...choice, pauses: pausesOf(choice) })),
  state: null,
});

/**
 * The plan with other sources of devotionals from today on, paused or not: a day that is over gets none because of them. What has been
 * filled in is compared with it anew.
 */
export function changeSources(
  plan: ContentPlan,
  today: Day,
  change: (sources: DevotionalSource[]) => DevotionalSource[] = (same) => same,
): ContentPlan {
  const { choices } = plan;
  const changed = choices.flatMap((choice, index) => {
    const next = choices[index + 1];
    if (next && next.from <= today) return [choice];
    const other = { ...choice, devotionals: change(choice.devotionals) };
    if (choice.from >= today || namesOf(other) === namesOf(choice)) return [other];
    return [choice, { ...other, from: today }];
  });
  return { revision: plan.revision + 1, choices: withoutOver(changed, today), state: null };
}

/** The choice that stands on each day from `from` to `to`; on a day of a pause none does. */
export function choicesByDay({ choices }: ContentPlan, from: Day, to: Day) {
  const found = new Map<Day, PlanChoice>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const choice = choices.findLast((each) => each.from <= day);
    if (choice && !choice.pauses.some((pause) => isWithin(pause, day))) found.set(day, choice);
  }
  return found;
}

/** The last day up to which a plan stands without a gap, of those from `from` to `to`; null where it does not stand on the first. */
export function coveredUntil(plan: ContentPlan, from: Day, to: Day): Day | null {
  const standing = choicesByDay(plan, from, to);
  let last: Day | null = null;
  for (let day = from; standing.has(day); day = addDays(day, 1)) last = day;
  return last;
}

/** What stands on a day by the plan. */
export interface PlannedDay {
  choice: PlanChoice;
  sitting: Sitting;
}

/** The days with readings from `from` to `to`, each by the choice that stands on it. */
export function plannedDays({ choices }: ContentPlan, from: Day, to: Day): Map<Day, PlannedDay> {
  return new Map(
    choices.flatMap((choice, index) => {
      const next = choices[index + 1];
      const first = choice.from > from ? choice.from : from;
      const last = next && next.from <= to ? addDays(next.from, -1) : to;
      return [...readingDays(choice, first, last)].map(
        ([day, sitting]) => [day, { choice, sitting }] as const,
      );
    }),
  );
}
