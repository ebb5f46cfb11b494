/** What an expression gave: a boolean, something else, or an error; neither in a pass that only finds what will be needed. */
interface Result {
  boolValue?: boolean;
  undefined?: { causeMessage?: string };
}

/** An expression of the rules, and how often it was seen to give what. */
interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: Result; count: number }[];
  children?: Expression[];
}

/** What the emulator reports of the rules of one project, as far as it is needed. */
export interface Coverage {
  rules: { files: { content: string }[] };
  report: Expression[];
}

export function parseCoverage(answer: unknown): Coverage {
  if (!isCoverage(answer)) throw new Error('The emulator answered with no coverage of the rules');
  return answer;
}

function isCoverage(answer: unknown): answer is Coverage {
  return typeof answer === 'object' && answer !== null && 'rules' in answer && 'report' in answer;
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
    const unseen = [
      ...(values.some(({ value }) => value.boolValue === true) ? [] : ['never allowed']),
      ...(values.some(({ value }) => refuses(value)) ? [] : ['never refused']),
    ];
    return unseen.map((what) => `firestore.rules:${line} ${what}: ${lines[line - 1]?.trim()}`);
  });
}

function refuses(result: Result): boolean {
  return result.boolValue === false || result.undefined?.causeMessage !== undefined;
}

/** The first and the last line of a block, counted from one, by its indentation. */
function blockOf(lines: string[], match: string) {
  const opening = lines.findIndex((line) => line.trim() === `match ${match} {`);
  const indent = lines[opening]?.match(/^ */)?.[0];
  const length = lines.slice(opening).indexOf(`${indent}}`);
  if (indent === undefined || length < 0) throw new Error(`No block "match ${match}" in the rules`);
  return { first: opening + 1, last: opening + 1 + length };
}

const readCall = /^(?:exists|get)\(\/databases\/\$\(database\)\/documents\/(\w+)\//;

/** The collections of which the rules read documents to decide (`exists` and `get`), and how often they did. */
export function documentReads({ rules, report }: Coverage): Map<string, number> {
  const source = rules.files.map(({ content }) => content).join('');
  const counts = new Map<string, number>();
  const visit = ({ sourcePosition, values = [], children = [] }: Expression) => {
    const code = source.slice(sourcePosition.currentOffset, sourcePosition.endOffset);
    const collection = readCall.exec(code)?.[1];
    if (collection) {
      const times = values.reduce(
        (sum, { value, count }) => (value.undefined ? sum : sum + count),
        0,
      );
      counts.set(collection, (counts.get(collection) ?? 0) + times);
    }
    children.forEach(visit);
  };
  report.forEach(visit);
  return counts;
}
