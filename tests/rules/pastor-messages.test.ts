import { serverTimestamp } from 'firebase/firestore';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { minutesFromNow } from './support/clock';
import { allowedCases, refusedCases } from './support/field-cases';
import { filled } from './support/field-shapes';
import { messages, messageShapes as shapes, response } from './support/messages';
import { people } from './support/people';
import { itRefusesMoreThanAPage, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('pastor-messages');
const path = 'pastor_messages/m1';
const { sent, stamped, read, responded } = messages;

describe('a message', () => {
  beforeAll(() => rules.given(people));

  describe('reading', () => {
    beforeEach(() => rules.given({ [path]: stamped }));

    it.each(['ana', 'pastor'])(
      'lets %s read it, who wrote it or whom it was sent to',
      async (uid) => {
        await assert.allowed(rules.as(uid).doc(path).get());
      },
    );

    it.each([
      ['another disciple', 'bia'],
      ['another leader', 'lider'],
      ['an admin', 'chefe'],
    ])('refuses %s', async (_who, uid) => {
      await assert.refused(rules.as(uid).doc(path).get());
    });

    it('refuses somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc(path).get());
      await assert.refused(rules.nobody().collection('pastor_messages').limit(20).get());
    });

    const list = (uid: string, field: string, of: string) =>
      rules.as(uid).collection('pastor_messages').where(field, '==', of);

    it('lists what one wrote, and what one was sent, newest first and by status', async () => {
      for (const [uid, field] of [
        ['ana', 'user_id'],
        ['pastor', 'pastor_id'],
      ] as const) {
        const mine = list(uid, field, uid).orderBy('created_at', 'desc');
        await assert.allowed(mine.limit(100).get());
        await assert.allowed(mine.where('status', 'in', ['pending', 'read']).limit(20).get());
        await assert.refused(mine.limit(101).get());
        await assert.refused(mine.get());
      }
    });

    it('does not list what others wrote or were sent', async () => {
      await assert.refused(list('bia', 'user_id', 'ana').limit(20).get());
      await assert.refused(list('lider', 'pastor_id', 'pastor').limit(20).get());
      await assert.refused(list('chefe', 'user_id', 'ana').limit(20).get());
      await assert.refused(rules.as('pastor').collection('pastor_messages').limit(20).get());
    });

    itRefusesMoreThanAPage(rules, 'chefe', 'pastor_messages');
  });

  describe('writing', () => {
    beforeEach(() => rules.given({ [path]: null }));

    const send = (uid: string, document: object) => rules.as(uid).doc(path).set(document);
    const fresh = { ...sent, created_at: serverTimestamp() };

    it('lets a disciple write to the leader they are linked to now', async () => {
      await assert.allowed(send('ana', fresh));
    });

    it.each([
      ['another disciple in one’s name', 'bia', fresh],
      ['the leader in the disciple’s name', 'pastor', fresh],
      ['an admin in the disciple’s name', 'chefe', fresh],
      ['a disciple to another’s leader', 'bia', { ...fresh, user_id: 'bia' }],
      ['a disciple who is linked to nobody', 'caio', { ...fresh, user_id: 'caio' }],
      ['a disciple to nobody', 'caio', { ...fresh, user_id: 'caio', pastor_id: null }],
      ['a leader to a disciple', 'pastor', { ...fresh, user_id: 'pastor', pastor_id: 'ana' }],
    ])('refuses %s', async (_who, uid, document) => {
      await assert.refused(send(uid, document));
    });

    it('refuses somebody who has not signed in', async () => {
      await assert.refused(rules.nobody().doc(path).set(fresh));
    });

    it('follows the link of now', async () => {
      await rules.given({ 'profiles/ana': { ...people['profiles/ana'], pastor_id: 'lider' } });
      await assert.refused(send('ana', fresh));
      await assert.allowed(send('ana', { ...fresh, pastor_id: 'lider' }));
      await rules.given({ 'profiles/ana': people['profiles/ana'] });
    });

    const year = new Date().getUTCFullYear();
    it.each([
      [
        'a minor without a guardian’s consent',
        { guardianship: 'needed', adult_from_year: year + 1 },
      ],
      ['a minor of whom no year is known', { guardianship: 'needed' }],
    ])('refuses %s', async (_who, guarded) => {
      await rules.given({ 'profiles/ana': { ...people['profiles/ana'], ...guarded } });
      await assert.refused(send('ana', fresh));
      await rules.given({ 'profiles/ana': people['profiles/ana'] });
    });

    it.each([
      ['an adult', { guardianship: 'none' }],
      [
        'a minor whose guardian has consented',
        { guardianship: 'recorded', adult_from_year: year + 1 },
      ],
      ['somebody who has come of age since', { guardianship: 'needed', adult_from_year: year }],
    ])('lets %s write', async (_who, known) => {
      await rules.given({ 'profiles/ana': { ...people['profiles/ana'], ...known } });
      await assert.allowed(send('ana', fresh));
      await rules.given({ 'profiles/ana': people['profiles/ana'] });
    });

    it.each(allowedCases(shapes))('takes %s', async (_title, change) => {
      await assert.allowed(send('ana', change(fresh)));
    });

    it.each(refusedCases(shapes))('refuses %s', async (_title, change) => {
      await assert.refused(send('ana', change(fresh)));
    });
  });

  describe('once sent', () => {
    const change = (uid: string, fields: object) => rules.as(uid).doc(path).update(fields);
    const answer = { status: 'responded', response, responded_at: serverTimestamp() };

    it.each([
      ['pending to read', stamped, { status: 'read' }],
      ['pending to responded', stamped, answer],
      ['read to responded', read, answer],
    ])('is moved on by the leader, from %s', async (_move, before, fields) => {
      await rules.given({ [path]: before });
      await assert.allowed(change('pastor', fields));
    });

    it.each([
      ['read to pending', read, { status: 'pending' }],
      ['read to responded without an answer', read, { status: 'responded' }],
      ['pending to a status that nobody knows', stamped, { status: 'arquivada' }],
      ['responded to read', responded, { status: 'read' }],
      [
        'responded to pending',
        responded,
        { status: 'pending', response: null, responded_at: null },
      ],
    ])('is not moved from %s', async (_move, before, fields) => {
      await rules.given({ [path]: before });
      await assert.refused(change('pastor', fields));
    });

    it('has one answer, which is final', async () => {
      await rules.given({ [path]: responded });
      await assert.refused(change('pastor', { response: 'Mudei de ideia.' }));
      await assert.refused(change('pastor', { ...answer, response: 'Mudei de ideia.' }));
    });

    it.each<[string, object]>([
      ...filled(5000).refuses.map(([label, value]): [string, object] => [
        label,
        { response: value },
      ]),
      ['a moment by the device’s clock', { responded_at: minutesFromNow(0) }],
      ['no moment', { responded_at: null }],
      ['another status', { status: 'read' }],
      ['other words of the disciple', { message: 'Outra pergunta' }],
      ['another disciple', { user_id: 'bia' }],
      ['another leader', { pastor_id: 'lider' }],
      ['another devotional', { devotional_id: '2026-11-20' }],
      ['another name', { disciple_name: 'Bia' }],
      ['another moment of sending', { created_at: minutesFromNow(0) }],
      ['a field that nobody knows', { extra: 1 }],
    ])('is not answered with %s', async (_what, fields) => {
      await rules.given({ [path]: read });
      await assert.refused(change('pastor', { ...answer, ...fields }));
    });

    it.each(filled(5000).accepts)('is answered with %s', async (_label, value) => {
      await rules.given({ [path]: read });
      await assert.allowed(change('pastor', { ...answer, response: value }));
    });

    it.each([
      ['the author', 'ana'],
      ['another leader', 'lider'],
      ['an admin', 'chefe'],
    ])('is not moved by %s', async (_who, uid) => {
      await rules.given({ [path]: stamped });
      await assert.refused(change(uid, { status: 'read' }));
      await assert.refused(change(uid, answer));
    });

    it('is not moved by somebody who has not signed in', async () => {
      await rules.given({ [path]: stamped });
      await assert.refused(rules.nobody().doc(path).update({ status: 'read' }));
    });

    it('is not changed by its author, nor marked read with another word', async () => {
      await rules.given({ [path]: stamped });
      await assert.refused(change('ana', { message: 'Outra pergunta' }));
      await assert.refused(change('pastor', { status: 'read', message: 'Outra pergunta' }));
    });

    it('is deleted by nobody', async () => {
      await rules.given({ [path]: stamped });
      for (const uid of ['ana', 'pastor', 'chefe']) {
        await assert.refused(rules.as(uid).doc(path).delete());
      }
    });
  });

  itSawEveryCondition(rules, 'match /pastor_messages/{messageId}', 'function isGuarded(profile)');
});
