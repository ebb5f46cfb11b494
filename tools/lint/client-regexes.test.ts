import { execFile, fork } from 'node:child_process';
import {
  MENTOR_ANSWER_MAX_LENGTH,
  MENTOR_MESSAGE_MAX_LENGTH,
  MENTOR_TITLE_MAX_LENGTH,
  PUSH_URL_MAX_LENGTH,
  URL_MAX_LENGTH,
} from '@raizes/domain/limits';
import { checkSync } from 'recheck';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { ADVERSARIAL_LENGTH } from './adversarial-texts';

/**
 * The expressions that recheck cannot prove linear: file, beginning, and the maximum length of the text they are matched against.
 */
const bounded: readonly (readonly [file: string, start: string, limit: number])[] = [
  ['domain/src/crisis/phonetic.ts', '/(?<letter>.)', MENTOR_MESSAGE_MAX_LENGTH],
  ['domain/src/crisis/phonetic.ts', 'constructed', MENTOR_MESSAGE_MAX_LENGTH],
  ['domain/src/crisis/plain-expressions.ts', 'constructed', MENTOR_MESSAGE_MAX_LENGTH],
  ['domain/src/app-routes.ts', '/^\\/(?!', PUSH_URL_MAX_LENGTH],
  ['domain/src/links.ts', '/\\.com\\/watch', URL_MAX_LENGTH],
  ['domain/src/text/words.ts', '/(?<![a-z0-9@$*])', MENTOR_MESSAGE_MAX_LENGTH],
  ['functions/src/mentor/intents.ts', '', MENTOR_MESSAGE_MAX_LENGTH],
  ['functions/src/mentor/scripture.ts', '/(?<!\\p{L})', MENTOR_ANSWER_MAX_LENGTH],
  ['functions/src/mentor/answer-question.ts', '/(?<!\\p{L})', MENTOR_TITLE_MAX_LENGTH],
];

const outputSchema = v.object({
  diagnostics: v.array(v.object({ message: v.string(), filename: v.string() })),
});

/** The regular expressions in the code that processes clients' texts on the server, collected by a lint rule. */
function collectRegexes() {
  const options = '-c tools/lint/regexes.oxlintrc.json --format json --ignore-pattern *.test.ts';
  const args = [...options.split(' '), 'domain/src', 'functions/src'];
  return new Promise<{ file: string; regex: string }[]>((resolve, reject) => {
    // oxlint exits with an error, because every expression is a finding.
    execFile('node_modules/.bin/oxlint', args, (_, stdout) => {
      const output = v.safeParse(v.pipe(v.string(), v.parseJson(), outputSchema), stdout);
      if (!output.success) return reject(new Error(`oxlint did not answer: ${stdout}`));
      const { diagnostics } = output.output;
      resolve(diagnostics.map(({ filename, message }) => ({ file: filename, regex: message })));
    });
  });
}

const partsOf = (regex: string) => /^\/(.*)\/([a-z]*)$/su.exec(regex)?.slice(1) ?? [];

function isProvenLinear(regex: string): boolean {
  const [source = '', flags = ''] = partsOf(regex);
  // Without recheck's own limit of ten seconds, which a busy machine can exceed; the test has one.
  const { status, checker } = checkSync(source, flags, { timeout: null });
  return status === 'safe' && checker === 'automaton';
}

/** Runs the adversarial texts; resolves to the name of the code in which they are stuck, or null. */
function findStuck(regexes: readonly string[]) {
  const child = fork(new URL('adversarial-process.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(regexes.map(partsOf).filter(({ length }) => length === 2));
  return new Promise<unknown>((resolve, reject) => {
    let current: unknown = 'start';
    const end = (stuck: unknown) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(stuck);
    };
    const timer = setTimeout(() => end(current), STUCK_MS);
    child.on('message', (next) => {
      if (next === 'done') return end(null);
      current = next;
      timer.refresh();
    });
    child.on('error', reject);
    child.on('exit', (code) => end(`exit ${code} after ${String(current)}`));
  });
}

const STUCK_MS = 20_000;

// At the import, because a busy machine takes longer than a hook may.
const found = await collectRegexes();

describe('a regular expression that matches a client’s text', () => {
  const isBounded = ({ file, regex }: (typeof found)[number]) =>
    bounded.some(([where, start]) => where === file && regex.startsWith(start));

  beforeAll(() => {
    // Use recheck's JavaScript backend; the others need Java or a native binary.
    vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  });

  it('takes linear time or matches only short texts', () => {
    expect(found.length).toBeGreaterThan(100);
    const others = found.filter((each) => !isBounded(each) && !isProvenLinear(each.regex));
    expect(others).toEqual([]);
  });

  it.each(bounded)('in %s that starts with %s still exists', (file, start, limit) => {
    const isListed = (each: (typeof found)[number]) =>
      each.file === file && each.regex.startsWith(start);
    expect(found.some(isListed)).toBe(true);
    expect(limit).toBeLessThanOrEqual(ADVERSARIAL_LENGTH);
  });

  it('does not get stuck on adversarial texts, nor does the code around it', async () => {
    expect(await findStuck(found.map(({ regex }) => regex))).toBeNull();
  });
});
