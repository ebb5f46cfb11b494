/** The finished steps and sections of this run. @type {{ title: string, time: string, passed?: number, failed?: number }[]} */
export const timings = [];

/** @param {number} since a value of `performance.now()` */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Prints a step while it runs, and then how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function step(title, work) {
  const start = performance.now();
  const live = process.stdout.isTTY;
  process.stdout.write(live ? `  … ${title}` : `  … ${title}\n`);
  try {
    const result = await work();
    process.stdout.write(`${live ? '\r\x1b[K' : ''}  ✓ ${title} (${seconds(start)})\n`);
    timings.push({ title, time: seconds(start) });
    return result;
  } catch (error) {
    if (live) process.stdout.write('\n');
    throw error;
  }
}

/** Stops a command for a reason that the user can fix; the message says how, in one line. */
export class UserError extends Error {
  /** @param {string} message @param {string} [details] output of the failed tool, printed above the message */
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}

/** @param {unknown} error */
export function printFailure(error) {
  if (error instanceof UserError) {
    if (error.details) console.error(`\n${error.details.trimEnd()}\n`);
    console.error(`✗ ${error.message}`);
  } else {
    console.error(error);
  }
}
