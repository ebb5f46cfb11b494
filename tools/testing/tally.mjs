import { seconds } from '../launcher/progress.mjs';
import { printFailure } from '../launcher/refusal.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

const total = { passed: 0, failed: 0 };

/**
 * Runs one part of the tests under a heading; what stops it counts as a failure and ends only that part.
 * @param {string} title @param {() => Promise<Counts | void>} work without counts, it counts only when it fails
 * @returns {Promise<boolean>} whether it got to its end
 */
export async function section(title, work) {
  console.log(`\n── ${title}`);
  const start = performance.now();
  try {
    const counts = await work();
    if (counts) {
      total.passed += counts.passed;
      total.failed += counts.failed;
      const result = `${counts.passed} passed, ${counts.failed} failed`;
      console.log(`${counts.failed === 0 ? '✓' : '✗'} ${title}: ${result} (${seconds(start)})`);
    }
    return true;
  } catch (error) {
    total.failed += 1;
    printFailure(error);
    console.log(`✗ ${title}: stopped (${seconds(start)})`);
    return false;
  }
}

/** Prints the last line and ends the process. @param {string} [stopped] why it ends early, which is a failure */
export function finish(stopped) {
  if (stopped) {
    total.failed += 1;
    console.log(`\n✗ ${stopped}`);
  }
  const isGreen = total.failed === 0 && total.passed > 0;
  process.exitCode = isGreen ? 0 : 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit();
}
