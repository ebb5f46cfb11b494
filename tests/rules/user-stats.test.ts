import { beforeEach, describe, it } from 'vitest';
import { people } from './support/people';
import { itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('user-stats');
const path = 'user_stats/ana';
const stats = {
  user_id: 'ana',
  total_xp: 50,
  current_level: 1,
  current_streak: 1,
  longest_streak: 1,
  badge_ids: [],
  is_admin: false,
};

describe('stats', () => {
  beforeEach(() => rules.given({ ...people, [path]: stats }));

  it('are read by the person and the leader of now', async () => {
    await assert.allowed(rules.as('ana').doc(path).get());
    await assert.allowed(rules.as('pastor').doc(path).get());
  });

  it('are there to be asked for before there are any', async () => {
    await assert.allowed(rules.as('novo').doc('user_stats/novo').get());
  });

  it.each([
    ['another disciple', 'bia'],
    ['another leader', 'lider'],
    ['an admin', 'chefe'],
    ['somebody without a profile', 'ninguem'],
  ])('are not read by %s', async (_who, uid) => {
    await assert.refused(rules.as(uid).doc(path).get());
  });

  it('are not read by somebody who has not signed in', async () => {
    await assert.refused(rules.nobody().doc(path).get());
  });

  it('of the leader are not read by the disciple', async () => {
    await assert.refused(rules.as('ana').doc('user_stats/pastor').get());
  });

  it('shut the leader out from the moment of the unlinking', async () => {
    await rules.given({ 'profiles/ana': { ...people['profiles/ana'], pastor_id: null } });
    await assert.refused(rules.as('pastor').doc(path).get());
    await rules.given({ 'profiles/ana': { ...people['profiles/ana'], pastor_id: 'lider' } });
    await assert.refused(rules.as('pastor').doc(path).get());
    await assert.allowed(rules.as('lider').doc(path).get());
  });

  it('shut out somebody who is no longer a leader', async () => {
    const demoted = { ...people['profiles/pastor'], position: 'discipulo' };
    await rules.given({ 'profiles/pastor': demoted });
    await assert.refused(rules.as('pastor').doc(path).get());
  });

  it('shut out a leader whose person has left', async () => {
    await rules.given({ 'profiles/ana': null });
    await assert.refused(rules.as('pastor').doc(path).get());
  });

  it.each([
    ['was not asked', null],
    ['allows it', { version: 1, leader_progress: true, ai: false, notifications: false }],
  ])('are read by the leader of a person who %s', async (_what, consents) => {
    await rules.given({ [path]: { ...stats, consents } });
    await assert.allowed(rules.as('pastor').doc(path).get());
  });

  it('are not read by the leader of a person who does not want it', async () => {
    const consents = { version: 1, leader_progress: false, ai: true, notifications: true };
    await rules.given({ [path]: { ...stats, consents } });
    await assert.refused(rules.as('pastor').doc(path).get());
    await assert.allowed(rules.as('ana').doc(path).get());
  });

  it('may be asked for by the leader before there are any', async () => {
    await rules.given({ [path]: null });
    await assert.allowed(rules.as('pastor').doc(path).get());
  });

  it.each(['ana', 'pastor', 'chefe'])('are not listed for %s', async (uid) => {
    await assert.refused(rules.as(uid).collection('user_stats').limit(1).get());
    await assert.refused(
      rules.as(uid).collection('user_stats').where('user_id', '==', 'ana').limit(1).get(),
    );
  });

  it.each([
    ['XP', { total_xp: 9999 }],
    ['a level', { current_level: 10 }],
    ['a streak', { current_streak: 30 }],
    ['a longest streak', { longest_streak: 365 }],
    ['a badge', { badge_ids: ['streak-365'] }],
    ['the look of an admin', { is_admin: true }],
    ['a field more', { extra: 1 }],
  ])('are written by the server alone: %s is refused', async (_what, change) => {
    for (const uid of ['ana', 'pastor', 'chefe']) {
      await assert.refused(rules.as(uid).doc(path).update(change));
      await assert.refused(
        rules
          .as(uid)
          .doc(path)
          .set({ ...stats, ...change }),
      );
    }
    await assert.refused(rules.nobody().doc(path).update(change));
  });

  it('are neither created nor deleted by a person', async () => {
    await assert.refused(
      rules
        .as('caio')
        .doc('user_stats/caio')
        .set({ ...stats, user_id: 'caio' }),
    );
    await assert.refused(rules.as('ana').doc(path).delete());
  });

  itSawEveryCondition(rules, 'match /user_stats/{uid}');
});
