import { buildWeb } from './launcher/build.mjs';
import { requireChromium } from '../tests/support/chromium.mjs';
import { runOnProduct } from './launcher/emulators.mjs';
import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { fromRoot } from './launcher/root.mjs';
import { UserError, printFailure, run, shell, tool, typescript } from './launcher/run.mjs';

const WEB_FOLDER = '.cache/web-bench';
const ON_EMULATORS = '--on-emulators';

/** @param {string} name @param {string[]} args */
async function runBenchmark(name, ...args) {
  if ((await run(typescript(`tools/bench/${name}.ts`, ...args))) !== 0)
    throw new UserError(`The benchmark "${name}" failed.`);
}

async function runPropertyTests() {
  console.log('The property tests, a thousand times each');
  if (
    (await run(tool('vitest', 'run', '--project', 'unit', 'domain'), { PROPERTY_RUNS: '1000' })) !==
    0
  )
    throw new UserError('A property does not hold.');
}

async function runAll() {
  requireNode();
  requireJava();
  installIfNeeded();
  await requireChromium();
  await buildWeb(WEB_FOLDER);
  await runBenchmark('bundle-size', fromRoot(WEB_FOLDER));
  for (const name of ['import-time', 'bible', 'memorization', 'plans', 'weeks'])
    await runBenchmark(name);
  await runPropertyTests();
  if ((await runOnProduct(shell([fromRoot('tools/bench.mjs'), ON_EMULATORS]))) !== 0)
    throw new UserError('A benchmark on the emulators failed.');
}

async function runOnEmulators() {
  const names = ['reminder-scale', 'disciple-scale', 'export-scale', 'content-year'];
  for (const name of [...names, 'page-speed', 'latency', 'active-day']) await runBenchmark(name);
}

try {
  await (process.argv.includes(ON_EMULATORS) ? runOnEmulators() : runAll());
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
