import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entries } from './matrix/entries';
import { as, startDatabase, coverage, given, loadRules, type Answer } from './support/environment';
import { runCase, cellsOf, clearStateOf, answersOf, setStateOf, runTrial } from './matrix/cells';
import { before, roleNames, since } from './support/people';
import {
  addCoverage,
  oneSidedAllows,
  oneSidedConditions,
  rulesFile,
  type Tally,
} from './support/coverage';

/** The emulator's coverage is fetched and reset after this many entries; the whole report would be a hundred megabytes. */
const COVERAGE_BATCH = 8;

describe('the access matrix', () => {
  const tally: Tally = new Map();
  const collectCoverage = async () => {
    addCoverage(tally, await coverage());
    await loadRules();
  };
  const initialAnswers: Answer[] = [];
  beforeAll(async () => {
    await startDatabase('matrix');
    await given(before);
    initialAnswers.push(await as('antigo').get('profiles/ana'));
    initialAnswers.push(await as('exchefe').list('profiles', { limit: 1 }));
    await given(since);
  });

  it('starts from a state in which the former leader and the former admin had access', () => {
    expect(initialAnswers).toEqual(['allowed', 'allowed']);
  });

  describe.each(entries.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
    beforeAll(() => setStateOf(entry));
    afterAll(async () => {
      await clearStateOf(entry);
      if ((entries.indexOf(entry) + 1) % COVERAGE_BATCH === 0) await collectCoverage();
    });

    const names = Object.keys(cellsOf(entry));

    it('names only operations that are tried', () => {
      expect(names).toEqual(expect.arrayContaining(Object.keys(entry.allowed)));
    });

    it.each(roleNames)('answers %s as the matrix says', async (role) => {
      const answer = (name: string) =>
        entry.allowed[name]?.includes(role) ? 'allowed' : 'refused';
      const written = Object.fromEntries(
        names.map((name): [string, Answer] => [name, answer(name)]),
      );
      expect(await answersOf(entry, role, written)).toEqual(written);
    });

    const trials = (entry.trials ?? []).map((trial) => [trial.operation, trial.as, trial] as const);

    it.each(trials)(
      'on %s by %s, accepts valid fields and nothing else',
      async (_on, _by, trial) => {
        const { actual, expected } = await runTrial(entry, trial);
        expect(actual).toEqual(expected);
      },
    );

    const cases = (entry.cases ?? []).map((one) => [one.title, one.answer, one] as const);

    it.each(cases)('%s: %s', async (_case, answer, one) => {
      expect(await runCase(entry, one)).toBe(answer);
    });
  });

  // Runs last, because it evaluates all the answers above.
  describe('firestore.rules', () => {
    beforeAll(collectCoverage);

    it('has no allow that was not observed both to allow and to refuse', () => {
      expect(oneSidedAllows(tally, readFileSync(rulesFile, 'utf8'))).toEqual([]);
    });

    it('has no condition with a part that only ever had one result', () => {
      expect(oneSidedConditions(tally)).toEqual([]);
    });
  });
});
