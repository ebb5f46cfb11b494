// First: it makes the default Firebase app, which the tests' own then is.
import { fillContent } from '../../functions/src/content/fill-content';
import { openBible } from '../../functions/src/bible/passages';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseReference } from '@raizes/domain/bible/references';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { PlanId } from '@raizes/domain/documents/content-plan';
import { collections, paths } from '@raizes/domain/paths';
import { choosePlan } from '@raizes/domain/plans/content-plan';
import * as v from 'valibot';
import { noonOf } from '@raizes/tests/factories';
import { db } from '../../tests/support/admin';
import { fromRoot } from '../launcher/root.mjs';
import { printTable } from './report';

const DAYS = 365;
/** Less than is filled ahead. */
const DAYS_BETWEEN_RUNS = 28;
/** One for a small church, one of ours in years, one of four readings a day; the others differ in their chapters alone. */
const PLANS = ['chapter-a-day', 'bible-1-year', 'm-cheyne'] as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** What was imported; the emulators have the sample. */
const folder = fromRoot('bible');
const bible = openBible(pathToFileURL(`${folder}/`));

/** A year as a church lives it: a plan is turned on once, and the function runs. */
async function fillYear(plan: PlanId, start: Day) {
  const wish = { plan, start, weekdays: everyDay, devotionals: [{ from: 'reading' as const }] };
  const stored = choosePlan(null, wish, { today: start, firstFree: addDays(start, 2) });
  await db.doc(paths.contentPlan).set(stored);
  for (let day = 0; day < DAYS; day += DAYS_BETWEEN_RUNS)
    await fillContent(bible, noonOf(addDays(start, day)));
  await db.doc(paths.contentPlan).delete();
}

async function documentsOf<Content>(
  collection: string,
  schema: v.GenericSchema<unknown, Content>,
  start: Day,
) {
  const { docs } = await db
    .collection(collection)
    .where('date', '>=', start)
    .where('date', '<', addDays(start, DAYS))
    .get();
  return docs.map((each) => v.parse(schema, each.data()));
}

/** What the year's readers would find. */
async function examine(start: Day) {
  const readings = await documentsOf(collections.dailyReadings, dailyReadingSchema, start);
  const devotionals = await documentsOf(collections.devotionals, devotionalSchema, start);
  const filled = new Set(readings.map(({ date }) => date));
  const written = devotionals.filter(({ date }) => filled.has(date));
  const references = [
    ...readings.map(({ book, chapter }) => `${book} ${chapter}`),
    ...devotionals.map(({ verse_reference }) => verse_reference),
  ];
  const texts = devotionals.map((each) => {
    const { id: _id, date: _date, ...rest } = each;
    return JSON.stringify(rest);
  });
  return {
    empty: DAYS - written.length,
    unresolved: references.filter((reference) => parseReference(reference) === null).length,
    repeated: texts.length - new Set(texts).size,
  };
}

if (!existsSync(folder)) {
  console.log('\nA filled year: left out, because no whole Bible was imported (npm run bible).');
} else {
  const { name } = await bible.loadEdition();
  const rows: (string | number)[][] = [];
  let start: Day = '2060-01-01';
  for (const plan of PLANS) {
    const begun = performance.now();
    await fillYear(plan, start);
    const { empty, unresolved, repeated } = await examine(start);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const isWhole = empty + unresolved + repeated === 0;
    rows.push([plan, empty, unresolved, repeated, seconds, isWhole ? 'OK' : 'incomplete']);
    start = addDays(start, 2 * DAYS);
  }
  printTable(
    `A year of ${DAYS} days that fill themselves from ${name}, after one click`,
    ['plan', 'empty days', 'unresolved references', 'repeated devotionals', 'seconds', ''],
    rows,
  );
}
process.exit();
