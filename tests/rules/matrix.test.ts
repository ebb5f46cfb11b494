import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case, Entry, Trial } from './matrix/entry';
import { entries } from './matrix/entries';
import { as, beginIn, coverage, given, loadRules, rulesFile, type Answer } from './support/client';
import { answerTo, cellsOf, clearStage, play, setStage, triedOf } from './matrix/play';
import { before, roleNames, since } from './support/people';
import { addTo, oneSidedAllows, oneSidedConditions, type Tally } from './support/coverage';

/** After so many entries what the emulator has seen is noted, and forgotten there: all of it would be a hundred megabytes. */
const TOLD_AT_ONCE = 8;

describe('the table of who may do what', () => {
  const tally: Tally = new Map();
  const takeDown = async () => {
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

  const titled = entries.map((entry): [string, Entry] => [entry.title, entry]);

  describe.each(titled)('%s', (_entryTitle, entry) => {
    beforeAll(() => setStage(entry));
    afterAll(async () => {
      await clearStage(entry);
      if ((entries.indexOf(entry) + 1) % TOLD_AT_ONCE === 0) await takeDown();
    });

    const cells = cellsOf(entry);
    const names = cells.map(({ name }) => name);

    it('has an answer to everything that can be asked', () => {
      expect(Object.keys(entry.answers).toSorted()).toEqual(names.toSorted());
    });

    it.each(roleNames)('answers as it is written: %s', async (role) => {
      const written = Object.fromEntries(names.map((name) => [name, entry.answers[name]?.[role]]));
      expect(await play(entry, cells, role, written)).toEqual(written);
    });

    const trials = (entry.trials ?? []).map((trial): [string, string, Trial] => [
      trial.operation,
      trial.as,
      trial,
    ]);

    it.each(trials)(
      'on %s by %s, takes what is good and nothing else',
      async (_operation, _as, trial) => {
        const { seen, expected } = await triedOf(entry, trial);
        expect(seen).toEqual(expected);
      },
    );

    const cases = (entry.cases ?? []).map((one): [string, string, Case] => [
      one.title,
      one.answer,
      one,
    ]);

    it.each(cases)('%s: %s', async (_title, answer, one) => {
      expect(await answerTo(entry, one)).toBe(answer);
    });
  });

  // It stands last, and looks back at all the answers above.
  describe('firestore.rules', () => {
    beforeAll(takeDown);

    it('has no allow that was not seen both to allow and to refuse', () => {
      expect(oneSidedAllows(tally, readFileSync(rulesFile, 'utf8'))).toEqual([]);
    });

    it('has no condition of which a part was seen to come out one way only', () => {
      expect(oneSidedConditions(tally)).toEqual([]);
    });
  });
});
