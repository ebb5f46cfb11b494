import { beforeEach, describe, it } from 'vitest';
import { people } from './support/people';
import { itRefusesMoreThanAPage } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('profile-reading');
const ana = 'profiles/ana';

describe('reading profiles', () => {
  beforeEach(() => rules.given(people));

  it.each([
    ['the person', 'ana'],
    ['the leader that the person is linked to', 'pastor'],
    ['an admin', 'chefe'],
  ])('lets %s read one', async (_who, uid) => {
    await assert.allowed(rules.as(uid).doc(ana).get());
  });

  it.each([
    ['another disciple', 'caio'],
    ['another leader', 'lider'],
    ['somebody without a profile', 'ninguem'],
  ])('refuses %s', async (_who, uid) => {
    await assert.refused(rules.as(uid).doc(ana).get());
  });

  it('refuses somebody who has not signed in', async () => {
    await assert.refused(rules.nobody().doc(ana).get());
    await assert.refused(rules.nobody().collection('profiles').limit(1).get());
  });

  it('refuses a disciple who asks for the leader’s profile', async () => {
    await assert.refused(rules.as('ana').doc('profiles/pastor').get());
  });

  it('tells a person who has no profile yet that there is none', async () => {
    await assert.allowed(rules.as('recem-chegado').doc('profiles/recem-chegado').get());
    await assert.refused(rules.as('ana').doc('profiles/recem-chegado').get());
    await assert.allowed(rules.as('chefe').doc('profiles/recem-chegado').get());
  });

  it('shuts the leader out from the moment of the unlinking', async () => {
    await rules.given({ [ana]: { ...people[ana], pastor_id: null } });
    await assert.refused(rules.as('pastor').doc(ana).get());
    await rules.given({ [ana]: { ...people[ana], pastor_id: 'lider' } });
    await assert.refused(rules.as('pastor').doc(ana).get());
    await assert.allowed(rules.as('lider').doc(ana).get());
  });

  it('shuts out somebody who is no longer a leader', async () => {
    await rules.given({
      'profiles/pastor': { ...people['profiles/pastor'], position: 'discipulo' },
    });
    await assert.refused(rules.as('pastor').doc(ana).get());
    await assert.refused(linkedTo('pastor', 'pastor').limit(10).get());
  });

  describe('lists', () => {
    it('lets an admin list everybody, a page at a time', async () => {
      await assert.allowed(
        rules.as('chefe').collection('profiles').orderBy('full_name').limit(100).get(),
      );
    });

    itRefusesMoreThanAPage(rules, 'chefe', 'profiles');

    it('lets a leader list the people linked to them, a page at a time', async () => {
      await assert.allowed(linkedTo('pastor', 'pastor').limit(100).get());
      await assert.refused(linkedTo('pastor', 'pastor').limit(101).get());
      await assert.refused(linkedTo('pastor', 'pastor').get());
    });

    it('refuses a leader who asks for everybody or for another leader’s people', async () => {
      await assert.refused(rules.as('pastor').collection('profiles').limit(10).get());
      await assert.refused(linkedTo('pastor', 'lider').limit(10).get());
    });

    it('refuses a disciple, whatever is asked for', async () => {
      await assert.refused(rules.as('ana').collection('profiles').limit(1).get());
      await assert.refused(linkedTo('ana', 'ana').limit(1).get());
      await assert.refused(linkedTo('ana', 'pastor').limit(1).get());
    });
  });
});

/** The profiles linked to a leader, as `uid` asks for them. */
function linkedTo(uid: string, leader: string) {
  return rules.as(uid).collection('profiles').where('pastor_id', '==', leader);
}
