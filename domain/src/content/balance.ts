/**
 * Cuts a list of lengths into consecutive groups of nearly equal sums, by minimizing the sum of the squared sums.
 * @returns the end (exclusive) of each group
 * @throws RangeError if there are fewer lengths than groups, or no groups
 */
export function balance(lengths: readonly number[], groups: number): number[] {
  const count = lengths.length;
  if (groups < 1 || groups > count) throw new RangeError(`${groups} groups of ${count}`);
  const sums = [0];
  for (const length of lengths) sums.push((sums.at(-1) ?? 0) + length);
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);

  const width = count + 1;
  // `before[to]`: the least cost of the first `to` lengths in the previous number of groups.
  // `begins[group * width + to]`: where the last of `group` groups begins in the best cut of the first `to` lengths.
  const begins = new Uint16Array((groups + 1) * width);
  let before = new Float64Array(width).fill(Infinity);
  before[0] = 0;
  for (let group = 1; group <= groups; group += 1) {
    const costs = new Float64Array(width).fill(Infinity);
    for (let to = group; to <= count - (groups - group); to += 1) {
      let least = Infinity;
      for (let from = to - 1; from >= group - 1; from -= 1) {
        const square = between(from, to) ** 2;
        // The group only grows from here on, so no earlier start is better.
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
