import { beforeAll, describe, expect, it } from 'vitest';
import { people } from './support/people';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('leader-privacy');

/** All that is Ana's alone, each with one document in it. */
const own = [
  ['user_devotionals', '2026-11-21'],
  ['user_daily_readings', 'sl-23'],
  ['user_challenges', 'sete-dias'],
  ['user_badges', 'primeiro-devocional'],
  ['ai_mentor_conversations', 'c1'],
  ['ai_mentor_conversations/c1/messages', 'm1'],
  ['notifications', 'n1'],
  ['push_subscriptions', 'p1'],
  ['privacy', 'consents'],
] as const;

const linked = (leader: string) =>
  rules.as(leader).collection('profiles').where('pastor_id', '==', leader).orderBy('full_name');

describe('a leader and somebody linked to them', () => {
  beforeAll(() =>
    rules.given({
      ...people,
      'user_stats/ana': { user_id: 'ana', consents: null },
      ...Object.fromEntries(
        own.map(([name, id]) => [`users/ana/${name}/${id}`, { user_id: 'ana' }]),
      ),
    }),
  );

  it.each(own)('never sees their %s', async (name, id) => {
    const collection = `users/ana/${name}`;
    const db = rules.as('pastor');
    await assert.refused(db.doc(`${collection}/${id}`).get());
    await assert.refused(db.collection(collection).limit(1).get());
    await assert.refused(db.collection(collection).where('user_id', '==', 'ana').limit(1).get());
  });

  it('sees them in the list of those linked now, a page after the other, and how they are doing', async () => {
    const first = await linked('pastor').limit(100).get();
    await assert.allowed(linked('pastor').startAfter(first.docs[0]).limit(100).get());
    await assert.allowed(rules.as('pastor').doc('user_stats/ana').get());
  });

  it('sees nobody without an end to the list, or by another’s link', async () => {
    await assert.refused(linked('pastor').get());
    await assert.refused(linked('pastor').limit(101).get());
    await assert.refused(
      rules
        .as('pastor')
        .collection('profiles')
        .where('pastor_id', '==', 'lider')
        .orderBy('full_name')
        .limit(100)
        .get(),
    );
  });

  it('loses all of it with the link', async () => {
    await rules.given({ 'profiles/ana': { ...people['profiles/ana'], pastor_id: 'lider' } });
    await assert.refused(rules.as('pastor').doc('profiles/ana').get());
    await assert.refused(rules.as('pastor').doc('user_stats/ana').get());
    expect((await linked('pastor').limit(100).get()).empty).toBe(true);
    await assert.allowed(rules.as('lider').doc('user_stats/ana').get());
  });
});
