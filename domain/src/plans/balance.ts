/**
 * Cuts a row of lengths into this many consecutive groups of about equal sums: the sum of their squares is the least possible.
 * Gives the end (exclusive) of each group. Needs at least one length a group.
 */
export function balance(lengths: readonly number[], groups: number): number[] {
  const count = lengths.length;
  if (groups < 1 || groups > count) throw new RangeError(`${groups} groups of ${count}`);
  const sums = [0];
  for (const length of lengths) sums.push((sums.at(-1) ?? 0) + length);
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);

  const width = count + 1;
  // The least cost of the first `to` lengths in `group` groups, and where the last of these begins.
  const begins = new Uint16Array((groups + 1) * width);
  let before = new Float64Array(width).fill(Infinity);
  before[0] = 0;
  for (let group = 1; group <= groups; group += 1) {
    const costs = new Float64Array(width).fill(Infinity);
    for (let to = group; to <= count - (groups - group); to += 1) {
      let least = Infinity;
      for (let from = to - 1; from >= group - 1; from -= 1) {
        const square = between(from, to) ** 2;
        // The group only grows from here on.
        if (square >= least) break;
        const cost = (before[from] ?? Infinity) + square;
        if (cost < least) {
          least = cost;
          begins[group * width + to] = from;
        }
      }
      costs[to] = least;
    }
    before = costs;
  }

  const ends: number[] = [];
  for (let group = groups, to = count; group > 0; group -= 1) {
    ends.unshift(to);
    to = begins[group * width + to] ?? 0;
  }
  return ends;
}
