import { beforeEach, describe, expect, it } from 'vitest';
import { people } from './support/people';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('from-now-on');
const ana = people['profiles/ana'];

const linked = (leader: string) =>
  rules.as(leader).collection('profiles').where('pastor_id', '==', leader).orderBy('full_name');

beforeEach(() =>
  rules.given({ ...people, 'user_stats/ana': { user_id: 'ana' }, 'user_roles/bia_admin': null }),
);

describe('a leader', () => {
  it('sees those linked now, a page after the other, and how they are doing', async () => {
    const first = await linked('pastor').limit(100).get();
    await assert.allowed(linked('pastor').startAfter(first.docs[0]).limit(100).get());
    await assert.allowed(rules.as('pastor').doc('user_stats/ana').get());
  });

  it('loses all of it with the link, and the next one has it', async () => {
    await rules.given({ 'profiles/ana': { ...ana, pastor_id: 'lider' } });
    await assert.refused(rules.as('pastor').doc('profiles/ana').get());
    await assert.refused(rules.as('pastor').doc('user_stats/ana').get());
    expect((await linked('pastor').limit(100).get()).empty).toBe(true);
    await assert.allowed(rules.as('lider').doc('profiles/ana').get());
    await assert.allowed(rules.as('lider').doc('user_stats/ana').get());
    expect((await linked('lider').limit(100).get()).size).toBe(2);
  });

  it('loses all of it with the position', async () => {
    const demoted = { ...people['profiles/pastor'], position: 'discipulo' };
    await rules.given({ 'profiles/pastor': demoted });
    await assert.refused(rules.as('pastor').doc('profiles/ana').get());
    await assert.refused(rules.as('pastor').doc('user_stats/ana').get());
    await assert.refused(linked('pastor').limit(10).get());
  });

  it('is shut out when the person has left', async () => {
    await rules.given({ 'profiles/ana': null });
    await assert.refused(rules.as('pastor').doc('user_stats/ana').get());
  });
});

describe('an admin', () => {
  it('has an admin’s rights from the row on, until the row is taken away', async () => {
    const profiles = rules.as('bia').collection('profiles').orderBy('full_name').limit(100);
    await assert.refused(profiles.get());
    await rules.given({ 'user_roles/bia_admin': { user_id: 'bia', role: 'admin' } });
    await assert.allowed(profiles.get());
    await rules.given({ 'user_roles/bia_admin': null });
    await assert.refused(profiles.get());
  });
});

describe('messages', () => {
  it.each([
    ['ana', 'user_id'],
    ['pastor', 'pastor_id'],
  ])('are listed for %s newest first and by status, a page at a time', async (uid, field) => {
    const mine = rules
      .as(uid)
      .collection('pastor_messages')
      .where(field, '==', uid)
      .orderBy('created_at', 'desc');
    await assert.allowed(mine.limit(100).get());
    await assert.allowed(mine.where('status', 'in', ['pending', 'read']).limit(20).get());
    await assert.refused(mine.limit(101).get());
    await assert.refused(mine.get());
  });
});
