import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What Vitest's JSON report says. A file that could not even be loaded is one failure.
 * @param {string} path @returns {Counts}
 */
export function vitestCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** What Playwright's JSON report says. @param {string} path @returns {Counts} */
export function playwrightCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
