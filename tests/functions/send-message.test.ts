import { DAILY_FIRST_WORDS, DAILY_MESSAGES, MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { brasiliaDay } from '../../functions/src/quota';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { callAs, call, tokenOf } from './support/calls';
import { answerMessage, messageAt, messagesTo, notificationsOf } from './support/messages';
import { daysAgo, newUid, writeProfile } from './support/progress';

const NAME = 'send-message';

type Fields = Parameters<typeof writeProfile>[1];

const year = new Date().getUTCFullYear();
const adult = { guardianship: 'none' } as const;
const minor = { guardianship: 'needed', adult_from_year: year + 1 } as const;
const permitted = { ...minor, guardianship: 'recorded' } as const;

const aTime: unknown = expect.any(Timestamp);

let ana = '';
let pastor = '';

const beAna = (fields: Fields) =>
  writeProfile(ana, { full_name: 'Ana', pastor_id: pastor, ...fields });
const bePastor = (fields: Fields) =>
  writeProfile(pastor, { full_name: 'João', position: 'pastor', ...fields });

beforeEach(async () => {
  [ana, pastor] = [newUid(), newUid()];
  await Promise.all([beAna(adult), bePastor(adult)]);
});

const question = (changes: object = {}) => ({
  requestId: randomUUID(),
  leaderId: pastor,
  devotionalId: null,
  message: 'Como posso orar melhor?',
  ...changes,
});
const firstWord = (changes: object = {}) =>
  question({ to: ana, message: 'Pensei em você hoje. Como está?', ...changes });

const ask = (changes?: object) => callAs(ana, NAME, question(changes));
const writeFirst = (changes?: object) => callAs(pastor, NAME, firstWord(changes));

const spend = (uid: string, kind: 'messages' | 'first-words', count: number) =>
  db.doc(paths.quota(uid, kind)).set({ day: brasiliaDay(new Date()), count });

describe('a disciple’s message', () => {
  it('is stored with the names and the verse, and notifies the leader without its text', async () => {
    const day = '2001-02-03';
    await db.doc(paths.devotional(day)).set({ verse_reference: 'João 3.16', date: day });
    const requestId = randomUUID();
    expect(await ask({ requestId, devotionalId: day })).toEqual({ id: requestId });
    expect(await messageAt(requestId)).toEqual({
      user_id: ana,
      pastor_id: pastor,
      devotional_id: day,
      message: 'Como posso orar melhor?',
      status: 'pending',
      response: null,
      responded_at: null,
      created_at: aTime,
      archived_at: null,
      disciple_name: 'Ana',
      pastor_name: 'João',
      pastor_position: 'pastor',
      verse_reference: 'João 3.16',
      devotional_date: day,
    });
    expect(await notificationsOf(pastor)).toEqual([
      {
        id: notificationIds.message(requestId),
        user_id: pastor,
        kind: 'message',
        title: 'Nova mensagem',
        body: 'Ana',
        url: '/pastor-panel',
        read: false,
        created_at: aTime,
        expires_at: aTime,
      },
    ]);
  });

  it('is stored without a devotional, and about a deleted one', async () => {
    for (const devotionalId of [null, daysAgo(400)]) {
      const requestId = randomUUID();
      await ask({ requestId, devotionalId });
      expect(await messageAt(requestId)).toMatchObject({
        devotional_id: devotionalId,
        verse_reference: null,
        devotional_date: null,
      });
    }
  });

  it('is stored without the half of a character that Firestore refuses', async () => {
    const requestId = randomUUID();
    const message = 'Ore \uD83Dpor mim 🙏';
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await ask({ requestId, message })).toEqual({ id: requestId });
    expect(await messageAt(requestId)).toMatchObject({ message: 'Ore por mim 🙏' });
  });

  it('does not notify a leader who has muted its author', async () => {
    await db.doc(paths.mutedPerson(pastor, ana)).set({ person_id: ana });
    await ask();
    expect(await messagesTo(pastor)).toMatchObject([{ status: 'pending' }]);
    expect(await notificationsOf(pastor)).toEqual([]);
  });

  it.each<[string, Fields, Fields]>([
    ['from a minor with consent', permitted, adult],
    ['from someone who comes of age this year', { ...minor, adult_from_year: year }, adult],
    ['to a leader of unknown age', adult, {}],
    ['to a leader who is a minor with consent', adult, permitted],
    ['to a leader who comes of age this year', adult, { ...minor, adult_from_year: year }],
  ])('is sent %s', async (_, disciple, leader) => {
    await Promise.all([beAna(disciple), bePastor(leader)]);
    expect(await ask()).toHaveProperty('id');
  });

  it.each<[string, 'link' | 'guardian', Fields, Fields]>([
    ['from a person of unknown age', 'guardian', {}, adult],
    ['from a minor', 'guardian', minor, adult],
    ['from a minor of unknown year of birth', 'guardian', { guardianship: 'needed' }, adult],
    ['to a leader who is a minor', 'link', adult, minor],
    ['to a leader of unknown year of birth', 'link', adult, { guardianship: 'needed' }],
    ['from a person without a leader', 'link', { ...adult, pastor_id: null }, adult],
    ['to somebody else’s leader', 'link', { ...adult, pastor_id: 'outro' }, adult],
    ['to a former leader', 'link', adult, { ...adult, position: 'discipulo' }],
  ])('is refused %s', async (_, refused, disciple, leader) => {
    await Promise.all([beAna(disciple), bePastor(leader)]);
    expect(await ask()).toEqual({ refused });
    expect(await messagesTo(pastor)).toEqual([]);
  });

  it('is refused from a person without a profile', async () => {
    await db.doc(paths.profile(ana)).delete();
    expect(await ask()).toEqual({ refused: 'link' });
  });

  it('needs a confirmed e-mail, in the token or since', async () => {
    const leader = await createUser({ position: 'pastor' });
    const [confirmed, unconfirmed] = await Promise.all([
      createUser({ leader: asLeader(leader) }),
      createUser({ leader: asLeader(leader), unconfirmed: true }),
    ]);
    const send = async (uid: string) => {
      const token = tokenOf(uid, { email_verified: false });
      return (await call(NAME, question({ leaderId: leader.uid }), token)).result;
    };
    expect(await send(confirmed.uid)).toHaveProperty('id');
    expect(await send(unconfirmed.uid)).toEqual({ refused: 'email' });
  });

  it('has at most 5,000 characters', async () => {
    const text = 'a'.repeat(MESSAGE_MAX_LENGTH);
    expect(await ask({ message: text })).toHaveProperty('id');
    expect(await ask({ message: `${text}a` })).toEqual({ refused: 'size' });
  });

  it.each([
    ['an empty text', { message: '' }],
    ['a text of spaces', { message: ' \n\u200B ' }],
    ['another kind of id', { requestId: 'ana_2026-11-21_0' }],
    ['the id of a path', { leaderId: 'a/b' }],
    ['a day that does not exist', { devotionalId: '2026-02-30' }],
  ])('is invalid with %s', async (_, changes) => {
    await expect(ask(changes)).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('a leader’s first word', () => {
  it('is stored as an answer, and notifies the disciple without its text or a name', async () => {
    // A mute hides a person's messages from the leader, not the leader's from them.
    await db.doc(paths.mutedPerson(pastor, ana)).set({ person_id: ana });
    const requestId = randomUUID();
    expect(await writeFirst({ requestId, devotionalId: daysAgo(1) })).toEqual({ id: requestId });
    expect(await messageAt(requestId)).toMatchObject({
      user_id: ana,
      pastor_id: pastor,
      devotional_id: null,
      message: '',
      status: 'responded',
      response: 'Pensei em você hoje. Como está?',
      responded_at: aTime,
      disciple_name: 'Ana',
      pastor_name: 'João',
    });
    expect(await notificationsOf(ana)).toMatchObject([
      {
        id: notificationIds.reply(requestId),
        kind: 'reply',
        title: 'Nova mensagem',
        body: 'Seu líder escreveu para você',
        url: '/my-messages',
      },
    ]);
    expect(await notificationsOf(pastor)).toEqual([]);
  });

  it.each<[string, Fields, Fields]>([
    ['to a minor with consent', permitted, adult],
    ['to someone who comes of age this year', { ...minor, adult_from_year: year }, adult],
    ['from a leader who is a minor with consent', adult, permitted],
  ])('is sent %s', async (_, disciple, leader) => {
    await Promise.all([beAna(disciple), bePastor(leader)]);
    expect(await writeFirst()).toHaveProperty('id');
  });

  it.each<[string, 'link' | 'guardian', Fields, Fields]>([
    ['to a person of unknown age', 'guardian', {}, adult],
    ['to a minor', 'guardian', minor, adult],
    ['from a leader who is a minor', 'guardian', adult, minor],
    ['from a leader of unknown age', 'guardian', adult, {}],
    ['to a person without a leader', 'link', { ...adult, pastor_id: null }, adult],
    ['to somebody else’s disciple', 'link', { ...adult, pastor_id: 'outro' }, adult],
    ['from a former leader', 'link', adult, { ...adult, position: 'discipulo' }],
  ])('is refused %s', async (_, refused, disciple, leader) => {
    await Promise.all([beAna(disciple), bePastor(leader)]);
    expect(await writeFirst()).toEqual({ refused });
    expect(await notificationsOf(ana)).toEqual([]);
  });

  it('cannot be written in a leader’s name, by a disciple or by another leader', async () => {
    const other = newUid();
    await writeProfile(other, { position: 'lider', ...adult });
    for (const uid of [ana, other])
      expect(await callAs(uid, NAME, firstWord())).toEqual({ refused: 'link' });
  });
});

describe('a request whose response was lost', () => {
  it('answers the same id again, without a second message or notification, and counts once', async () => {
    await spend(ana, 'messages', DAILY_MESSAGES - 1);
    const request = { requestId: randomUUID() };
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await ask(request)).toEqual({ id: request.requestId });
    expect(await messagesTo(pastor)).toHaveLength(1);
    expect(await notificationsOf(pastor)).toHaveLength(1);
  });

  it('answers the same id when the leader has answered, or is no longer the leader', async () => {
    const request = { requestId: randomUUID() };
    await ask(request);
    await answerMessage(request.requestId);
    await beAna({ ...adult, pastor_id: null });
    expect(await ask(request)).toEqual({ id: request.requestId });
  });

  it('answers the same id for a first word', async () => {
    const request = { requestId: randomUUID() };
    expect(await writeFirst(request)).toEqual(await writeFirst(request));
    expect(await notificationsOf(ana)).toHaveLength(1);
  });

  it('is refused with other words, to another leader, or by another person', async () => {
    const requestId = randomUUID();
    const bia = newUid();
    await Promise.all([ask({ requestId }), writeProfile(bia, { pastor_id: pastor, ...adult })]);
    const others = [
      () => ask({ requestId, message: 'Outra.' }),
      () => ask({ requestId, leaderId: 'outro' }),
      () => writeFirst({ requestId, message: 'Como posso orar melhor?' }),
      () => callAs(bia, NAME, question({ requestId })),
    ];
    for (const send of others)
      await expect(send()).rejects.toMatchObject({ code: 'already-exists' });
    expect(await messageAt(requestId)).toMatchObject({ user_id: ana, status: 'pending' });
  });
});

describe('the day’s quota', () => {
  it('is twenty messages of a disciple, however many are sent at once', async () => {
    await spend(ana, 'messages', DAILY_MESSAGES - 5);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
    expect(answers.filter((each) => JSON.stringify(each) === '{"refused":"quota"}')).toHaveLength(
      7,
    );
    expect(await messagesTo(pastor)).toHaveLength(5);
    expect(await notificationsOf(pastor)).toHaveLength(5);
  });

  it('is two hundred first words of a leader, so that one can write to all, apart from the messages of the same person', async () => {
    await spend(pastor, 'messages', DAILY_MESSAGES);
    await spend(pastor, 'first-words', DAILY_FIRST_WORDS - 1);
    expect(await writeFirst()).toHaveProperty('id');
    expect(await writeFirst()).toEqual({ refused: 'quota' });
  });

  it('is not used up by refused messages', async () => {
    await spend(ana, 'messages', DAILY_MESSAGES - 1);
    await ask({ message: 'a'.repeat(MESSAGE_MAX_LENGTH + 1) });
    expect(await ask()).toHaveProperty('id');
  });
});

it('a message cannot be sent once the author’s account is being erased', async () => {
  await erasureOf(ana).set({ uid: ana });
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
});
