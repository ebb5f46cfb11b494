import { beforeEach, describe, it } from 'vitest';
import { people } from './support/people';
import { itRefusesMoreThanAPage, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('user-roles');
const row = (user_id: string, role: string) => ({ user_id, role });

describe('roles', () => {
  beforeEach(() =>
    rules.given({
      ...people,
      'user_roles/ana_disciple': row('ana', 'disciple'),
      'user_roles/ana_admin': null,
      'user_roles/bia_admin': null,
    }),
  );

  describe('reading', () => {
    const ofAna = (uid: string) =>
      rules.as(uid).collection('user_roles').where('user_id', '==', 'ana');

    it('lets a person read their own rows', async () => {
      await assert.allowed(rules.as('ana').doc('user_roles/ana_disciple').get());
      await assert.allowed(ofAna('ana').limit(100).get());
      await assert.refused(ofAna('ana').limit(101).get());
      await assert.refused(ofAna('ana').get());
    });

    it('tells a person who is no admin that the admin’s row is not there', async () => {
      await assert.allowed(rules.as('ana').doc('user_roles/ana_admin').get());
    });

    it('lets an admin read and list every row', async () => {
      await assert.allowed(rules.as('chefe').doc('user_roles/ana_disciple').get());
      await assert.allowed(rules.as('chefe').collection('user_roles').limit(100).get());
    });

    itRefusesMoreThanAPage(rules, 'chefe', 'user_roles');

    it('refuses anybody else’s', async () => {
      await assert.refused(rules.as('ana').doc('user_roles/chefe_admin').get());
      await assert.refused(rules.as('ana').doc('user_roles/bia_admin').get());
      await assert.refused(rules.as('pastor').doc('user_roles/ana_disciple').get());
      await assert.refused(ofAna('bia').limit(1).get());
      await assert.refused(rules.as('ana').collection('user_roles').limit(1).get());
    });

    it('refuses somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc('user_roles/ana_disciple').get());
      await assert.refused(rules.nobody().collection('user_roles').limit(1).get());
    });
  });

  describe('writing', () => {
    it('lets an admin give a role and take it away', async () => {
      const target = rules.as('chefe').doc('user_roles/bia_mentora');
      await assert.allowed(target.set(row('bia', 'mentora')));
      await assert.allowed(target.set(row('bia', 'mentora')));
      await assert.refused(rules.as('ana').doc('user_roles/bia_mentora').delete());
      await assert.allowed(target.delete());
    });

    it('lets an admin make another, and leaves it to the server to take that away', async () => {
      const target = rules.as('chefe').doc('user_roles/bia_admin');
      await assert.allowed(target.set(row('bia', 'admin')));
      await assert.refused(target.delete());
      await assert.refused(rules.as('chefe').doc('user_roles/chefe_admin').delete());
      await assert.refused(rules.as('outra').doc('user_roles/chefe_admin').delete());
    });

    it('gives the new admin an admin’s rights, until the row is taken away', async () => {
      const profiles = rules.as('bia').collection('profiles').limit(1);
      await assert.refused(profiles.get());
      await rules.given({ 'user_roles/bia_admin': row('bia', 'admin') });
      await assert.allowed(profiles.get());
      await rules.given({ 'user_roles/bia_admin': null });
      await assert.refused(profiles.get());
    });

    it.each(['ana', 'pastor', 'ninguem'])('refuses %s an admin’s row', async (uid) => {
      await assert.refused(rules.as(uid).doc(`user_roles/${uid}_admin`).set(row(uid, 'admin')));
      await assert.refused(rules.as(uid).doc('user_roles/chefe_admin').delete());
      await assert.refused(rules.as(uid).doc('user_roles/chefe_admin').update({ user_id: uid }));
    });

    it('refuses somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc('user_roles/ana_admin').set(row('ana', 'admin')));
      await assert.refused(rules.nobody().doc('user_roles/chefe_admin').delete());
    });

    it.each([
      ['an id that names another person', 'caio_admin', row('bia', 'admin')],
      ['an id that names another role', 'bia_admin', row('bia', 'disciple')],
      ['somebody without a profile', 'ninguem_admin', row('ninguem', 'admin')],
      ['a role with an underscore', 'bia_x_admin', row('bia', 'x_admin')],
      ['a role in capitals', 'bia_ADMIN', row('bia', 'ADMIN')],
      ['a role of nothing', 'bia_', row('bia', '')],
      ['a role too long', `bia_${'a'.repeat(31)}`, row('bia', 'a'.repeat(31))],
      ['a field more', 'bia_admin', { ...row('bia', 'admin'), extra: 1 }],
      ['no role', 'bia_admin', { user_id: 'bia' }],
      ['no person', 'bia_admin', { role: 'admin' }],
      ['a role that is a number', 'bia_7', { user_id: 'bia', role: 7 }],
      ['a person who is a number', '7_admin', { user_id: 7, role: 'admin' }],
    ])('refuses %s', async (_what, id, document) => {
      await assert.refused(rules.as('chefe').doc(`user_roles/${id}`).set(document));
    });
  });

  itSawEveryCondition(rules, 'match /user_roles/{rowId}');
});
