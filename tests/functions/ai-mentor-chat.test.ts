import { DAILY_MENTOR_MESSAGES, DAILY_STORED_CRISIS_TURNS } from '@raizes/domain/limits';
import type { Day } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import type { Quota } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchHistory, onMentorConversationDeleted } from '../../functions/src/mentor/conversation';
import { claimTurn, storeAnswer } from '../../functions/src/mentor/turn';
import { brasiliaDay } from '../../functions/src/quota';
import { db } from '../support/admin';
import { call } from './support/calls';
import { dataAt } from './support/database';
import { createMentorUser, openConversation } from './support/mentor';
import { aDevotional, aMentorMessage, consents } from '../factories';
import { writeProfile } from './support/progress';
import { change } from './support/triggers';

type Person = Awaited<ReturnType<typeof createMentorUser>>;
const HELPLINES =
  'Se você estiver passando por um momento difícil, ligue 188 (CVV) ou 100 (Direitos Humanos): é de graça, a qualquer hora.';
const CONVERSATION_NOT_FOUND = `Conversa não encontrada. Abra o mentor novamente. ${HELPLINES}`;

describe('the mentor', () => {
  let ana: Person;
  beforeEach(async () => {
    ana = await createMentorUser();
  });

  it('answers in Portuguese with references and a practice, and stores both messages', async () => {
    const { response, source, crisis } = await ana.answerTo('Estou muito ansiosa com o futuro');
    expect(source).toBe('local');
    expect(crisis).toBeUndefined();
    expect(response).toContain('Filipenses 4.6-7');
    expect(response).toContain('Um passo para hoje');
    expect(await ana.transcript()).toMatchObject([
      { role: 'user', text: 'Estou muito ansiosa com o futuro' },
      { role: 'model', text: response, source: 'local', topic_ids: ['ansiedade'] },
    ]);
  });

  it('goes deeper on request and says something new each time', async () => {
    await ana.answerTo('Estou muito ansiosa com o futuro');
    const first = await ana.answerTo('fala mais sobre isso');
    expect(first.response).toContain('Ajuda separar o que está nas suas mãos');
    const second = await ana.answerTo('fala mais');
    expect(second.response).not.toContain('Ajuda separar o que está nas suas mãos');
    const prayer = await ana.answerTo('ora comigo?');
    expect(prayer.response).toMatch(/Amém\.$/);
  });

  it('takes the first question as the title of the conversation', async () => {
    await ana.answerTo('Estou muito ansiosa com o futuro');
    await ana.answerTo('Como devo orar?');
    const row = await dataAt(paths.mentorConversation(ana.uid, ana.conversationId));
    expect(row).toMatchObject({ title: 'Estou muito ansiosa com o futuro' });
    expect(row).toHaveProperty('updated_at');
  });

  it('streams the answer word by word and ends with the complete answer', async () => {
    const { conversationId } = ana;
    const input = { conversationId, message: 'Como devo orar?', devotionalContext: null };
    const chunks: unknown[] = [];
    const sendChunk = async (chunk: unknown) => chunks.push(chunk) > 0;
    const { result } = await call('ai-mentor-chat', input, ana.token, { sendChunk });
    expect(chunks.length).toBeGreaterThan(10);
    expect(result).toMatchObject({ response: chunks.join(''), source: 'local' });
  });

  it('reads the devotional from the database instead of trusting the client', async () => {
    const day = '2001-02-03';
    const devotional = aDevotional({
      date: day,
      verse_reference: 'João 15.5',
      verse_text: 'Texto que está guardado na base.',
      central_insight: 'Quem permanece, frutifica.',
    });
    await db.doc(paths.devotional(day)).set(devotional);
    const { response } = await ana.answerTo('o que significa esse versículo?', {
      devotionalContext: { id: day, verse_reference: 'João 15.5', verse_text: 'Texto inventado' },
    });
    expect(response).toContain('“Texto que está guardado na base.”');
    expect(response).toContain('Quem permanece, frutifica.');
    expect(response).not.toContain('inventado');
  });

  it('answers and counts a repeated request only once', async () => {
    const requestId = 'pedido-1';
    const first = await ana.answerTo('Como perdoar?', { requestId });
    const before = await ana.transcript();
    const { count } = await quotaOf(ana.uid);
    expect(await ana.answerTo('Como perdoar?', { requestId })).toEqual(first);
    const both = await Promise.all(
      [1, 2].map(() => ana.answerTo('o que é jejum?', { requestId: 'pedido-2' })),
    );
    expect(both[0]).toEqual(both[1]);
    expect(await ana.transcript()).toHaveLength(before.length + 2);
    expect(await quotaOf(ana.uid)).toMatchObject({ count: count + 1 });
  });
});

describe('the request id', () => {
  it('belongs to one question: another question is refused with the helplines and not counted', async () => {
    const ana = await createMentorUser();
    await ana.answerTo('Como orar?', { requestId: 'pedido' });
    const { error, text } = await ana.ask('O que é jejum?', { requestId: 'pedido' });
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(text).toMatch(/188.*100/);
    expect(await ana.transcript()).toHaveLength(2);
    expect(await quotaOf(ana.uid)).toMatchObject({ count: 1 });
  });

  it('is counted again in another conversation', async () => {
    const ana = await createMentorUser();
    const conversationId = await openConversation(ana.uid);
    await ana.answerTo('Como orar?', { requestId: 'pedido' });
    await ana.answerTo('Como orar?', { requestId: 'pedido', conversationId });
    expect(await quotaOf(ana.uid)).toMatchObject({ count: 2 });
  });

  const withLease = async ({ uid, conversationId }: Person, leased_until?: Date) => {
    const key = { uid, conversationId, requestId: randomUUID() };
    const question = aMentorMessage({ text: 'Como orar?', created_at: new Date() });
    const path = paths.mentorMessage(uid, conversationId, key.requestId);
    await db.doc(path).set({ ...question, ...(leased_until && { leased_until }) });
    return key;
  };

  it('waits for the answer of the call that holds the lease', async () => {
    const ana = await createMentorUser();
    const key = await withLease(ana, new Date(Date.now() + 60_000));
    const second = ana.answerTo('Como orar?', { requestId: key.requestId });
    await storeAnswer(key, { text: 'A resposta da primeira.', source: 'local' }, null);
    expect(await second).toMatchObject({ response: 'A resposta da primeira.' });
  });

  it.each([
    ['has expired', new Date(Date.now() - 1000)],
    ['was never written', undefined],
  ])('is taken over when the lease of a call that died %s', async (_, leasedUntil) => {
    const ana = await createMentorUser();
    const { requestId } = await withLease(ana, leasedUntil);
    expect((await ana.ask('Como orar?', { requestId })).status).toBe(200);
    expect(await ana.transcript()).toHaveLength(2);
    expect(await dataAt(paths.quota(ana.uid, 'mentor'))).toBeUndefined();
  });
});

describe('a crisis message', () => {
  it('is answered with help before any model, and gives the conversation no title', async () => {
    const ana = await createMentorUser();
    const message = 'n aguento mais, vou me m4tar';
    const { response, source, crisis } = await ana.answerTo(message);
    expect({ source, crisis }).toEqual({ source: 'local', crisis: 'suicide' });
    expect(response).toContain('188');
    expect(response).toContain('líder');
    expect(await ana.transcript()).toMatchObject([
      { role: 'user', text: message },
      { role: 'model', text: response, crisis: 'suicide' },
    ]);
    const row = await dataAt(paths.mentorConversation(ana.uid, ana.conversationId));
    expect(row).not.toHaveProperty('title');
  });

  it('never reaches a model as the history of a later question', async () => {
    const ana = await createMentorUser();
    await ana.answerTo('Como orar?', { requestId: 'antes' });
    await ana.answerTo('quero morrer');
    const history = await fetchHistory(ana.uid, ana.conversationId);
    expect(history.map(({ id }) => id)).toEqual(['antes', 'antes-resposta']);
  });

  it('gets an answer that begins with care and the helplines when it is only a concern', async () => {
    const ana = await createMentorUser();
    const { response, crisis } = await ana.answerTo('tenho tanta ansiedade que só queria sumir');
    expect(crisis).toBeUndefined();
    expect(response).toContain('Um passo para hoje');
    expect(response.slice(0, 500)).toContain('188');
    expect(response).toMatch(/^Antes de tudo/);
  });

  it('is answered without a conversation as well, and then leaves no trace', async () => {
    const [ana, bia] = await Promise.all([createMentorUser(), createMentorUser()]);
    for (const conversationId of ['nenhuma', bia.conversationId, '', '../x', 'a/b/c']) {
      const request = { conversationId, requestId: 'pedido' };
      expect(await ana.answerTo('quero morrer', request)).toMatchObject({ crisis: 'suicide' });
    }
    expect(await bia.transcript()).toEqual([]);
    const orphans = db.collection(collections.mentorMessages(ana.uid, 'nenhuma'));
    expect((await orphans.get()).size).toBe(0);
  });

  it('is always answered, and stored up to the daily limit', async () => {
    const ana = await createMentorUser();
    await spendQuota(ana.uid, DAILY_STORED_CRISIS_TURNS - 1, { quota: 'crisis' });
    for (let time = 0; time < 3; time += 1) {
      const { response, crisis } = await ana.answerTo('quero morrer');
      expect(crisis).toBe('suicide');
      expect(response).toContain('188');
    }
    expect(await ana.transcript()).toHaveLength(2);
  });

  it('is answered and stored once when the request is repeated', async () => {
    const ana = await createMentorUser();
    const ask = () => ana.answerTo('quero morrer', { requestId: 'pedido' });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await ana.transcript()).toHaveLength(2);
    expect(await dataAt(paths.quota(ana.uid, 'mentor'))).toBeUndefined();
  });
});

describe.each<[string, (uid: string) => Promise<void>, Parameters<typeof createMentorUser>[0]?]>([
  ['a missing guardian’s consent', async () => undefined, { minor: true }],
  ['an unknown birth year', removeBirthYear],
  ['a spent quota', (uid) => spendQuota(uid, DAILY_MENTOR_MESSAGES)],
  ['an unconfirmed e-mail', async () => undefined, { unconfirmed: true }],
])('behind the gate of %s', (_gate, close, options) => {
  let ana: Person;
  beforeEach(async () => {
    ana = await createMentorUser(options);
    await close(ana.uid);
  });

  it('a question is refused with the helplines', async () => {
    const { status, error } = await ana.ask('Como orar?');
    expect(status).not.toBe(200);
    expect(JSON.stringify(error)).toMatch(/188.*100/);
    expect(await ana.transcript()).toEqual([]);
  });

  it('a crisis message is answered and stored', async () => {
    const { response, crisis } = await ana.answerTo('quero morrer');
    expect(crisis).toBe('suicide');
    expect(await ana.transcript()).toMatchObject([
      { role: 'user' },
      { role: 'model', text: response },
    ]);
  });
});

describe('the mentor refuses', () => {
  let ana: Person;
  beforeEach(async () => {
    ana = await createMentorUser();
  });

  it.each([
    ['nothing', ''],
    ['whitespace', ' \n\t\u00a0\u200b'],
    ['2,001 characters', 'a'.repeat(2001)],
    ['a list', ['segredo']],
  ])('%s as a message, in Portuguese and without internals', async (_, message) => {
    const { status, error, text } = await ana.ask(message);
    expect(status).toBe(400);
    expect(error).toEqual({
      status: 'INVALID_ARGUMENT',
      message: `Escreva uma mensagem de até 2.000 caracteres. ${HELPLINES}`,
    });
    expect(text).not.toMatch(/\bat \w|schema|segredo/i);
  });

  it('a conversation that does not exist or belongs to another person, in the same words', async () => {
    const bia = await createMentorUser();
    for (const conversationId of ['nenhuma', bia.conversationId, '', '../x', 'a/b/c', '__x__']) {
      // Sequential, because this checks the answers, not the load.
      const { status, error } = await ana.ask('Oi', { conversationId });
      expect(status).toBe(404);
      expect(error).toEqual({ status: 'NOT_FOUND', message: CONVERSATION_NOT_FOUND });
    }
    expect(await bia.transcript()).toEqual([]);
  });

  it('more messages than the daily limit, kindly', async () => {
    await spendQuota(ana.uid, DAILY_MENTOR_MESSAGES - 1);
    expect((await ana.ask('Como orar?')).status).toBe(200);
    const { status, error } = await ana.ask('Mais uma');
    expect(status).toBe(429);
    expect(error).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
    expect(JSON.stringify(error)).toContain('Por hoje já conversamos bastante');
    expect(await ana.transcript()).toHaveLength(2);
  });

  it('no one after the daily limit is reset at midnight in Brazil', async () => {
    const { uid, conversationId } = await createMentorUser();
    await spendQuota(uid, DAILY_MENTOR_MESSAGES, { day: '2026-11-21' });
    const ask = (requestId: string, time: string) => {
      const key = { uid, conversationId, requestId };
      return claimTurn(key, 'Como orar?', new Date(`2026-11-22T${time}Z`));
    };
    await expect(ask('cedo', '02:59:00')).rejects.toThrow('volte amanhã');
    await ask('depois', '03:01:00');
    expect(await quotaOf(uid)).toMatchObject({ count: 1 });
  });

  it('a minor whose guardian has not agreed yet, kindly', async () => {
    ana = await createMentorUser({ minor: true });
    const { status, error } = await ana.ask('Como orar?');
    expect(status).toBe(400);
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(JSON.stringify(error)).toContain('autorização do seu responsável');
    await writeProfile(ana.uid, { guardianship: 'recorded' });
    expect((await ana.ask('Como orar?')).status).toBe(200);
  });

  it('a minor as soon as the year of birth is known', async () => {
    await writeProfile(ana.uid);
    const birth_year = new Date().getFullYear() - 12;
    await db.doc(paths.consents(ana.uid)).set(consents({ birth_year }));
    expect((await ana.ask('Como orar?')).status).toBe(400);
  });
});

describe('deleting a conversation', () => {
  it('before the question is stored leaves no orphan', async () => {
    const { uid, conversationId } = await createMentorUser();
    await db.doc(paths.mentorConversation(uid, conversationId)).delete();
    const claim = claimTurn({ uid, conversationId, requestId: 'p' }, 'Como orar?', new Date());
    await expect(claim).rejects.toThrow(CONVERSATION_NOT_FOUND);
    const messages = db.collection(collections.mentorMessages(uid, conversationId));
    expect((await messages.get()).size).toBe(0);
    expect(await dataAt(paths.quota(uid, 'mentor'))).toBeUndefined();
  });

  it('deletes its messages', async () => {
    const ana = await createMentorUser();
    await ana.answerTo('Como orar?');
    const messages = db.collection(collections.mentorMessages(ana.uid, ana.conversationId));
    expect((await messages.get()).size).toBe(2);
    const path = paths.mentorConversation(ana.uid, ana.conversationId);
    await change(onMentorConversationDeleted, path, (conversation) => conversation.delete());
    expect((await messages.get()).size).toBe(0);
  });
});

async function removeBirthYear(uid: string) {
  await db.doc(paths.consents(uid)).delete();
  await writeProfile(uid);
}

const quotaOf = async (uid: string) =>
  v.parse(v.object({ count: v.number() }), await dataAt(paths.quota(uid, 'mentor')));

async function spendQuota(
  uid: string,
  count: number,
  { quota = 'mentor', day = brasiliaDay(new Date()) }: { quota?: Quota; day?: Day } = {},
) {
  await db.doc(paths.quota(uid, quota)).set({ day, count });
}
