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
