import { describe, expect, it } from 'vitest';
import { oneSidedConditions } from './coverage';
import { assert, type RulesProject } from './rules-project';

const PAGE = 100;

/** What admins publish: everybody who has signed in reads it, a page at a time. */
export function itIsReadBySignedInPeople(rules: RulesProject, collection: string) {
  describe('reading', () => {
    it('lets a signed-in person read one', async () => {
      await assert.allowed(rules.as('ana').doc(`${collection}/any`).get());
    });

    it('lets a signed-in person list up to a page', async () => {
      await assert.allowed(rules.as('ana').collection(collection).limit(PAGE).get());
    });

    itRefusesMoreThanAPage(rules, 'ana', collection);

    it('refuses somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc(`${collection}/any`).get());
      await assert.refused(rules.nobody().collection(collection).limit(1).get());
    });
  });
}

/** What belongs to the person `ana`: not her leader, not an admin, nobody else. */
export function itIsReadByItsOwnerAlone(rules: RulesProject, name: string) {
  const collection = `users/ana/${name}`;
  const others = [
    ['another person', 'bia'],
    ['the leader she is linked to', 'pastor'],
    ['an admin', 'chefe'],
  ] as const;

  describe('reading', () => {
    it('lets the owner read one and list up to a page', async () => {
      await assert.allowed(rules.as('ana').doc(`${collection}/any`).get());
      await assert.allowed(rules.as('ana').collection(collection).limit(PAGE).get());
    });

    itRefusesMoreThanAPage(rules, 'ana', collection);

    it.each(others)('refuses %s', async (_who, uid) => {
      await rules.given({
        'profiles/ana': { id: 'ana', position: 'discipulo', pastor_id: 'pastor' },
        'profiles/pastor': { id: 'pastor', position: 'pastor', pastor_id: null },
        'user_roles/chefe_admin': { user_id: 'chefe', role: 'admin' },
      });
      await assert.refused(rules.as(uid).doc(`${collection}/any`).get());
      await assert.refused(rules.as(uid).collection(collection).limit(1).get());
    });

    it('refuses somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc(`${collection}/any`).get());
      await assert.refused(rules.nobody().collection(collection).limit(1).get());
    });

    it('refuses a question across all people, even for one’s own', async () => {
      await assert.refused(
        rules.as('ana').collectionGroup(name).where('user_id', '==', 'ana').limit(1).get(),
      );
    });
  });
}

/** @param uid somebody who may list the collection */
export function itRefusesMoreThanAPage(rules: RulesProject, uid: string, collection: string) {
  it('refuses a list without a limit, or of more than a page', async () => {
    await assert.refused(rules.as(uid).collection(collection).get());
    await assert.refused(
      rules
        .as(uid)
        .collection(collection)
        .limit(PAGE + 1)
        .get(),
    );
  });
}

/**
 * Stands last in a file: what the tests above it have not seen both allow and refuse is not tested.
 *
 * @param blocks `match …` and `function …` as firestore.rules has them
 */
export function itSawEveryCondition(rules: RulesProject, ...blocks: string[]) {
  it.each(blocks)('sees every condition of "%s" both allow and refuse', async (header) => {
    expect(oneSidedConditions(await rules.coverage(), header)).toEqual([]);
  });
}
