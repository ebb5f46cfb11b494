import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { exportPage } from '../../functions/src/privacy/export-account';
import { db } from '../../tests/support/admin';
import { createUser } from '../../tests/support/people';
import { zipPages } from '../../web/src/features/privacy/export-archive';
import { printTable } from './report';

const YEARS = 10;
const BYTES_A_DAY = 30_000;
const FIRST: Day = '2016-11-21';
const WRITTEN_AT_ONCE = 20;

const words =
  'graça paz oração caminho ouvir hoje família medo coragem servir perdão água raiz'.split(' ');

/** Text that compresses roughly like real text. */
function textOf(bytes: number, seed: number): string {
  let state = seed;
  let text = '';
  while (text.length < bytes) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${words[state % words.length]}${state % 97} `;
  }
  return text;
}

async function writeYears(uid: string): Promise<number> {
  const days = YEARS * 365;
  for (let start = 0; start < days; start += WRITTEN_AT_ONCE) {
    const batch = db.batch();
    for (let index = start; index < Math.min(days, start + WRITTEN_AT_ONCE); index += 1) {
      const day = addDays(FIRST, index);
      const reflection = textOf(BYTES_A_DAY, index + 1);
      // In a separate collection, so that no trigger runs.
      batch.set(db.doc(`${paths.user(uid)}/${BENCH_COLLECTION}/${day}`), { reflection });
    }
    await batch.commit();
  }
  return days;
}
const BENCH_COLLECTION = 'bench_devotionals';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Tracks the peak memory of this process from now on. */
function memoryPeak() {
  const before = process.memoryUsage().rss;
  let peak = before;
  return {
    note: () => {
      peak = Math.max(peak, process.memoryUsage().rss);
    },
    above: () => `${megabytes(peak - before)} MB above ${megabytes(before)}`,
  };
}

const { uid } = await createUser();
const days = await writeYears(uid);

let pages = 0;
let bytes = 0;
let largest = 0;
const memory = memoryPeak();

async function* allPages() {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof exportPage>> = await exportPage(uid, after);
    const size = Buffer.byteLength(JSON.stringify(page));
    memory.note();
    pages += 1;
    bytes += size;
    largest = Math.max(largest, size);
    yield page;
    after = page.next;
  } while (after !== null);
}

const zip = await zipPages(allPages());
memory.note();
const zipped = zip.reduce((sum, part) => sum + part.length, 0);

printTable(
  `A copy of ${YEARS} years of data, ${BYTES_A_DAY / 1000} kB a day`,
  ['', ''],
  [
    ['days', String(days)],
    ['pages', String(pages)],
    ['largest page', `${megabytes(largest)} MB`],
    ['all pages', `${megabytes(bytes)} MB`],
    ['zip', `${megabytes(zipped)} MB`],
    ['peak memory of reading a page and zipping it, in one process', memory.above()],
  ],
);
process.exit();
