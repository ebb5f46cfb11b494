import { readFileSync, rmSync } from 'node:fs';
import { exitOf, launch, run } from '../launcher/processes.mjs';
import { printFailure } from '../launcher/refusal.mjs';
import { fromRoot, inCache } from '../launcher/root.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** Each counts as one test. @type {Record<string, string[]>} */
export const staticChecks = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  types: ['tsc', '-b'],
  'dead code': ['knip'],
};

/** @param {string} name @returns {Promise<Counts>} */
export async function runStatic(name) {
  const [tool = '', ...args] = staticChecks[name] ?? [];
  const log = name.replace(' ', '-');
  try {
    await run(log, fromRoot('node_modules/.bin', tool), args, { otherwise: `${name} failed` });
    return { passed: 1, failed: 0 };
  } catch {
    console.log(readFileSync(inCache(`${log}.log`), 'utf8'));
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} project a name, or its beginning and `*`
 * @param {string[]} words only the files whose names hold one of them; all of them without any
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runVitest(project, words, env) {
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
  return runReporting(args, report, vitestCounts, env);
}

/** @param {string[]} words as above @param {NodeJS.ProcessEnv} env */
export function runPlaywright(words, env) {
  const cli = fromRoot('node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', fromRoot('tests/playwright.config.ts'), ...words];
  return runReporting(args, inCache('e2e.json'), playwrightCounts, env);
}

/**
 * Runs a test runner with its output on the terminal and counts by its report. A runner that fails without a failing test, as
 * when there is none, is one failure.
 * @param {string[]} args @param {string} report @param {(report: string) => Counts} countsOf @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
async function runReporting(args, report, countsOf, env) {
  rmSync(report, { force: true });
  const child = launch(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await exitOf(child);
  try {
    const counts = countsOf(report);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    printFailure(error);
    return { passed: 0, failed: 1 };
  }
}
