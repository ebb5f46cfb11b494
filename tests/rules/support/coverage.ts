/** What the emulator reports of the rules of one project, as far as it is needed. */
export interface Coverage {
  rules: { files: { content: string }[] };
  report: {
    sourcePosition: { line: number };
    values?: { value: { boolValue?: boolean }; count: number }[];
  }[];
}

/**
 * The conditions of one `match` block (its `allow`s and what its functions return) that were not seen with both
 * results, each as a sentence. An error refuses as `false` does.
 */
export function oneSidedConditions({ rules, report }: Coverage, match: string): string[] {
  const lines = rules.files.flatMap(({ content }) => content.split('\n'));
  const { first, last } = blockOf(lines, match);
  return report.flatMap(({ sourcePosition: { line }, values = [] }) => {
    if (line < first || line > last) return [];
    const results = values.map(({ value }) => value.boolValue === true);
    const unseen = [
      ...(results.includes(true) ? [] : ['never allowed']),
      ...(results.includes(false) ? [] : ['never refused']),
    ];
    return unseen.map((what) => `firestore.rules:${line} ${what}: ${lines[line - 1]?.trim()}`);
  });
}

/** The first and the last line of a block, counted from one, by its indentation. */
function blockOf(lines: string[], match: string) {
  const opening = lines.findIndex((line) => line.trim() === `match ${match} {`);
  const indent = lines[opening]?.match(/^ */)?.[0];
  const length = lines.slice(opening).indexOf(`${indent}}`);
  if (indent === undefined || length < 0) throw new Error(`No block "match ${match}" in the rules`);
  return { first: opening + 1, last: opening + 1 + length };
}
