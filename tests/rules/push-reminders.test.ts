import { describe, it } from 'vitest';
import { people } from './support/people';
import { itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('push-reminders');
const path = 'users/ana/push_reminders/daily';
const reminder = {
  user_id: 'ana',
  enabled: true,
  hour: 7,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  time_zone: 'America/Sao_Paulo',
};

describe('a daily reminder', () => {
  it('is read by its owner, whether there is one or not', async () => {
    await rules.given({ ...people, [path]: null });
    await assert.allowed(rules.as('ana').doc(path).get());
    await rules.given({ [path]: reminder });
    await assert.allowed(rules.as('ana').doc(path).get());
  });

  it.each(['bia', 'pastor', 'chefe'])('is not read by %s', async (uid) => {
    await assert.refused(rules.as(uid).doc(path).get());
  });

  it('is listed by nobody', async () => {
    const db = rules.as('ana');
    await assert.refused(db.collection('users/ana/push_reminders').limit(1).get());
    await assert.refused(
      db.collectionGroup('push_reminders').where('user_id', '==', 'ana').limit(1).get(),
    );
    await assert.refused(rules.nobody().doc(path).get());
  });

  it.each(['ana', 'pastor', 'chefe'])('is not written by %s: the server does', async (uid) => {
    await rules.given({ [path]: null });
    await assert.refused(rules.as(uid).doc(path).set(reminder));
    await rules.given({ [path]: reminder });
    await assert.refused(rules.as(uid).doc(path).update({ hour: 8 }));
    await assert.refused(rules.as(uid).doc(path).delete());
  });

  itSawEveryCondition(rules, 'match /push_reminders/{reminderId}');
});
