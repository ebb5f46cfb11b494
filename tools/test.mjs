import { existsSync, readFileSync, rmSync } from 'node:fs';
import { requireChromium } from '../tests/support/chromium.mjs';
import { runOnProduct, runWithEmulators } from './launcher/emulators.mjs';
import { requireFreePorts, testPorts } from './launcher/ports.mjs';
import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { fromRoot } from './launcher/root.mjs';
import { UserError, printFailure, run, shell, tool } from './launcher/run.mjs';

/** `npm test -- e2e push` runs one part, and in it the files whose names contain one of the words. */
const [only, ...words] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
let interrupted = false;
const total = { passed: 0, failed: 0 };
const REPORT = fromRoot('.cache/report.json'); // Vitest and Playwright are configured to write it.

/** @param {string} project */
const vitest = (project) => tool('vitest', 'run', '--project', project, ...words);
const journeys = ['test', '-c', fromRoot('tests/playwright.config.ts'), ...words];

/** Each check counts as one test. */
async function runStatic() {
  const lint = tool('oxlint', '--type-aware', '--deny-warnings');
  for (const check of [tool('oxfmt', '--check'), lint, tool('tsc', '-b'), tool('knip')])
    total[(await run(check)) === 0 ? 'passed' : 'failed'] += 1;
  return 0;
}

/** Each part resolves to an exit code. The last checks the queries that the others sent. @type {Record<string, () => Promise<number>>} */
const parts = {
  static: runStatic,
  unit: () => run(vitest('unit')),
  components: () => run(vitest('components')),
  rules: () => runWithEmulators(['firestore'], shell(vitest('rules'))),
  functions: () => runWithEmulators(['auth', 'firestore'], shell(vitest('functions'))),
  e2e: () => runOnProduct(shell(tool('playwright', ...journeys))),
  indexes: () => run(vitest('indexes')),
};

/** Adds what a part's runner reported. One that fails without a failed test counts as one failure. @param {number} code */
function count(code) {
  const before = total.failed;
  // Vitest counts at the top, Playwright in `stats`.
  const { numPassedTests, numFailedTests, stats } = existsSync(REPORT)
    ? JSON.parse(readFileSync(REPORT, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  total.passed += numPassedTests ?? stats.expected;
  total.failed += numFailedTests ?? stats.unexpected + stats.flaky;
  if (code !== 0 && total.failed === before) total.failed += 1;
}

async function test() {
  const names = Object.keys(parts).slice(0, process.argv.includes('--fast') ? 3 : undefined);
  const chosen = names.filter((name) => !only || name === only);
  if (chosen.length === 0) throw new UserError(`"${only}" is none of ${names.join(', ')}.`);
  requireNode();
  if (chosen.some((name) => ['rules', 'functions', 'e2e'].includes(name))) {
    requireJava();
    await requireFreePorts(testPorts);
  }
  installIfNeeded();
  if (!only) rmSync(fromRoot('.cache/queries'), { recursive: true, force: true });
  if (chosen.includes('e2e')) await requireChromium();
  for (const name of chosen) {
    console.log(`\n── ${name}`);
    rmSync(REPORT, { force: true });
    count((await parts[name]?.()) ?? 1);
    if (interrupted) throw new UserError('Interrupted.');
  }
}

/** @param {unknown} [error] the reason why it ends early */
function finish(error) {
  if (error) printFailure(error);
  const failed = total.failed || Number(Boolean(error) || total.passed === 0);
  console.log(`\n${total.passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true));
await test().then(() => finish(), finish);
