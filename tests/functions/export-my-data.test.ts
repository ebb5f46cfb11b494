import { notificationIds } from '@raizes/domain/documents/notification';
import { collections } from '@raizes/domain/paths';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { signedIn } from './support/calls';
import { today } from './support/progress';
import { answerMessage, sendMessage, untilTold } from './support/messages';

const keptSchema = v.looseObject({
  account: v.looseObject({ email: v.string() }),
  kept: v.record(v.string(), v.array(v.looseObject({ id: v.string() }))),
});

it('exports every document of a person, also of unknown collections', async () => {
  const leader = await createUser({ fullName: 'João Vidigal', position: 'pastor' });
  const person = await signedIn({ fullName: 'Zenaide', leader: asLeader(leader) });
  const { uid } = person;
  await person.complete(today, { reflection: '<script>alert(1)</script>' });
  await person.untilStats({ total_xp: 50 });
  const message = await sendMessage({ user_id: uid, pastor_id: leader.uid });
  await untilTold(leader.uid, notificationIds.message(message));
  await answerMessage(message);
  // What the triggers write of it is there before the copy is taken.
  await untilTold(uid, notificationIds.reply(message));
  await db.doc(`users/${uid}/ai_mentor_conversations/c1/messages/m1`).set({ text: 'Oi' });
  await db.doc(`users/${uid}/invented/x`).set({ at: new Date('2026-01-02T03:04:05Z') });

  const answer = await person.call('export-my-data');
  const messages = [{ id: 'm1', fields: { text: 'Oi' } }];
  const { kept, account } = v.parse(keptSchema, answer.result);
  expect(account).toMatchObject({ id: uid, email: person.email });
  expect(answer.result).toMatchObject({
    profile: { full_name: 'Zenaide' },
    stats: { total_xp: 50 },
    messages_sent: [{ id: message, fields: { response: 'Comece agradecendo.' } }],
    kept: {
      user_devotionals: [{ id: today, fields: { reflection: '<script>alert(1)</script>' } }],
      ai_mentor_conversations: [{ id: 'c1', fields: null, collections: { messages } }],
      invented: [{ id: 'x', fields: { at: '2026-01-02T03:04:05.000Z' } }],
    },
  });

  // Against the database itself: each document below the person, of whatever kind, is there.
  const own = await db.doc(`${collections.users}/${uid}`).listCollections();
  const stored = await Promise.all(
    own.map(async (each) => [each.id, (await each.listDocuments()).length]),
  );
  expect(Object.fromEntries(stored)).toEqual(
    Object.fromEntries(Object.entries(kept).map(([name, documents]) => [name, documents.length])),
  );
  expect((await person.call('count-my-data')).result).toMatchObject({
    user_devotionals: 1,
    messages_sent: 1,
    privacy: 1,
  });
});

it('gives a leader their answers, and not what others wrote to them', async () => {
  const leader = await signedIn({ position: 'pastor' });
  const disciple = await createUser({ fullName: 'Zenaide Segredo' });
  const id = await sendMessage({ user_id: disciple.uid, pastor_id: leader.uid });
  await answerMessage(id);
  const { text } = await leader.call('export-my-data');
  expect(text).toContain('Comece agradecendo.');
  expect(text).not.toContain('Como posso orar melhor?');
  expect(text).not.toContain(disciple.uid);
});
