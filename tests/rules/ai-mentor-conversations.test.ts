import { beforeAll, beforeEach, describe, it } from 'vitest';
import { minutesFromNow } from './support/clock';
import { refusedCases } from './support/field-cases';
import { day, fixed, momentInWindow, orNull } from './support/field-shapes';
import { people } from './support/people';
import {
  itIsReadByItsOwnerAlone,
  itRefusesMoreThanAPage,
  itSawEveryCondition,
} from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('ai-mentor-conversations');
const path = 'users/ana/ai_mentor_conversations/c1';

const opened = () => ({
  user_id: 'ana',
  devotional_id: '2026-11-21',
  created_at: minutesFromNow(0),
});

const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  devotional_id: orNull(day),
  created_at: momentInWindow,
};

describe('a conversation with the mentor', () => {
  beforeAll(() => rules.given(people));
  beforeEach(() => rules.given({ [path]: null }));

  itIsReadByItsOwnerAlone(rules, 'ai_mentor_conversations');

  const open = (document: object) => rules.as('ana').doc(path).set(document);

  it('is opened by its owner, about a devotional or about nothing', async () => {
    await assert.allowed(open(opened()));
    await rules.given({ [path]: null });
    await assert.allowed(open({ ...opened(), devotional_id: null }));
  });

  it('may carry its own id, and no other', async () => {
    await assert.refused(open({ ...opened(), id: 'c2' }));
    await assert.allowed(open({ ...opened(), id: 'c1' }));
  });

  it('is opened by nobody else', async () => {
    await assert.refused(rules.as('bia').doc(path).set(opened()));
    await assert.refused(
      rules
        .as('bia')
        .doc(path)
        .set({ ...opened(), user_id: 'bia' }),
    );
    await assert.refused(rules.as('pastor').doc(path).set(opened()));
    await assert.refused(rules.nobody().doc(path).set(opened()));
  });

  it.each(refusedCases(shapes))('is refused %s', async (_title, change) => {
    await assert.refused(open(change(opened())));
  });

  it.each(['title', 'updated_at'])('is not given %s by its owner', async (field) => {
    await assert.refused(open({ ...opened(), [field]: 'Ansiedade' }));
  });

  it('is not changed once it is open', async () => {
    await rules.given({ [path]: opened() });
    await assert.refused(open(opened()));
    await assert.refused(rules.as('ana').doc(path).update({ devotional_id: null }));
    await assert.refused(rules.as('ana').doc(path).update({ title: 'Outro' }));
  });

  it('is erased by its owner alone', async () => {
    await rules.given({ [path]: opened() });
    await assert.refused(rules.as('bia').doc(path).delete());
    await assert.refused(rules.as('pastor').doc(path).delete());
    await assert.refused(rules.as('chefe').doc(path).delete());
    await assert.refused(rules.nobody().doc(path).delete());
    await assert.allowed(rules.as('ana').doc(path).delete());
  });

  itSawEveryCondition(rules, 'match /ai_mentor_conversations/{conversationId}');
});

describe('what is said in it', () => {
  const message = `${path}/messages/m1`;
  const said = { role: 'user', text: 'Como orar?', created_at: minutesFromNow(0) };
  beforeEach(() => rules.given({ ...people, [path]: opened(), [message]: said }));

  const messages = `${path}/messages`;

  it('is read by its owner, up to a page', async () => {
    await assert.allowed(rules.as('ana').doc(message).get());
    await assert.allowed(rules.as('ana').collection(messages).limit(100).get());
  });

  itRefusesMoreThanAPage(rules, 'ana', messages);

  it.each(['bia', 'pastor', 'chefe'])('is not read by %s', async (uid) => {
    await assert.refused(rules.as(uid).doc(message).get());
    await assert.refused(rules.as(uid).collection(messages).limit(1).get());
  });

  it('is not read by somebody who has not signed in', async () => {
    await assert.refused(rules.nobody().doc(message).get());
    await assert.refused(rules.nobody().collection(messages).limit(1).get());
  });

  it('is written, changed and erased by the server alone', async () => {
    const ana = rules.as('ana');
    await assert.refused(ana.doc(`${path}/messages/m2`).set(said));
    await assert.refused(ana.doc(`${path}/messages/m2`).set({ ...said, role: 'model' }));
    await assert.refused(ana.doc(message).update({ text: 'Outra' }));
    await assert.refused(ana.doc(message).delete());
  });

  itSawEveryCondition(
    rules,
    'match /ai_mentor_conversations/{conversationId}/messages/{messageId}',
  );
});
