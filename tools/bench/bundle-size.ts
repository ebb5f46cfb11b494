import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { printTable } from './report';

type Chunk = { file: string; imports?: string[] };

const [folder = ''] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<
  string,
  Chunk
>;
const page = (name: string) => `src/app/pages/${name}-page.tsx`;

/** The manifest entries that an HTML page loads directly. */
function entriesOf(html: string): string[] {
  const scripts = readFileSync(`${folder}/${html}`, 'utf8').matchAll(
    /<script[^>]* src="\/([^"]+)"/g,
  );
  const files = new Set([...scripts].map(([, file]) => file));
  return Object.keys(manifest).filter((entry) => files.has(manifest[entry]?.file));
}

/** The JavaScript files that these entries load, including all static imports. */
function filesOf(entries: string[]): Set<string> {
  const seen = new Set(entries);
  for (const entry of seen) {
    const loaded = manifest[entry];
    if (!loaded) throw new Error(`${entry} is not in the manifest of the build`);
    for (const imported of loaded.imports ?? []) seen.add(imported);
  }
  return new Set(
    [...seen].map((entry) => manifest[entry]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
}

const gzipped = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0) /
  1000;

const session = 'src/lib/firebase/watch-session.ts';
const app = entriesOf('app.html');
// auth.html loads the rest after the first paint.
const authEntries = [...entriesOf('auth.html'), ...app, page('auth')];
const firstPaint = filesOf([...app, page('dashboard')]);
const live = filesOf([...app, page('dashboard'), session, 'src/app/dashboard/live-dashboard.tsx']);

/** The forms of pastors, leaders and admins: Formik, yup and the calendar come as packages. */
const STAFF = new Set([
  'admin-history',
  'church-settings',
  'church-teaching',
  'content-calendar',
  'create-devotional',
  'invitations',
  'manage-bible-videos',
  'manage-challenges',
  'manage-daily-readings',
  'manage-person',
  'manage-users',
]);

const further = Object.keys(manifest)
  .filter(
    (entry) =>
      entry.startsWith('src/app/pages/') && ![page('auth'), page('dashboard')].includes(entry),
  )
  .map((entry): [string, number, number] => {
    const beyond = [...filesOf([entry])].filter((file) => !live.has(file));
    const name = entry.replace(/.*\/|-page\.tsx/g, '');
    const budget = STAFF.has(name) ? 90 : 37;
    return [`${name}, in addition to the dashboard`, gzipped(beyond), budget];
  });

const figures: [string, number, number][] = [
  ['landing, before interaction', gzipped(filesOf(entriesOf('index.html'))), 30],
  ['auth, until it responds', gzipped(filesOf(authEntries)), 172],
  ['dashboard, first paint', gzipped(firstPaint), 182],
  ['dashboard, live', gzipped(live), 340],
  ...further,
  ['service worker', gzipped(['sw.js']), 15],
];
printTable(
  'JavaScript by route, kB gzipped (1 kB = 1000 bytes), from the production build’s manifest',
  ['route', 'kB', 'budget', ''],
  figures.map(([name, kilobytes, budget]) => [
    name,
    Number(kilobytes.toFixed(1)),
    budget,
    kilobytes <= budget ? 'OK' : 'over',
  ]),
);
