import { addDays } from '../day';
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
import { CAUGHT_UP_DAYS } from './schedule';

/** How far from today a plan can start. A start in the past joins a plan that is under way. */
const START_BEFORE_DAYS = 3 * 366;
const START_AFTER_DAYS = 366;

export const isAllowedStart = (start: Day, today: Day) =>
  start >= addDays(today, -START_BEFORE_DAYS) && start <= addDays(today, START_AFTER_DAYS);

/** The church's day, and the first day whose content can be replaced. */
interface Now {
  today: Day;
  firstReplaceable: Day;
}

/**
 * Applies an admin's request to the stored plan. The running plan continues until the new one begins, so that no day between them is
 * empty, and at least through the days that someone can have begun.
 */
export function choosePlan(
  stored: ContentPlan | null,
  request: PlanRequest,
  { today, firstReplaceable }: Now,
): ContentPlan {
  const last = stored?.choices.at(-1);
  if (stored && last && !openPause(last) && isSame(last, request)) return stored;
  const isRunning = last !== undefined && !hasOpenPauseOn(last, today);
  const earliest = isRunning ? firstReplaceable : today;
  const continues = last?.plan === request.plan && last.start === request.start;
  // A new plan that started before `earliest` would lose its first readings, because those days are not replaced.
  const isTooEarly = !continues && request.start >= today && request.start < earliest;
  const start = isTooEarly ? earliest : request.start;
  const from = start > earliest ? start : earliest;
  const earlierChoices = stored?.choices.filter((choice) => choice.from < from) ?? [];
  return {
    revision: (stored?.revision ?? 0) + 1,
    choices: [
      ...withoutExpired(earlierChoices, today),
      {
        ...request,
        start,
        from,
        pauses: continues ? endedBy(from, last.pauses) : [],
        earlier: continues ? weekdaysUntil(from, last, request) : [],
      },
    ],
    state: null,
  };
}

/** Drops the choices that no longer apply to any day that can be filled. */
const withoutExpired = (choices: PlanChoice[], today: Day) =>
  choices.slice(
    Math.max(
      0,
      choices.findLastIndex(({ from }) => from <= addDays(today, -CAUGHT_UP_DAYS)),
    ),
  );

/** The earlier weekdays of the plan, including those that a request replaces from this day on. */
function weekdaysUntil(day: Day, last: PlanChoice, request: PlanRequest): EarlierWeekdays[] {
  const before = last.earlier.filter(({ until }) => until < day);
  const { weekdays } = last.earlier[before.length] ?? last;
  // Weekdays before the start were never used, and unchanged weekdays need no entry.
  if (day <= last.start || isSameDays(weekdays, request.weekdays)) return before;
  return [...before, { until: day, weekdays }].slice(-WEEKDAY_CHANGES_MAX);
}

/** The pauses before a day, with the last one ending on that day at the latest. */
const endedBy = (day: Day, pauses: Pause[]): Pause[] =>
  pauses
    .filter(({ from }) => from < day)
    .map(({ from, to }) => ({ from, to: to === null || to > day ? day : to }));

/** The pause without an end, which is under way or about to begin. */
const openPause = ({ pauses }: PlanChoice) => {
  const last = pauses.at(-1);
  return last?.to === null ? last : undefined;
};

const hasOpenPauseOn = (choice: PlanChoice, day: Day) => {
  const pause = openPause(choice);
  return pause !== undefined && pause.from <= day;
};

const isSame = (choice: PlanChoice, request: PlanRequest) =>
  choice.plan === request.plan &&
  choice.start === request.start &&
  sourceKeys(choice) === sourceKeys(request) &&
  isSameDays(choice.weekdays, request.weekdays);

const sourceKeys = ({ devotionals }: Pick<PlanRequest, 'devotionals'>) =>
  devotionals.map(sourceKey).join();

const isSameDays = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((weekday) => other.includes(weekday));

/** Pauses the plan from the first day that has not started in any time zone. */
export const pausePlan = (plan: ContentPlan, { firstReplaceable }: Now): ContentPlan =>
  withPauses(plan, (choice) =>
    openPause(choice) ? choice.pauses : [...choice.pauses, { from: firstReplaceable, to: null }],
  );

/** Resumes the plan today with the reading at which it stopped. */
export const resumePlan = (plan: ContentPlan, { today }: Now): ContentPlan =>
  withPauses(plan, (choice) => {
    const pause = openPause(choice);
    if (!pause) return choice.pauses;
    const before = choice.pauses.slice(0, -1);
    return pause.from < today ? [...before, { from: pause.from, to: today }] : before;
  });

/** Changes the pauses of all choices, so that a choice that begins later is paused together with the current one. */
const withPauses = (plan: ContentPlan, pausesOf: (choice: PlanChoice) => Pause[]): ContentPlan => ({
  ...plan,
  revision: plan.revision + 1,
  choices: plan.choices.map((choice) => ({ ...choice, pauses: pausesOf(choice) })),
  state: null,
});

/**
 * Changes the sources of devotionals from today on, whether or not the plan is paused. Days that are over keep their old sources.
 * The new revision makes the next run compare filled days with the plan again.
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
    if (choice.from >= today || sourceKeys(other) === sourceKeys(choice)) return [other];
    return [choice, { ...other, from: today }];
  });
  return { revision: plan.revision + 1, choices: withoutExpired(changed, today), state: null };
}
