import { beforeEach, describe, it } from 'vitest';
import { allowedCases, refusedCases } from './support/field-cases';
import { fixed, personName } from './support/field-shapes';
import { people } from './support/people';
import { itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('profiles');
const ana = people['profiles/ana'];
const novo = { ...people['profiles/caio'], id: 'novo' };

const details = { full_name: personName, church_denomination: personName };
const shapes = {
  ...details,
  id: fixed(['somebody else’s uid', 'ana']),
  position: fixed(['leader', 'lider'], ['pastor', 'pastor']),
  pastor_id: {
    accepts: [],
    refuses: [['a leader', 'pastor'] as [string, unknown], ['', ''] as [string, unknown]],
  },
};

describe('profiles', () => {
  beforeEach(() => rules.given({ ...people, 'profiles/novo': null }));

  describe('a person who signs up', () => {
    const create = (document: object, uid = 'novo') =>
      rules.as(uid).doc('profiles/novo').set(document);

    it('creates their own profile, as a disciple without a link', async () => {
      await assert.allowed(create(novo));
    });

    it('creates nobody else’s', async () => {
      await assert.refused(create(novo, 'ana'));
      await assert.refused(create(novo, 'chefe'));
      await assert.refused(rules.nobody().doc('profiles/novo').set(novo));
    });

    it.each(allowedCases(shapes))('may have %s', async (_title, change) => {
      await assert.allowed(create(change(novo)));
    });

    it.each(refusedCases(shapes))('is refused %s', async (_title, change) => {
      await assert.refused(create(change(novo)));
    });
  });

  describe('a person', () => {
    const update = (change: object, uid = 'ana') =>
      rules.as(uid).doc('profiles/ana').update(change);

    it('changes their name and denomination', async () => {
      await assert.allowed(update({ full_name: 'Ana Maria' }));
      await assert.allowed(update({ church_denomination: 'Igreja Presbiteriana' }));
    });

    it.each(allowedCases(details))('may change to %s', async (_title, change) => {
      await assert.allowed(rules.as('ana').doc('profiles/ana').set(change(ana)));
    });

    it.each(refusedCases(details))('is refused a change to %s', async (_title, change) => {
      await assert.refused(rules.as('ana').doc('profiles/ana').set(change(ana)));
    });

    it.each([
      ['a pastor', { position: 'pastor' }],
      ['another leader’s disciple', { pastor_id: 'lider' }],
      ['unlinked', { pastor_id: null }],
      ['somebody else', { id: 'bia' }],
      ['an admin', { is_admin: true }],
      ['found by another name', { search_prefixes: ['pastor'] }],
    ])('does not make themselves %s', async (_what, change) => {
      await assert.refused(update(change));
      await assert.refused(update({ full_name: 'Ana Maria', ...change }));
    });

    it('keeps what the server lets them be found by', async () => {
      await rules.given({ 'profiles/ana': { ...ana, search_prefixes: ['a', 'an', 'ana'] } });
      await assert.allowed(update({ full_name: 'Ana Maria' }));
      await assert.refused(update({ search_prefixes: [] }));
      await assert.refused(rules.as('ana').doc('profiles/ana').set(ana));
      await assert.refused(update({ search_prefixes: [] }, 'chefe'));
    });

    it('is renamed by nobody else: not by the leader, not by an admin', async () => {
      await assert.refused(update({ full_name: 'Outro Nome' }, 'bia'));
      await assert.refused(update({ full_name: 'Outro Nome' }, 'pastor'));
      await assert.refused(update({ full_name: 'Outro Nome' }, 'chefe'));
      await assert.refused(rules.nobody().doc('profiles/ana').update({ full_name: 'Outro Nome' }));
    });

    it.each(['ana', 'pastor', 'chefe'])('is not deleted by %s', async (uid) => {
      await assert.refused(rules.as(uid).doc('profiles/ana').delete());
    });
  });

  describe('an admin', () => {
    const place = (change: object, uid = 'chefe') =>
      rules.as(uid).doc('profiles/ana').update(change);

    it.each([
      ['links a disciple to a leader', { pastor_id: 'lider' }],
      ['unlinks a disciple', { pastor_id: null }],
      ['makes a leader, who loses the link', { position: 'lider', pastor_id: null }],
      ['makes a pastor, who loses the link', { position: 'pastor', pastor_id: null }],
    ])('%s', async (_what, change) => {
      await assert.allowed(place(change));
      await rules.given({ 'profiles/ana': ana });
      await assert.refused(place(change, 'pastor'));
      await assert.refused(place(change, 'ana'));
    });

    it('links a disciple to a pastor', async () => {
      const change = { pastor_id: 'pastor' };
      await assert.allowed(rules.as('chefe').doc('profiles/caio').update(change));
      await assert.refused(rules.as('pastor').doc('profiles/bia').update(change));
    });

    it('makes a leader a disciple again, with or without a link', async () => {
      const target = rules.as('chefe').doc('profiles/lider');
      await assert.allowed(target.update({ position: 'discipulo' }));
      await rules.given(people);
      await assert.allowed(target.update({ position: 'discipulo', pastor_id: 'pastor' }));
    });

    it.each([
      ['a disciple to a disciple', { pastor_id: 'bia' }],
      ['a disciple to nobody who exists', { pastor_id: 'ninguem' }],
      ['a disciple to nothing', { pastor_id: '' }],
      ['a disciple to a number', { pastor_id: 7 }],
      ['a leader to a pastor', { position: 'lider', pastor_id: 'pastor' }],
      ['a leader who keeps the link', { position: 'lider' }],
    ])('does not link %s', async (_what, change) => {
      await assert.refused(place(change));
    });

    it('does not link a leader to themselves on the way down', async () => {
      const change = { position: 'discipulo', pastor_id: 'lider' };
      await assert.refused(rules.as('chefe').doc('profiles/lider').update(change));
    });

    it.each([
      ['an unknown position', 'bispo'],
      ['null', null],
      ['a number', 1],
    ])('does not give %s', async (_what, position) => {
      await assert.refused(place({ position, pastor_id: null }));
    });

    it('changes a position or a link and nothing with it', async () => {
      await assert.refused(place({ pastor_id: 'lider', full_name: 'Outro Nome' }));
      await assert.refused(place({ pastor_id: 'lider', extra: 1 }));
    });
  });

  it('takes a change of no consequence from the owner alone', async () => {
    await assert.allowed(rules.as('ana').doc('profiles/ana').set(ana));
    await assert.refused(rules.as('bia').doc('profiles/ana').set(ana));
  });
});

describe('reading profiles, as profile-reading.test.ts has it in full', () => {
  it('is for the person, the leader of now and admins', async () => {
    await rules.given(people);
    const profile = (uid: string) => rules.as(uid).doc('profiles/ana').get();
    await assert.allowed(profile('ana'));
    await assert.allowed(profile('pastor'));
    await assert.allowed(profile('chefe'));
    await assert.refused(profile('lider'));
    await assert.refused(rules.as('ana').doc('profiles/ninguem').get());
  });

  it('is a list for admins and for the leader of those in it', async () => {
    const all = (uid: string) => rules.as(uid).collection('profiles').limit(100).get();
    const ofPastor = (uid: string, limit: number) =>
      rules.as(uid).collection('profiles').where('pastor_id', '==', 'pastor').limit(limit).get();
    await assert.allowed(all('chefe'));
    await assert.refused(all('pastor'));
    await assert.allowed(ofPastor('pastor', 100));
    await assert.refused(ofPastor('pastor', 101));
    await assert.refused(ofPastor('bia', 100));
  });

  itSawEveryCondition(
    rules,
    'match /profiles/{uid}',
    'function signedIn()',
    'function isOwner(uid)',
    'function isAdmin()',
    'function isLeader(uid)',
    'function isLinkedToMe(profile)',
    'function isPage()',
    'function hasExactly(fields)',
    'function changesOnly(fields)',
    'function isName(value)',
  );
});
