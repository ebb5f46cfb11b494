import { passageExists } from '@raizes/domain/bible/passage';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PlanId } from '@raizes/domain/documents/content-plan';
import { readingDays } from '@raizes/domain/content/schedule';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Statistics of this many days of a plan, read every day. */
export function simulateDays(plan: PlanId, start: Day, days: number) {
  const end = addDays(start, days - 1);
  const portions = [
    ...readingDays(
      { plan, start, weekdays: everyDay, pauses: [], earlier: [] },
      start,
      end,
    ).values(),
  ];
  const verses = portions.map((portion) =>
    portion.reduce((sum, { from, to }) => sum + to.verse - from.verse + 1, 0),
  );
  return {
    empty: days - portions.length,
    unresolved: portions.flat().filter((passage) => !passageExists(passage)).length,
    chapters: portions.flat().length / days,
    verses: verses.reduce((sum, each) => sum + each, 0) / days,
    most: Math.max(...verses),
  };
}
