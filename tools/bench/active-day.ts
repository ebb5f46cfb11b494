// First, because it creates the default Firebase app, which the tests' own modules then use.
import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { onReadingCompleted } from '../../functions/src/progress/on-reading-completed';
import { setTimeout as delay } from 'node:timers/promises';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import { recordDevotional, recordReading } from '@raizes/domain/progress/record';
import * as v from 'valibot';
import { complete, daysAgo, readChapter, today } from '../../tests/functions/support/progress';
import { aDailyReading, noonOf } from '@raizes/tests/factories';
import { eventOf } from '../../tests/functions/support/triggers';
import { db } from '../../tests/support/admin';
import { createUser, freshStatsOf } from '../../tests/support/people';
import { countClient, countTrigger } from './counting';
import { launchChromium, openDashboard } from './signed-in-page';
import { printTable } from './report';

/**
 * Document reads by the rules: none for the day's devotional, nor for a reading with an id of its day
 * (tests/rules/read-budget.test.ts).
 */
const RULES_READS = 0;

const BUDGET = { reads: 6, writes: 4 };

/** A person on an ordinary day, with a streak of three days so that no badge is due. */
async function createRegular() {
  const person = await createUser();
  let stats = freshStatsOf(person);
  for (const day of [3, 2, 1].map(daysAgo)) {
    const at = noonOf(day);
    stats = recordDevotional(stats, { day, memorized: true, at }).stats;
    stats = recordReading(stats, { day, reading_id: `bench-${day}`, at }).stats;
  }
  await db.doc(paths.userStats(person.uid)).set(stats);
  return person;
}

async function verseOf(day: Day): Promise<string> {
  const snapshot = await db.doc(paths.devotional(day)).get();
  return v.parse(devotionalSchema, { ...snapshot.data(), id: snapshot.id }).verse_text;
}

/**
 * A person's day in the app: dashboard, devotional, reading, dashboard.
 * @param shown the dashboard's text about the readings at the end
 */
async function measureDevice(shown: string) {
  const browser = await launchChromium();
  const counts: Awaited<ReturnType<typeof countClient>>[] = [];
  const page = await openDashboard(browser, await createRegular(), {}, async (opening) => {
    counts.push(await countClient(opening));
  });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Começar devocional' }).click();
  for (let step = 1; step <= 4; step += 1) {
    await page.getByText(`${step}/8`).waitFor();
    await press('Continuar');
  }
  await page.getByLabel('Sua reflexão').fill('Deus cuida de mim.');
  await press('Continuar');
  await page.getByLabel('Sua aplicação prática').fill('Ligar para o meu irmão.');
  await press('Continuar');
  await page.getByLabel('Seu versículo').fill(await verseOf(today));
  await press('Validar');
  await page.getByText('Parabéns! Memorização validada!').waitFor();
  await press('Continuar');
  await press('Completar Devocional');
  await page.getByText('+75').waitFor();
  await press('Fechar');
  await page.getByText('Concluído hoje').waitFor();
  await page.getByRole('link', { name: 'Ler agora' }).click();
  await press('Marcar como concluída');
  await page.getByText('Leitura concluída!').waitFor();
  await page.goto('/dashboard');
  await page.getByText(shown).waitFor();
  const [client] = counts;
  // Everything that the reopened listeners bring has arrived when the count no longer changes.
  for (let before = -1; before !== client?.reads(); await delay(3000))
    before = client?.reads() ?? 0;
  const counted = {
    reads: client?.reads() ?? 0,
    readsOfNewDevice: client?.readsOfNewDevice() ?? 0,
    writes: client?.writes() ?? 0,
  };
  await browser.close();
  return counted;
}

/** Runs `work` while today has two more readings than the seed's one. */
async function withThreeReadings<Result>(work: () => Promise<Result>): Promise<Result> {
  const refs = [2, 3].map((number) => db.doc(paths.dailyReading(`${today}-${number}`)));
  const hasAll = async () => {
    const readings: unknown = (await db.doc(paths.contentDay(today)).get()).get('content.readings');
    return Array.isArray(readings) && readings.length >= 3;
  };
  await Promise.all(refs.map((ref) => ref.set(aDailyReading({ id: ref.id, date: today }))));
  // The triggers have finished when the day's document has them all.
  while (!(await hasAll())) await delay(100);
  try {
    return await work();
  } finally {
    await Promise.all(refs.map((ref) => ref.delete()));
  }
}

/** What the two triggers read and write, run directly while the emulator's own are disabled. */
async function measureServer() {
  const switchTriggers = (which: 'enable' | 'disable') =>
    fetch(`http://${process.env.FIREBASE_EMULATOR_HUB}/functions/${which}BackgroundTriggers`, {
      method: 'PUT',
    });
  const { uid } = await createRegular();
  const readingId = `plano-${today}-1`;
  await switchTriggers('disable');
  try {
    const verse = await verseOf(today);
    await complete(uid, today, { verse_memorization: verse, memorization_validated: true });
    await readChapter(uid, today, readingId);
    const completed = await eventOf(onDevotionalCompleted, paths.userDevotional(uid, today));
    const read = await eventOf(onReadingCompleted, paths.userDailyReading(uid, readingId));
    return await countTrigger(async () => {
      await completed();
      await read();
    });
  } finally {
    await switchTriggers('enable');
  }
}

const client = await measureDevice('Reler capítulo');
const withMore = await withThreeReadings(() => measureDevice('1 de 3 concluídas'));
const server = await measureServer();
const rows: [string, number, number][] = [
  ['the app, to its listeners and from its forms', client.reads, client.writes],
  ['the security rules', RULES_READS, 0],
  ['the triggers', server.reads, server.writes],
];
const total = (column: 1 | 2) => rows.reduce((sum, row) => sum + row[column], 0);
const isWithin = total(1) <= BUDGET.reads && total(2) <= BUDGET.writes;
printTable(
  'Documents of one active day (dashboard, devotional with its memorization, reading, dashboard again)',
  ['who', 'reads', 'writes', ''],
  [
    ...rows,
    [
      `together (budget: ${BUDGET.reads} and ${BUDGET.writes})`,
      total(1),
      total(2),
      isWithin ? 'OK' : 'over',
    ],
    [
      'the app on a day with three readings, one of them completed',
      withMore.reads,
      withMore.writes,
    ],
    ['in addition, once per new device: the challenges on offer', client.readsOfNewDevice, 0],
    [
      'in addition, once per instance: whether the day and the reading exist',
      server.readsOfInstance,
      0,
    ],
  ],
);
