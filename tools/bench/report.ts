/** The value below which this share (0 to 1) of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1);
  return sorted[Math.max(0, at)] ?? Number.NaN;
}

/** Prints rows under headings, each column as wide as its widest cell, with numbers aligned right. */
export function printTable(title: string, headings: string[], rows: (string | number)[][]) {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  console.log(`\n${title}`);
  for (const [index, row] of cells.entries()) {
    const isNumber = (column: number) => index > 0 && typeof rows[index - 1]?.[column] === 'number';
    const line = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    console.log(`  ${line.join('  ').trimEnd()}`);
  }
}
