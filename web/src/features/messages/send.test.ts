import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { aLeader } from '@raizes/tests/factories';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { storage } from '@/lib/storage';
import { toastError } from '@/lib/toast';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { deferred } from '@/testing/deferred';
import {
  asMessage,
  firstWordDraft,
  messageDraft,
  messageOutbox,
  sendMessage,
  sendToSeveral,
  sendWaiting,
} from './send';

vi.mock('@/lib/toast', () => ({ toastError: vi.fn<typeof toastError>() }));

const anId: unknown = expect.stringMatching(/^[\da-f-]{36}$/);

type Sent = ParsedRequest<'send-message'>;

/** The messages that the server has, by their ids. */
const server = new Map<string, Sent>();

function accept(request: Sent): Response<'send-message'> {
  server.set(request.requestId, request);
  return { id: request.requestId };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  store.reset();
  store.goOnline();
  server.clear();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana' });
  answerCall('send-message', accept);
});

const send = (message: string) =>
  sendMessage('ana', { leaderId: 'pastor', devotionalId: '2026-11-21', message });
const texts = () => [...server.values()].map(({ message }) => message);
const waiting = () => messageOutbox.read('ana').map(({ message }) => message);
const toasted = () => vi.mocked(toastError).mock.calls.map((shown) => shown.join(' — '));
const newTab = async () => {
  vi.resetModules();
  const { setPerson: setPersonOfTab } = await import('@/lib/session');
  setPersonOfTab({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana' });
  return import('./send');
};

describe('a message', () => {
  it('is sent with an id of its own, and leaves this device when the server has it', async () => {
    messageDraft.write('ana', 'Ore por');
    expect(await send('Ore por mim')).toBe('sent');
    expect([...server.values()]).toEqual([
      {
        requestId: anId,
        leaderId: 'pastor',
        devotionalId: '2026-11-21',
        message: 'Ore por mim',
      },
    ]);
    expect(waiting()).toEqual([]);
    expect(messageDraft.read('ana')).toBe('');
  });

  it('is stored on this device before it is sent', async () => {
    const { promise, resolve } = deferred<Response<'send-message'>>();
    answerCall('send-message', () => promise);
    const outcome = send('minha');
    await vi.waitFor(() => expect(requestsOf('send-message')).toHaveLength(1));
    expect(waiting()).toEqual(['minha']);
    resolve({ id: 'x' });
    expect(await outcome).toBe('sent');
  });

  it('is not sent, and stays in the field, if this device cannot store it', async () => {
    messageDraft.write('ana', 'minha');
    vi.spyOn(storage, 'write').mockReturnValueOnce(false);
    expect(await send('minha')).toBe('refused');
    expect(requestsOf('send-message')).toEqual([]);
    expect(messageDraft.read('ana')).toBe('minha');
    expect(toasted().at(-1)).toContain('Este aparelho não tem espaço');
  });

  it('waits on this device while it is offline, and is sent later', async () => {
    store.goOffline();
    expect(await send('minha')).toBe('on-device');
    expect(waiting()).toEqual(['minha']);
    store.goOnline();
    await sendWaiting('ana');
    expect(texts()).toEqual(['minha']);
    expect(waiting()).toEqual([]);
  });

  it.each(['internal', 'unavailable', 'unauthenticated', 'deadline-exceeded', 'not-found'])(
    'waits, with those after it, while the answer is %s',
    async (code) => {
      refuseCall('send-message', code);
      for (const text of ['um', 'dois']) expect(await send(text)).toBe('on-device');
      const asked = requestsOf('send-message').length;
      await sendWaiting('ana');
      expect(requestsOf('send-message')).toHaveLength(asked + 1);
      answerCall('send-message', accept);
      await sendWaiting('ana');
      expect(texts()).toEqual(['um', 'dois']);
      expect(toastError).not.toHaveBeenCalled();
    },
  );

  it('is stored once when the server’s answer was lost', async () => {
    answerCall('send-message', (request) => {
      accept(request);
      throw Object.assign(new Error('lost'), { code: 'functions/internal' });
    });
    expect(await send('minha')).toBe('on-device');
    answerCall('send-message', accept);
    await sendWaiting('ana');
    expect(server.size).toBe(1);
    expect(waiting()).toEqual([]);
  });

  it('is sent by one of two tabs', async () => {
    store.goOffline();
    await send('minha');
    store.goOnline();
    const { promise, resolve } = deferred<void>();
    answerCall('send-message', async (request) => {
      await promise;
      return accept(request);
    });
    const other = await newTab();
    const both = Promise.all([sendWaiting('ana'), other.sendWaiting('ana')]);
    await vi.waitFor(() => expect(requestsOf('send-message')).not.toEqual([]));
    resolve();
    await both;
    expect(requestsOf('send-message')).toHaveLength(1);
    expect(texts()).toEqual(['minha']);
  });

  it('stays on this device while somebody else is signed in', async () => {
    store.goOffline();
    await send('minha');
    store.goOnline();
    setPerson({ uid: 'bia', email: 'bia@raizes.test', name: 'Bia' });
    await sendWaiting('ana');
    expect(requestsOf('send-message')).toEqual([]);
    expect(waiting()).toEqual(['minha']);
  });

  it('is shown as it was written while it waits', async () => {
    store.goOffline();
    await send('minha');
    const [message] = messageOutbox.read('ana').map((each) => asMessage('ana', aLeader(), each));
    expect(message).toMatchObject({
      user_id: 'ana',
      pastor_id: 'pastor',
      message: 'minha',
      status: 'pending',
      pastor_name: 'João Almeida',
    });
  });
});

describe('a refused message', () => {
  it.each([
    ['link', 'Não foi possível enviar a mensagem. Tente novamente.'],
    ['link', 'seu líder pode ter mudado'],
    ['guardian', 'Falta a autorização do seu responsável'],
    ['email', 'Falta confirmar o seu e-mail'],
    ['quota', 'Você já escreveu 20 mensagens hoje; continue amanhã.'],
    ['size', 'Sua mensagem deve ter no máximo 5.000 caracteres'],
  ] as const)('returns to the draft with the reason and helplines: %s', async (refused, reason) => {
    answerCall('send-message', () => ({ refused }));
    expect(await send('minha')).toBe('refused');
    expect(messageDraft.read('ana')).toBe('minha');
    expect(waiting()).toEqual([]);
    for (const text of ['Erro ao enviar mensagem', reason, '188', '100'])
      expect(toasted().at(-1)).toContain(text);
  });

  it.each(['invalid-argument', 'already-exists'])('returns to the draft: %s', async (code) => {
    refuseCall('send-message', code);
    expect(await send('minha')).toBe('refused');
    expect(messageDraft.read('ana')).toBe('minha');
    expect(toasted().at(-1)).toContain('Tente novamente.');
  });

  it('returns to the draft after it waited, before a text that is being written', async () => {
    store.goOffline();
    await send('a primeira');
    messageDraft.write('ana', 'a segunda');
    store.goOnline();
    answerCall('send-message', () => ({ refused: 'link' }));
    await sendWaiting('ana');
    expect(messageDraft.read('ana')).toBe('a primeira\n\na segunda');
    expect(toastError).toHaveBeenCalledOnce();
  });

  it.each(['invalid-argument', 'already-exists'])(
    'does not keep the ones behind it from being sent: %s',
    async (code) => {
      store.goOffline();
      for (const text of ['a primeira', 'a segunda', 'a terceira']) await send(text);
      store.goOnline();
      answerCall('send-message', (request) => {
        if (request.message !== 'a primeira') return accept(request);
        throw Object.assign(new Error(code), { code: `functions/${code}` });
      });
      await sendWaiting('ana');
      expect(texts()).toEqual(['a segunda', 'a terceira']);
      expect(waiting()).toEqual([]);
      expect(messageDraft.read('ana')).toBe('a primeira');
    },
  );

  it('returns to the draft once, although two tabs sent it', async () => {
    store.goOffline();
    await send('minha');
    store.goOnline();
    answerCall('send-message', () => ({ refused: 'link' }));
    const other = await newTab();
    await Promise.all([sendWaiting('ana'), other.sendWaiting('ana')]);
    expect(messageDraft.read('ana')).toBe('minha');
  });
});

describe('a leader’s first word', () => {
  const write = () =>
    sendMessage('ana', { leaderId: 'ana', to: 'bia', devotionalId: null, message: 'Oi, Bia' });

  it('is sent to the disciple', async () => {
    firstWordDraft.write('bia', 'Oi');
    expect(await write()).toBe('sent');
    expect([...server.values()]).toMatchObject([
      { leaderId: 'ana', to: 'bia', message: 'Oi, Bia' },
    ]);
    expect(firstWordDraft.read('bia')).toBe('');
  });

  it.each([
    ['link', 'Esta pessoa pode não estar mais ligada a você'],
    ['guardian', 'falta a autorização do responsável dela'],
    ['quota', 'Você já escreveu 200 mensagens hoje; continue amanhã.'],
  ] as const)('returns to that person’s draft without helplines: %s', async (refused, reason) => {
    answerCall('send-message', () => ({ refused }));
    expect(await write()).toBe('refused');
    expect(firstWordDraft.read('bia')).toBe('Oi, Bia');
    expect(messageDraft.read('ana')).toBe('');
    expect(toasted().at(-1)).toContain(reason);
    expect(toasted().at(-1)).not.toContain('188');
  });

  it('to several people is told by what became of it, and a refused one returns to its draft', async () => {
    answerCall('send-message', (request) =>
      request.to === 'bia' ? { refused: 'link' } : accept(request),
    );
    const people = await sendToSeveral('ana', ['bia', 'caio', 'davi'], 'Oi!');
    expect(people).toEqual({ sent: ['caio', 'davi'], 'on-device': [], refused: ['bia'] });
    expect(firstWordDraft.read('bia')).toBe('Oi!');
    expect(messageOutbox.read('ana')).toEqual([]);
  });

  it('to several people waits on this device while it is offline', async () => {
    store.goOffline();
    const people = await sendToSeveral('ana', ['bia', 'caio'], 'Oi!');
    expect(people).toEqual({ sent: [], 'on-device': ['bia', 'caio'], refused: [] });
    expect(messageOutbox.read('ana').map(({ to }) => to)).toEqual(['bia', 'caio']);
  });

  it.each(['internal', 'unavailable'])(
    'to several people waits, with those after it, while the answer is %s',
    async (code) => {
      answerCall('send-message', (request) => {
        if (request.to === 'caio')
          throw Object.assign(new Error(code), { code: `functions/${code}` });
        return accept(request);
      });
      const people = await sendToSeveral('ana', ['bia', 'caio', 'davi', 'eva'], 'Oi!');
      expect(people).toMatchObject({ sent: ['bia'], 'on-device': ['caio', 'davi', 'eva'] });
      expect(requestsOf('send-message')).toHaveLength(2);
      expect(messageOutbox.read('ana').map(({ to }) => to)).toEqual(['caio', 'davi', 'eva']);
    },
  );
});
