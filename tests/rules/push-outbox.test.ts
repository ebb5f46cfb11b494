import { describe, it } from 'vitest';
import { people } from './support/people';
import { itIsReadByItsOwnerAlone, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('push-outbox');
const path = 'users/ana/push_outbox/p1';
const kept = { user_id: 'ana', title: 'Teste', body: 'Texto', url: '/dashboard' };

describe('what would have been sent', () => {
  itIsReadByItsOwnerAlone(rules, 'push_outbox');

  it.each(['ana', 'pastor', 'chefe'])('is not written by %s', async (uid) => {
    await rules.given({ ...people, [path]: null });
    await assert.refused(rules.as(uid).doc(path).set(kept));
    await rules.given({ [path]: kept });
    await assert.refused(rules.as(uid).doc(path).update({ title: 'Outro' }));
    await assert.refused(rules.as(uid).doc(path).delete());
  });

  itSawEveryCondition(rules, 'match /push_outbox/{entryId}');
});
