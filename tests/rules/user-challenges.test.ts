import { beforeAll, beforeEach, describe, it } from 'vitest';
import { dayFromNow, minutesFromNow, noonOf } from './support/clock';
import { refusedCases } from './support/field-cases';
import { day, fixed, momentInWindow } from './support/field-shapes';
import { itIsReadByItsOwnerAlone, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('user-challenges');
const path = 'users/ana/user_challenges/sete-dias';

const started = () => ({
  user_id: 'ana',
  challenge_id: 'sete-dias',
  status: 'in_progress',
  progress: 0,
  started_at: minutesFromNow(0),
  started_on: dayFromNow(0),
  completed_at: null,
});

const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  challenge_id: fixed(['another challenge', 'vinte-e-um-dias']),
  status: fixed(['being pending', 'pending'], ['being completed', 'completed']),
  progress: fixed(['progress', 14], ['the end', 100], ['less than nothing', -1]),
  started_at: { ...momentInWindow, accepts: [] },
  started_on: { ...day, accepts: [] },
  completed_at: { accepts: [], refuses: [['a moment', minutesFromNow(0)] as [string, unknown]] },
};

describe('a started challenge', () => {
  beforeAll(() => rules.given({ 'challenges/sete-dias': { id: 'sete-dias' } }));
  beforeEach(() => rules.given({ [path]: null }));

  itIsReadByItsOwnerAlone(rules, 'user_challenges');

  const start = (document: object) => rules.as('ana').doc(path).set(document);

  it('is begun by its owner, from zero', async () => {
    await assert.allowed(start(started()));
  });

  it('is begun by nobody else', async () => {
    await assert.refused(rules.as('bia').doc(path).set(started()));
    await assert.refused(
      rules
        .as('bia')
        .doc(path)
        .set({ ...started(), user_id: 'bia' }),
    );
    await assert.refused(rules.as('chefe').doc(path).set(started()));
    await assert.refused(rules.nobody().doc(path).set(started()));
  });

  it('is one of those that are still on offer', async () => {
    await rules.given({ 'challenges/sete-dias': { id: 'sete-dias', archived: true } });
    await assert.refused(start(started()));
    await rules.given({ 'challenges/sete-dias': { id: 'sete-dias', archived: false } });
    await assert.allowed(start(started()));
  });

  it('is one of the challenges that there are', async () => {
    const document = { ...started(), challenge_id: 'inventado' };
    await assert.refused(rules.as('ana').doc('users/ana/user_challenges/inventado').set(document));
  });

  it.each(refusedCases(shapes))('is refused %s', async (_title, change) => {
    await assert.refused(start(change(started())));
  });

  it.each(momentInWindow.accepts)('may have begun at %s', async (_label, started_at) => {
    if (!(started_at instanceof Date)) throw new Error('not a moment');
    const started_on = started_at.toISOString().slice(0, 10);
    await assert.allowed(start({ ...started(), started_at, started_on }));
  });

  it('was begun on a day within one of its moment in UTC', async () => {
    const at = (days: number) => ({
      ...started(),
      started_at: noonOf(-3),
      started_on: dayFromNow(days),
    });
    await assert.refused(start(at(-5)));
    await assert.refused(start(at(-1)));
    await assert.allowed(start(at(-4)));
    await rules.given({ [path]: null });
    await assert.allowed(start(at(-2)));
  });

  it('is moved on by the server alone', async () => {
    await rules.given({ [path]: started() });
    await assert.refused(start(started()));
    await assert.refused(rules.as('ana').doc(path).update({ progress: 100 }));
    await assert.refused(
      rules
        .as('ana')
        .doc(path)
        .update({ status: 'completed', completed_at: minutesFromNow(0) }),
    );
    await assert.refused(
      rules
        .as('ana')
        .doc(path)
        .update({ started_on: dayFromNow(-1) }),
    );
    await assert.refused(rules.as('ana').doc(path).delete());
  });

  itSawEveryCondition(rules, 'match /user_challenges/{challengeId}');
});
