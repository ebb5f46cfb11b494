import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entries } from './matrix/entries';
import { as, beginIn, coverage, given, loadRules, rulesFile, type Answer } from './support/client';
import { answerTo, cellsOf, clearStage, play, setStage, triedOf } from './matrix/play';
import { before, roleNames, since } from './support/people';
import { addTo, oneSidedAllows, oneSidedConditions, type Tally } from './support/coverage';

/** The emulator's coverage is fetched and reset after so many entries: all of it would be a hundred megabytes. */
const COVERAGE_BATCH = 8;

describe('the table of who may do what', () => {
  const tally: Tally = new Map();
  const collectCoverage = async () => {
    addTo(tally, await coverage());
    await loadRules();
  };
  const had: Answer[] = [];
  beforeAll(async () => {
    await beginIn('matrix');
    await given(before);
    had.push(await as('antigo').get('profiles/ana'));
    had.push(await as('exchefe').list('profiles', { limit: 1 }));
    await given(since);
  });

  it('begins where the former leader and the removed admin had what they had', () => {
    expect(had).toEqual(['yes', 'yes']);
  });

  describe.each(entries.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
    beforeAll(() => setStage(entry));
    afterAll(async () => {
      await clearStage(entry);
      if ((entries.indexOf(entry) + 1) % COVERAGE_BATCH === 0) await collectCoverage();
    });

    const names = Object.keys(cellsOf(entry));

    it('allows nothing that is never asked', () => {
      expect(names).toEqual(expect.arrayContaining(Object.keys(entry.allowed)));
    });

    it.each(roleNames)('answers as the table says: %s', async (role) => {
      const answer = (name: string) => (entry.allowed[name]?.includes(role) ? 'yes' : 'no');
      const written = Object.fromEntries(
        names.map((name): [string, Answer] => [name, answer(name)]),
      );
      expect(await play(entry, role, written)).toEqual(written);
    });

    const trials = (entry.trials ?? []).map((trial) => [trial.operation, trial.as, trial] as const);

    it.each(trials)('on %s by %s, takes what is good and nothing else', async (_on, _by, trial) => {
      const { seen, expected } = await triedOf(entry, trial);
      expect(seen).toEqual(expected);
    });

    const cases = (entry.cases ?? []).map((one) => [one.title, one.answer, one] as const);

    it.each(cases)('%s: %s', async (_case, answer, one) => {
      expect(await answerTo(entry, one)).toBe(answer);
    });
  });

  // It stands last, and looks back at all the answers above.
  describe('firestore.rules', () => {
    beforeAll(collectCoverage);

    it('has no allow that was not seen both to allow and to refuse', () => {
      expect(oneSidedAllows(tally, readFileSync(rulesFile, 'utf8'))).toEqual([]);
    });

    it('has no condition of which a part was seen to come out one way only', () => {
      expect(oneSidedConditions(tally)).toEqual([]);
    });
  });
});
