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
interface Coverage {
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

/** What has been seen of one expression. */
interface Seen {
  line: number;
  code: string;
  /** A whole condition of an `allow`, or what a function returns, and not a part of it. */
  isWhole: boolean;
  allowed: boolean;
  refused: boolean;
  /** A document or a moment, which decides nothing. */
  gaveValue: boolean;
}

/** What has been seen of every expression, by its position. */
export type Tally = Map<string, Seen>;

/** Adds what the emulator reports to what was seen before. An error refuses as `false` does. */
export function addTo(tally: Tally, { rules, report }: Coverage): void {
  const source = sourceOf(rules);
  const visit = (expression: Expression, isWhole: boolean) => {
    const { sourcePosition: at, values = [], children = [] } = expression;
    const key = `${at.currentOffset} ${at.endOffset}`;
    const before = tally.get(key);
    const gave = (test: (result: Result) => boolean) => values.some(({ value }) => test(value));
    tally.set(key, {
      line: at.line,
      code: codeOf(at, source),
      isWhole: isWhole || before?.isWhole === true,
      allowed: before?.allowed === true || gave(({ boolValue }) => boolValue === true),
      refused: before?.refused === true || gave(refuses),
      gaveValue: before?.gaveValue === true || gave(isValue),
    });
    for (const child of children) visit(child, false);
  };
  for (const condition of report) visit(condition, true);
}

/** Every `allow` that was not seen both to allow and to refuse, each as a sentence. */
export function oneSidedAllows(tally: Tally, source: string): string[] {
  const conditions = [...tally].filter(([, { isWhole }]) => isWhole);
  return [...source.matchAll(/^ *allow [^:]+: if /gm)].flatMap(({ index, 0: { length } }) => {
    const start = `${index + length} `;
    const [, condition] = conditions.find(([key]) => key.startsWith(start)) ?? [];
    const line = source.slice(0, index + length).split('\n').length;
    return condition ? unseenResults(condition) : [`firestore.rules:${line} never asked`];
  });
}

/**
 * The conditions that were not seen with both results, each as a sentence: what a function returns, and every part of it or of
 * an `allow` that decides, down to the single comparison.
 */
export function oneSidedConditions(tally: Tally): string[] {
  return [...tally.values()]
    .filter((seen) => (seen.isWhole ? !seen.gaveValue : isDecision(seen)))
    .flatMap(unseenResults);
}

function unseenResults({ line, code, allowed, refused }: Seen): string[] {
  const sentence = (what: string) => `firestore.rules:${line} ${what}: ${code}`;
  return [
    ...(allowed ? [] : [sentence('never allowed')]),
    ...(refused ? [] : [sentence('never refused')]),
  ];
}

/** An expression that is evaluated to true or false, and not a field that happens to hold one of them. */
const isDecision = ({ code, allowed, refused, gaveValue }: Seen) =>
  (allowed || refused) && !gaveValue && !/^[\w.]+$/.test(code);

const sourceOf = (rules: Coverage['rules']) => rules.files.map(({ content }) => content).join('');

/** The emulator's end offset points at the last character. */
const codeOf = ({ currentOffset, endOffset }: Expression['sourcePosition'], source: string) =>
  source.slice(currentOffset, endOffset + 1);

const refuses = ({ boolValue, undefined: error }: Result) =>
  boolValue === false || error?.causeMessage !== undefined;

const isValue = ({ boolValue, undefined: error }: Result) =>
  boolValue === undefined && error === undefined;

const readCall = /^(?:exists|get)\(\/databases\/\$\(database\)\/documents\/(\w+)\//;

/** The collections of which the rules read documents to decide (`exists` and `get`), and how often they did. */
export function documentReads({ rules, report }: Coverage): Map<string, number> {
  const source = sourceOf(rules);
  const counts = new Map<string, number>();
  const visit = ({ sourcePosition, values = [], children = [] }: Expression) => {
    const collection = readCall.exec(codeOf(sourcePosition, source))?.[1];
    // Empty where the condition was decided before it.
    const seen = values.filter(({ value }) =>
      Object.keys(value).some((key) => key !== 'undefined'),
    );
    const times = seen.reduce((sum, { count }) => sum + count, 0);
    if (collection) counts.set(collection, (counts.get(collection) ?? 0) + times);
    children.forEach(visit);
  };
  report.forEach(visit);
  return counts;
}
