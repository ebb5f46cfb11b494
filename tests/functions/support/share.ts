/** The share of the list of which something holds; printed, since it is a figure to watch. */
export function share<Item>(what: string, list: readonly Item[], holds: (item: Item) => boolean) {
  const count = list.filter(holds).length;
  const part = count / list.length;
  process.stdout.write(`  ${what}: ${count} of ${list.length} (${(100 * part).toFixed(1)} %)\n`);
  return part;
}
