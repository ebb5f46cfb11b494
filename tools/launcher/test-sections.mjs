import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitOf, launch, run } from './processes.mjs';
import { fromRoot, inCache } from './root.mjs';
import { printFailure, seconds, timings } from './terminal.mjs';

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts `failures`: one line per failed test
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/**
 * Runs one section of the tests under a heading. An error ends only that section and counts as one failure.
 * @param {string} title @param {() => Promise<Counts | void>} work without counts, it counts only if it fails
 * @returns {Promise<boolean>} whether it ran to its end
 */
export async function section(title, work) {
  console.log(`\n── ${title}`);
  return runCounted(title, work);
}

/**
 * Runs a section in parallel with another; its output is printed when it ends.
 * @param {string} title @param {(log: string) => Promise<Counts>} work writes its output to the file `log`
 */
export async function backgroundSection(title, work) {
  const log = inCache(`${title}.log`);
  return runCounted(title, async () => {
    try {
      return await work(log);
    } finally {
      console.log(`\n── ${title}`);
      process.stdout.write(readFileSync(log));
    }
  });
}

/** @param {string} title @param {() => Promise<Counts | void>} work */
async function runCounted(title, work) {
  const start = performance.now();
  try {
    const counts = await work();
    if (counts) {
      total.passed += counts.passed;
      total.failed += counts.failed;
      failures.push(...(counts.failures ?? []).map((failure) => `${title}: ${failure}`));
      const result = `${counts.passed} passed, ${counts.failed} failed`;
      console.log(`${counts.failed === 0 ? '✓' : '✗'} ${title}: ${result} (${seconds(start)})`);
      timings.push({ title, time: seconds(start), ...counts });
    }
    return true;
  } catch (error) {
    total.failed += 1;
    printFailure(error);
    console.log(`✗ ${title}: stopped (${seconds(start)})`);
    return false;
  }
}

/**
 * Prints the time of each section, then all failures, and ends the process.
 * @param {string} [stopped] the failure because of which it ends early
 */
export function finish(stopped) {
  if (stopped) {
    total.failed += 1;
    console.log(`\n✗ ${stopped}`);
  }
  if (timings.length > 0) console.log('\n── time of each section');
  const width = Math.max(0, ...timings.map(({ title }) => title.length));
  for (const { title, time, passed, failed } of timings) {
    const result = passed === undefined ? '' : `   ${passed} passed, ${failed} failed`;
    console.log(`  ${title.padEnd(width)}  ${time.padStart(8)}${result}`);
  }
  if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
  const isGreen = total.failed === 0 && total.passed > 0;
  process.exitCode = isGreen ? 0 : 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit();
}

/** Each check counts as one test. @type {Record<string, string[]>} */
const staticChecks = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  // Several checkers would each check the shared types.
  types: ['tsc', '-b', '--checkers', '1', '--builders', '1'],
  'dead code': ['knip'],
};

/**
 * Runs all static checks in parallel. @param {string} [log] the file for the output when running in the background @returns
 * {Promise<Counts>}
 */
export async function runStatic(log) {
  const results = await Promise.all(Object.keys(staticChecks).map((name) => check(name, log)));
  const output = results.map(({ line }) => `${line}\n`).join('');
  if (log) writeFileSync(log, output);
  else process.stdout.write(output);
  const passed = results.filter(({ isClean }) => isClean).length;
  return { passed, failed: results.length - passed };
}

/** @param {string} name @param {string} [background] */
async function check(name, background) {
  const [tool = '', ...args] = staticChecks[name] ?? [];
  const log = name.replace(' ', '-');
  const start = performance.now();
  const options = { failureMessage: `${name} failed`, lowPriority: background !== undefined };
  try {
    await run(log, fromRoot('node_modules/.bin', tool), args, options);
    return { isClean: true, line: `  ✓ ${name} (${seconds(start)})` };
  } catch {
    return { isClean: false, line: `  ✗ ${name}\n${readFileSync(inCache(`${log}.log`), 'utf8')}` };
  }
}

/**
 * Runs a Vitest project.
 * @param {string} project a name, or a prefix and `*`
 * @param {string[]} words run only files whose names contain one of these; without words, all files
 * @param {{ env?: NodeJS.ProcessEnv, log?: string }} [options] `log`: the file for the output when running in the background
 */
export function runVitest(project, words, options = {}) {
  const report = inCache(`${project.replace('*', '')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [
    fromRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    ...reporters,
    ...words,
  ];
  return runReporting(args, report, vitestCounts, options);
}

/** Runs the journeys. @param {string[]} words as for runVitest @param {NodeJS.ProcessEnv} env */
export function runPlaywright(words, env) {
  const cli = fromRoot('node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', fromRoot('tests/playwright.config.ts'), ...words];
  return runReporting(args, inCache('e2e.json'), playwrightCounts, { env });
}

/**
 * Runs a test runner with its output in the terminal, or in a file when it runs in the background, and reads its report. A
 * runner that fails without a failing test, for instance because it finds no tests, counts as one failure.
 * @param {string[]} args @param {string} report @param {(report: string) => Counts} countsOf
 * @param {{ env?: NodeJS.ProcessEnv, log?: string }} options
 * @returns {Promise<Counts>}
 */
async function runReporting(args, report, countsOf, { env, log }) {
  rmSync(report, { force: true });
  const output = log ? openSync(log, 'w') : 'inherit';
  const child = launch(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    lowPriority: log !== undefined,
  });
  const code = await exitOf(child);
  if (typeof output === 'number') closeSync(output);
  try {
    const counts = countsOf(report);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    printFailure(error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Reads the counts from Vitest's JSON report. A file that does not load counts as one failure.
 * @param {string} path @returns {Counts}
 */
function vitestCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, testResults: VitestFile[] }} */
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const failed = report.testResults.flatMap((file) => {
    const name = relative(fromRoot(), file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && tests.length === 0) return [failureLine(name, file.message)];
    return tests.map((test) =>
      failureLine(`${name} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
  return { passed: report.numPassedTests, failed: failed.length, failures: failed };
}

/** Reads the counts from Playwright's JSON report. @param {string} path @returns {Counts} */
function playwrightCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  /** @type {{ stats: Record<string, number>, errors: { message?: string }[], suites: Suite[] }} */
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8'));
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  const failed = suites.flatMap(failedSpecs).map(({ title, file, tests }) => {
    const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
    return failureLine(`${file} › ${title}`, messages.filter(Boolean).join('\n'));
  });
  failed.push(...errors.map(({ message }) => failureLine('Playwright', message ?? '')));
  return { passed: expected, failed: unexpected + flaky + errors.length, failures: failed };
}

/** @param {Suite} suite @returns {Spec[]} */
function failedSpecs({ specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok), ...suites.flatMap(failedSpecs)];
}

/** The test's name and the first lines of its message, without terminal colours. @param {string} name @param {string} message */
function failureLine(name, message) {
  const lines = stripVTControlCharacters(message).split('\n').filter(isRelevant);
  return [`✗ ${name}`, ...lines.slice(0, 8).map((line) => `    ${line}`)].join('\n');
}

/** Whether a line is not blank and not part of the runner's own stack. @param {string} line */
function isRelevant(line) {
  return line.trim() !== '' && !/^\s+at .*node_modules/.test(line);
}
