import { beforeAll, describe, it } from 'vitest';
import { allowedCases, refusedCases, type Fields, type Shapes } from './field-cases';
import { assert, type RulesProject } from './rules-project';

interface Content<Document extends Fields> {
  collection: string;
  /** Two ids: of a document that is there, and of one that is not. */
  ids: [present: string, absent: string];
  /** A good document, made by the admin `chefe`. */
  make: (id: string) => Document;
  shapes: Shapes<Document>;
}

export const admins = {
  'user_roles/chefe_admin': { user_id: 'chefe', role: 'admin' },
  'user_roles/outra_admin': { user_id: 'outra', role: 'admin' },
};

/** What admins write and nobody else, field by field. */
export function itIsWrittenByAdminsAlone<Document extends Fields>(
  rules: RulesProject,
  { collection, ids, make, shapes }: Content<Document>,
) {
  const [present, absent] = ids.map((id) => ({ path: `${collection}/${id}`, document: make(id) }));
  if (!present || !absent) throw new Error('Two ids are needed');

  describe('writing', () => {
    beforeAll(() =>
      rules.given({
        ...admins,
        'profiles/pastor': { id: 'pastor', position: 'pastor', pastor_id: null },
        'user_roles/membro_disciple': { user_id: 'membro', role: 'disciple' },
        [present.path]: present.document,
      }),
    );

    it('lets an admin create, change and delete one', async () => {
      const target = rules.as('chefe').doc(absent.path);
      await assert.allowed(target.set(absent.document));
      await assert.allowed(target.set(absent.document));
      await assert.allowed(target.delete());
    });

    it.each([
      ['a disciple', 'ana'],
      ['a pastor', 'pastor'],
      ['a person with another role', 'membro'],
    ])('refuses %s', async (_who, uid) => {
      const mine = 'created_by' in absent.document ? { created_by: uid } : {};
      await assert.refused(
        rules
          .as(uid)
          .doc(absent.path)
          .set({ ...absent.document, ...mine }),
      );
      await assert.refused(rules.as(uid).doc(present.path).set(present.document));
      await assert.refused(rules.as(uid).doc(present.path).delete());
    });

    it('refuses an admin from the moment the role’s row is removed', async () => {
      await rules.given({ 'user_roles/ex_admin': { user_id: 'ex', role: 'admin' } });
      await assert.allowed(rules.as('ex').doc(present.path).set(present.document));
      await rules.given({ 'user_roles/ex_admin': null });
      await assert.refused(rules.as('ex').doc(present.path).set(present.document));
    });

    it('refuses somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc(absent.path).set(absent.document));
      await assert.refused(rules.nobody().doc(present.path).set(present.document));
      await assert.refused(rules.nobody().doc(present.path).delete());
    });

    it.each(allowedCases(shapes))('takes %s', async (_title, change) => {
      const target = rules.as('chefe').doc(absent.path);
      await assert.allowed(target.set(change(absent.document)));
      await rules.given({ [absent.path]: null });
    });

    it.concurrent.each(refusedCases(shapes))('refuses %s', async (_title, change) => {
      await assert.refused(rules.as('chefe').doc(absent.path).set(change(absent.document)));
    });
  });
}
