/** @param {number} since a value of `performance.now()` */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Says what is being done while it is done, and how long it took.
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
    return result;
  } catch (error) {
    if (live) process.stdout.write('\n');
    throw error;
  }
}

/** What stops a command for a reason that the person can mend: its message says how, in one line. */
export class Refusal extends Error {
  /** @param {string} message @param {string} [details] output of the tool that failed, shown above the message */
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}

/** @param {unknown} error */
export function printFailure(error) {
  if (error instanceof Refusal) {
    if (error.details) console.error(`\n${error.details.trimEnd()}\n`);
    console.error(`✗ ${error.message}`);
  } else {
    console.error(error);
  }
}
