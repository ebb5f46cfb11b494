import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../launcher/root.mjs';
import { percentile, printTable } from './report';

const RUNS = 7;
const lib = fromRoot('functions/lib');

/** Milliseconds that a fresh process takes to import a file. */
function importTime(file: string): number {
  const url = JSON.stringify(pathToFileURL(file).href);
  const script = `const start = performance.now(); await import(${url}); process.stderr.write(String(performance.now() - start)); process.exit();`;
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-raizes' };
  // The result goes to stderr, because the functions log to stdout.
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env,
  });
  return Number(stderr);
}

const rows = readdirSync(lib)
  .filter((name) => name.endsWith('.js'))
  .map((name) => {
    const times = Array.from({ length: RUNS }, () => importTime(`${lib}/${name}`));
    const kilobytes = Math.round(statSync(`${lib}/${name}`).size / 1024);
    return [name, kilobytes, Math.round(percentile(times, 0.5))];
  })
  .toSorted((a, b) => Number(b[2]) - Number(a[2]));
printTable(
  `Import time of each function bundle, median of ${RUNS} fresh processes (every function imports index.js; the others are loaded when first needed)`,
  ['bundle', 'kB', 'ms'],
  rows,
);
