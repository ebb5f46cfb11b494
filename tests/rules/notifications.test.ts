import { beforeEach, describe, it } from 'vitest';
import { minutesFromNow } from './support/clock';
import { people } from './support/people';
import { itIsReadByItsOwnerAlone, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('notifications');
const path = 'users/ana/notifications/n1';
const notification = {
  user_id: 'ana',
  kind: 'reply',
  title: 'Resposta recebida',
  body: 'Seu líder respondeu sua mensagem',
  url: '/my-messages',
  read: false,
  created_at: minutesFromNow(0),
};

describe('a notification', () => {
  beforeEach(() => rules.given({ ...people, [path]: notification }));

  itIsReadByItsOwnerAlone(rules, 'notifications');

  it('is marked read by its owner', async () => {
    await assert.allowed(rules.as('ana').doc(path).update({ read: true }));
  });

  it('is not marked unread again', async () => {
    await rules.given({ [path]: { ...notification, read: true } });
    await assert.refused(rules.as('ana').doc(path).update({ read: false }));
  });

  it.each([
    ['another kind', { kind: 'badge' }],
    ['another title', { title: 'Outro' }],
    ['another text', { body: 'Outro' }],
    ['another address', { url: 'https://exemplo.com' }],
    ['another time', { created_at: minutesFromNow(5) }],
    ['a field more', { extra: 1 }],
    ['another kind of mark', { read: 'sim' }],
    ['a number as the mark', { read: 1 }],
    ['no mark', { read: null }],
  ])('is refused %s', async (_what, change) => {
    await assert.refused(rules.as('ana').doc(path).update(change));
    await assert.refused(
      rules
        .as('ana')
        .doc(path)
        .update({ read: true, ...change }),
    );
  });

  it.each(['bia', 'pastor', 'chefe'])('is not marked by %s', async (uid) => {
    await assert.refused(rules.as(uid).doc(path).update({ read: true }));
  });

  it('is not marked by somebody who has not signed in', async () => {
    await assert.refused(rules.nobody().doc(path).update({ read: true }));
  });

  it('is created and deleted by the server alone', async () => {
    await assert.refused(rules.as('ana').doc('users/ana/notifications/n2').set(notification));
    await assert.refused(rules.as('ana').doc(path).delete());
  });

  itSawEveryCondition(rules, 'match /notifications/{notificationId}');
});
