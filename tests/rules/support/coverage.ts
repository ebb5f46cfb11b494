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

/** Every `allow` of the rules that was not seen both to allow and to refuse, each as a sentence. */
export function oneSidedAllows({ rules, report }: Coverage): string[] {
  const source = rules.files.map(({ content }) => content).join('');
  return [...source.matchAll(/^ *allow [^:]+: if /gm)].flatMap(({ index, 0: { length } }) => {
    const condition = report.find(
      ({ sourcePosition: { currentOffset } }) => currentOffset === index + length,
    );
    const line = source.slice(0, index + length).split('\n').length;
    return condition ? unseenResults(condition, source) : [`firestore.rules:${line} never asked`];
  });
}

/**
 * The conditions that were not seen with both results, each as a sentence: what a function returns, and every part of it or of
 * an `allow` that decides, down to the single comparison. An error refuses as `false` does.
 */
export function oneSidedConditions({ rules, report }: Coverage): string[] {
  const source = rules.files.map(({ content }) => content).join('');
  const whole = report.filter((condition) => !isValue(condition));
  const parts = report.flatMap(descendants).filter((part) => isDecision(part, source));
  return [...new Set([...whole, ...parts].flatMap((part) => unseenResults(part, source)))];
}

function unseenResults({ sourcePosition, values = [] }: Expression, source: string): string[] {
  const sentence = (what: string) =>
    `firestore.rules:${sourcePosition.line} ${what}: ${codeOf(sourcePosition, source)}`;
  return [
    ...(values.some(({ value }) => value.boolValue === true) ? [] : [sentence('never allowed')]),
    ...(values.some(({ value }) => refuses(value)) ? [] : [sentence('never refused')]),
  ];
}

/** What a function returns that does not decide: a document, a moment. */
function isValue({ values = [] }: Expression): boolean {
  return values.some(({ value }) => value.boolValue === undefined && !value.undefined);
}

/** Something that is worked out to be true or false, and not a field that happens to hold one of them. */
function isDecision({ sourcePosition, values = [] }: Expression, source: string): boolean {
  const isBoolean = values.some(({ value }) => value.boolValue !== undefined);
  return isBoolean && !/^[\w.]+$/.test(codeOf(sourcePosition, source));
}

function descendants({ children = [] }: Expression): Expression[] {
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** The emulator's end offset points at the last character. */
function codeOf({ currentOffset, endOffset }: Expression['sourcePosition'], source: string) {
  return source.slice(currentOffset, endOffset + 1);
}

function refuses(result: Result): boolean {
  return result.boolValue === false || result.undefined?.causeMessage !== undefined;
}

const readCall = /^(?:exists|get)\(\/databases\/\$\(database\)\/documents\/(\w+)\//;

/** The collections of which the rules read documents to decide (`exists` and `get`), and how often they did. */
export function documentReads({ rules, report }: Coverage): Map<string, number> {
  const source = rules.files.map(({ content }) => content).join('');
  const counts = new Map<string, number>();
  const visit = ({ sourcePosition, values = [], children = [] }: Expression) => {
    const collection = readCall.exec(codeOf(sourcePosition, source))?.[1];
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
