export const rulesFile = new URL('../../../firestore.rules', import.meta.url);

/** The result of an expression: a boolean, another value or an error; none in the emulator's prefetch pass. */
interface Result {
  boolValue?: boolean;
  undefined?: { causeMessage?: string };
}

/** An expression of the rules and how often it had each result. */
interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: Result; count: number }[];
  children?: Expression[];
}

/** The used part of the emulator's coverage report on the rules of one project. */
interface Coverage {
  rules: { files: { content: string }[] };
  report: Expression[];
}

export function parseCoverage(answer: unknown): Coverage {
  if (!isCoverage(answer)) throw new Error('The emulator returned no coverage of the rules');
  return answer;
}

function isCoverage(answer: unknown): answer is Coverage {
  return typeof answer === 'object' && answer !== null && 'rules' in answer && 'report' in answer;
}

/** The results observed for one expression. */
interface Observed {
  line: number;
  code: string;
  /** Whether this is the whole condition of an `allow` or the return value of a function, not a part of one. */
  isWhole: boolean;
  allowed: boolean;
  refused: boolean;
  /** It gave something other than a boolean, such as a document or a timestamp, which decides nothing. */
  gaveOther: boolean;
}

/** The observed results of every expression, keyed by its position. */
export type Tally = Map<string, Observed>;

/** Merges the emulator's report into the tally. An error refuses, as `false` does. */
export function addCoverage(tally: Tally, { rules, report }: Coverage): void {
  const source = sourceOf(rules);
  const visit = (expression: Expression, isWhole: boolean) => {
    const { sourcePosition: at, values = [], children = [] } = expression;
    const key = `${at.currentOffset} ${at.endOffset}`;
    const before = tally.get(key);
    const hasResult = (test: (result: Result) => boolean) =>
      values.some(({ value }) => test(value));
    tally.set(key, {
      line: at.line,
      code: codeOf(at, source),
      isWhole: isWhole || before?.isWhole === true,
      allowed: before?.allowed === true || hasResult(({ boolValue }) => boolValue === true),
      refused: before?.refused === true || hasResult(refuses),
      gaveOther: before?.gaveOther === true || hasResult(isValue),
    });
    for (const child of children) visit(child, false);
  };
  for (const condition of report) visit(condition, true);
}

/** One sentence for each `allow` that was not observed both to allow and to refuse. */
export function oneSidedAllows(tally: Tally, source: string): string[] {
  const conditions = [...tally].filter(([, { isWhole }]) => isWhole);
  return [...source.matchAll(/^ *allow [^:]+: if /gm)].flatMap(({ index, 0: { length } }) => {
    const start = `${index + length} `;
    const [, condition] = conditions.find(([key]) => key.startsWith(start)) ?? [];
    const line = source.slice(0, index + length).split('\n').length;
    return condition ? missingResults(condition) : [`firestore.rules:${line} never evaluated`];
  });
}

/**
 * One sentence for each condition that was not observed with both results: the return values of functions, and every deciding
 * part of those or of an `allow`, down to the single comparison.
 */
export function oneSidedConditions(tally: Tally): string[] {
  return [...tally.values()]
    .filter((observed) => (observed.isWhole ? !observed.gaveOther : isDecision(observed)))
    .flatMap(missingResults);
}

function missingResults({ line, code, allowed, refused }: Observed): string[] {
  const sentence = (what: string) => `firestore.rules:${line} ${what}: ${code}`;
  return [
    ...(allowed ? [] : [sentence('never allowed')]),
    ...(refused ? [] : [sentence('never refused')]),
  ];
}

/** An expression that evaluates to true or false and is not just a field that holds a boolean. */
const isDecision = ({ code, allowed, refused, gaveOther }: Observed) =>
  (allowed || refused) && !gaveOther && !/^[\w.]+$/.test(code);

const sourceOf = (rules: Coverage['rules']) => rules.files.map(({ content }) => content).join('');

/** The emulator's end offset points at the last character. */
const codeOf = ({ currentOffset, endOffset }: Expression['sourcePosition'], source: string) =>
  source.slice(currentOffset, endOffset + 1);

const refuses = ({ boolValue, undefined: error }: Result) =>
  boolValue === false || error?.causeMessage !== undefined;

const isValue = ({ boolValue, undefined: error }: Result) =>
  boolValue === undefined && error === undefined;

const readCall = /^(?:exists|get)\(\/databases\/\$\(database\)\/documents\/(\w+)\//;

/** The collections whose documents the rules read to decide (`exists` and `get`), and how often. */
export function documentReads({ rules, report }: Coverage): Map<string, number> {
  const source = sourceOf(rules);
  const counts = new Map<string, number>();
  const visit = ({ sourcePosition, values = [], children = [] }: Expression) => {
    const collection = readCall.exec(codeOf(sourcePosition, source))?.[1];
    // There is no result where the condition was decided before this part.
    const observed = values.filter(({ value }) =>
      Object.keys(value).some((key) => key !== 'undefined'),
    );
    const times = observed.reduce((sum, { count }) => sum + count, 0);
    if (collection) counts.set(collection, (counts.get(collection) ?? 0) + times);
    children.forEach(visit);
  };
  report.forEach(visit);
  return counts;
}
