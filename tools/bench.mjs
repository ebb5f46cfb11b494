import { buildFunctions, buildWebForProduction } from './launcher/build.mjs';
import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { exitOf, killAll, launch, onInterrupt } from './launcher/processes.mjs';
import { requireFreePorts, testPorts } from './launcher/ports.mjs';
import { UserError, printFailure, step } from './launcher/terminal.mjs';
import { fromRoot } from './launcher/root.mjs';
import { startWholeSuite } from './launcher/whole-suite.mjs';

const WEB_FOLDER = fromRoot('.cache/web-bench');

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function runBenchmark(name, args = [], env = process.env) {
  const script = ['--import', 'tsx', fromRoot('tools/bench', `${name}.ts`), ...args];
  const child = launch(process.execPath, script, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if ((await exitOf(child)) !== 0) throw new UserError(`The benchmark "${name}" failed.`);
}

async function runPropertyTests() {
  const vitest = fromRoot('node_modules/vitest/vitest.mjs');
  const child = launch(process.execPath, [vitest, 'run', '--project', 'unit', 'domain'], {
    env: { ...process.env, PROPERTY_RUNS: '1000' },
    stdio: 'inherit',
  });
  if ((await exitOf(child)) !== 0) throw new UserError('A property does not hold.');
}

const stop = () => {
  killAll();
  process.exit(130);
};
onInterrupt({ stop, stopNow: stop });

try {
  requireNode();
  requireJava();
  await installIfNeeded();
  await step('Building the functions', buildFunctions);
  await step('Building the web app', () => buildWebForProduction(WEB_FOLDER));
  await runBenchmark('bundle-size', [WEB_FOLDER]);
  await runBenchmark('import-time');
  await runBenchmark('bible');
  await runBenchmark('memorization');
  await runBenchmark('plans');
  await step('Running the property tests a thousand times each', runPropertyTests);

  await requireFreePorts(testPorts);
  const { suite, env } = await startWholeSuite();
  await runBenchmark('reminder-scale', [], env);
  await runBenchmark('disciple-scale', [], env);
  await runBenchmark('export-scale', [], env);
  await runBenchmark('content-year', [], env);
  await runBenchmark('page-speed', [], env);
  await runBenchmark('latency', [], env);
  await runBenchmark('active-day', [], env);
  await suite.stop();
} catch (error) {
  printFailure(error);
  killAll();
  process.exitCode = 1;
}
