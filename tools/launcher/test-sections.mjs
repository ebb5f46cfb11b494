import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitOf, launch, run } from './processes.mjs';
import { fromRoot, inCache } from './root.mjs';
import { printFailure, seconds, timings } from './terminal.mjs';

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts `failures`: a line for each failed test
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/**
 * Runs one part of the tests under a heading. An error ends that part alone and counts as one failure.
 * @param {string} title @param {() => Promise<Counts | void>} work without counts, it counts only when it fails
 * @returns {Promise<boolean>} whether it ran to its end
 */
export async function section(title, work) {
  console.log(`\n── ${title}`);
  return finished(title, work);
}

/**
 * The same for a part that runs beside another: everything of it is printed once it ends.
 * @param {string} title @param {(log: string) => Promise<Counts>} work writes its output to the file `log`
 */
export async function sectionAside(title, work) {
  const log = inCache(`${title}.log`);
  return finished(title, async () => {
    try {
      return await work(log);
    } finally {
      console.log(`\n── ${title}`);
      process.stdout.write(readFileSync(log));
    }
  });
}

/** @param {string} title @param {() => Promise<Counts | void>} work */
async function finished(title, work) {
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
 * Prints what failed and the time of each part, and ends the process: the failures stand at the end of the output.
 * @param {string} [stopped] why it ends early: a failure
 */
export function finish(stopped) {
  if (stopped) {
    total.failed += 1;
    console.log(`\n✗ ${stopped}`);
  }
  if (timings.length > 0) console.log('\n── time of each part');
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

/** Each counts as one test. @type {Record<string, string[]>} */
const staticChecks = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  types: ['tsc', '-b'],
  'dead code': ['knip'],
};

/** Runs all static checks side by side. @param {string} [log] a file for the output, for a run beside another part @returns {Promise<Counts>} */
export async function runStatic(log) {
  const results = await Promise.all(Object.keys(staticChecks).map((name) => check(name, log)));
  const output = results.map(({ line }) => `${line}\n`).join('');
  if (log) writeFileSync(log, output);
  else process.stdout.write(output);
  const passed = results.filter(({ isClean }) => isClean).length;
  return { passed, failed: results.length - passed };
}

/** @param {string} name @param {string} [aside] */
async function check(name, aside) {
  const [tool = '', ...args] = staticChecks[name] ?? [];
  const log = name.replace(' ', '-');
  const start = performance.now();
  const options = { otherwise: `${name} failed`, aside: aside !== undefined };
  try {
    await run(log, fromRoot('node_modules/.bin', tool), args, options);
    return { isClean: true, line: `  ✓ ${name} (${seconds(start)})` };
  } catch {
    return { isClean: false, line: `  ✗ ${name}\n${readFileSync(inCache(`${log}.log`), 'utf8')}` };
  }
}

/**
 * @param {string} project a name, or a prefix and `*`
 * @param {string[]} words only the files whose names contain one of them; without words, all files
 * @param {{ env?: NodeJS.ProcessEnv, log?: string }} [options] `log`: a file for the output, for a run beside another part
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

/** @param {string[]} words as above @param {NodeJS.ProcessEnv} env */
export function runPlaywright(words, env) {
  const cli = fromRoot('node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', fromRoot('tests/playwright.config.ts'), ...words];
  return runReporting(args, inCache('e2e.json'), playwrightCounts, { env });
}

/**
 * Runs a test runner with its output on the terminal, or beside another part with its output in a file, and reads its report. A runner that fails without a failing test, such as
 * one that finds no tests, is one failure.
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
    aside: log !== undefined,
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
 * Counts from Vitest's JSON report. A file that does not load is one failure.
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

/** Counts from Playwright's JSON report. @param {string} path @returns {Counts} */
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

/** The name and the first lines of its message, without the colours of a terminal. @param {string} name @param {string} message */
function failureLine(name, message) {
  const lines = stripVTControlCharacters(message).split('\n').filter(isTelling);
  return [`✗ ${name}`, ...lines.slice(0, 8).map((line) => `    ${line}`)].join('\n');
}

/** Not the runner's own part of a stack. @param {string} line */
function isTelling(line) {
  return line.trim() !== '' && !/^\s+at .*node_modules/.test(line);
}
