// First: it creates the default Firebase app, which the tests' own modules then use.
import { fillDays } from '../../functions/src/content/fill-days';
import { openBible } from '../../functions/src/bible/passages';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseReference } from '@raizes/domain/bible/references';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { DevotionalSource, PlanId } from '@raizes/domain/documents/content-plan';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { choosePlan } from '@raizes/domain/content/plan-changes';
import * as v from 'valibot';
import { noonOf } from '@raizes/tests/factories';
import { db } from '../../tests/support/admin';
import { deliverBible } from '../bible/delivery';
import { fromRoot } from '../launcher/root.mjs';
import { printTable } from './report';

const DAYS = 365;
/** Fewer than the number of days filled ahead. */
const DAYS_BETWEEN_RUNS = 28;
/**
 * One for a small church, our own plan over years, and one with four readings a day; the other plans differ only in their chapters.
 */
const PLANS = ['chapter-a-day', 'bible-1-year', 'm-cheyne'] as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The imported Bible as it is delivered; the emulators have only the sample. */
const folder = fromRoot('bible');
const delivered = fromRoot('.cache/bench-bible');
deliverBible(folder, delivered);
const bible = openBible(pathToFileURL(`${delivered}/`));

interface Year {
  what: string;
  plan: PlanId;
  devotionals: DevotionalSource[];
}

async function yearsToFill(): Promise<Year[]> {
  const years = PLANS.map((plan): Year => ({
    what: plan,
    plan,
    devotionals: [{ from: 'reading' }],
  }));
  if (!existsSync(chainFile)) {
    console.log('\nA year from a chain and a series: skipped, because the chain is missing.');
    return years;
  }
  const devotionals = await importSources();
  return [...years, { what: 'chain and series', plan: 'chapter-a-day', devotionals }];
}

/** Fills a year as in production: the plan is chosen once, and the scheduled function runs. */
async function fillYear({ plan, devotionals }: Omit<Year, 'what'>, start: Day) {
  const request = { plan, start, weekdays: everyDay, devotionals };
  const stored = choosePlan(null, request, { today: start, firstReplaceable: addDays(start, 2) });
  await db.doc(paths.contentPlan).set(stored);
  for (let day = 0; day < DAYS; day += DAYS_BETWEEN_RUNS)
    await fillDays(bible, noonOf(addDays(start, day)));
  await db.doc(paths.contentPlan).delete();
}

/** A chain for every day of a year, which is not part of the repository. */
const chainFile = join(
  process.env['BIBLE_DATA'] ?? fromRoot('../shared/bible'),
  'daily-light-morning.json',
);

/** Imports the chain, and a series that returns every Advent. */
async function importSources(): Promise<DevotionalSource[]> {
  const devotionals = Array.from({ length: ADVENT_DAYS }, (_, index) => ({
    date: null,
    verse_reference: `Isaías 40.${index + 1}`,
    verse_text: 'Consolai o meu povo.',
    opening_text: `Dia ${index + 1}`,
    context: '',
    central_insight: '',
    closing_text: '',
    reflection_question: 'O que espera?',
    application_question: 'A quem consola?',
  }));
  const imported_at = new Date();
  const since: Day = '2026-01-01';
  const times = { kind: 'feast' as const, feast: 'advent' as const, weekdays: everyDay };
  const all: ContentSeries[] = [
    {
      kind: 'series',
      id: 'advento',
      name: 'Advento',
      days: ADVENT_DAYS,
      times,
      since,
      dates: null,
      imported_at,
    },
    {
      kind: 'chain',
      id: 'luz',
      name: 'Luz diária',
      days: 366,
      imported_at,
    },
  ];
  const texts = [JSON.stringify(devotionals), readFileSync(chainFile, 'utf8')];
  for (const [index, each] of all.entries()) {
    await db.doc(paths.contentSeries(each.id)).set(each);
    await db.doc(serverPaths.contentSeriesText(each.id)).set({ json: texts[index] });
  }
  return [{ from: 'series' }, { from: 'chain', id: 'luz' }, { from: 'reading' }];
}

const ADVENT_DAYS = 25;

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

/** Checks the year's content as its readers would find it. */
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
  console.log('\nA filled year: skipped, because no whole Bible was imported (npm run bible).');
} else {
  const { name } = await bible.loadEdition();
  const rows: (string | number)[][] = [];
  let start: Day = '2060-01-01';
  for (const { what, ...year } of await yearsToFill()) {
    const begun = performance.now();
    await fillYear(year, start);
    const { empty, unresolved, repeated } = await examine(start);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const isComplete = empty + unresolved + repeated === 0;
    rows.push([what, empty, unresolved, repeated, seconds, isComplete ? 'OK' : 'incomplete']);
    start = addDays(start, 2 * DAYS);
  }
  await db.recursiveDelete(db.collection(collections.contentSeries));
  printTable(
    `A year of ${DAYS} days that fill themselves from ${name}, after one click`,
    ['plan', 'empty days', 'unresolved references', 'repeated devotionals', 'seconds', ''],
    rows,
  );
}
process.exit();
