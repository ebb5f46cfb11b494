import { DAILY_MESSAGES } from '@raizes/domain/limits';
import { aPastorMessage } from '@raizes/tests/factories';
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshConfirmation } from '@/lib/confirm-email';
import type { fetchDoc } from '@/lib/reads';
import { toastError } from '@/lib/toast';
import type { Delivery, writeDoc } from '@/lib/writes';
import { deferred } from '@/testing/deferred';
import { sendMessage } from './send';
import { messageDraft, useSettleMessages, useUnsentMessages } from './unsent';

/** The texts of the messages that the server has, by their ids. */
const server = new Map<string, string>();
/** Resolves when the network is available. */
let network = Promise.resolve();
let isRefusing = false;

const denied = () => Object.assign(new Error('no'), { code: 'permission-denied' });
const idIn = (path: string) => path.split('/').at(-1) ?? '';
const today = () => new Date().toISOString().slice(0, 10);
/** By how many milliseconds the server's clock is ahead of this device's. */
let ahead = 0;
const serverToday = () => new Date(Date.now() + ahead).toISOString().slice(0, 10);

/** Decides as the security rules do: each of today's numbers can be used once. */
async function write(path: string, fields: { message: string }): Promise<void> {
  await network;
  const id = idIn(path);
  if (isRefusing || server.has(id) || !id.includes(`_${serverToday()}_`)) throw denied();
  server.set(id, fields.message);
}

async function read(path: string) {
  const message = server.get(idIn(path));
  if (message === undefined) throw denied();
  return { state: 'ready', value: aPastorMessage({ message }) };
}

vi.mock('@/lib/confirm-email', () => ({
  refreshConfirmation: vi.fn<typeof refreshConfirmation>(),
}));
vi.mock('@/lib/toast', () => ({ toastError: vi.fn<typeof toastError>() }));
vi.mock('@/lib/reads', () => ({
  fetchDoc: (...[path]: Parameters<typeof fetchDoc>) => read(path),
  existsOnServer: async (path: string, isWritten: (fields: object) => boolean) => {
    const message = server.get(idIn(path));
    return message !== undefined && isWritten({ message });
  },
}));
/** The server answers immediately. */
function deliveryOf(sent: Promise<void>): Delivery {
  const kept = sent.then(() => 'sent' as const);
  kept.catch(() => undefined);
  return { kept, sent };
}

vi.mock('@/lib/writes', () => ({
  serverTime: () => null,
  deliver: (sent: Promise<void>) => deliveryOf(sent),
  writeDoc: (...[path, fields]: Parameters<typeof writeDoc>) =>
    deliveryOf(write(path, { message: String(fields['message']) })),
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(refreshConfirmation).mockResolvedValue('confirmed');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:50:00Z') });
  localStorage.clear();
  server.clear();
  network = Promise.resolve();
  isRefusing = false;
  ahead = 0;
});
afterAll(() => vi.useRealTimers());

const send = (message: string) =>
  sendMessage({ uid: 'ana', leaderId: 'pastor', devotionalId: null, message });
const takeNumbers = (count: number) => {
  for (let number = 0; number < count; number += 1) server.set(`ana_${today()}_${number}`, 'outra');
};
const outbox = () => localStorage.getItem('raizes.outbox.ana');
const draft = () => messageDraft.read('ana');
const toasted = () => vi.mocked(toastError).mock.calls.map(([, text]) => text);

describe('a message', () => {
  it('takes the next number of the UTC day', async () => {
    for (const text of ['um', 'dois', 'três']) expect(await send(text)).toBe('sent');
    expect([...server]).toEqual([
      ['ana_2026-11-21_0', 'um'],
      ['ana_2026-11-21_1', 'dois'],
      ['ana_2026-11-21_2', 'três'],
    ]);
    expect(outbox()).toBeNull();
  });

  it('takes a later number if another device has taken this one', async () => {
    takeNumbers(3);
    expect(await send('minha')).toBe('sent');
    expect(server.get('ana_2026-11-21_3')).toBe('minha');
  });

  it('is sent once if the server’s response was lost', async () => {
    server.set('ana_2026-11-21_0', 'minha');
    expect(await send('minha')).toBe('sent');
    expect(server.size).toBe(1);
  });

  it('gets an id of the new day when it waited for a network until after midnight', async () => {
    const { promise, resolve } = deferred<void>();
    network = promise;
    const outcome = send('minha');
    expect(outbox()).toContain('ana_2026-11-21_0');
    vi.setSystemTime(new Date('2026-11-22T00:10:00Z'));
    resolve();
    expect(await outcome).toBe('sent');
    expect([...server]).toEqual([['ana_2026-11-22_0', 'minha']]);
    expect(outbox()).toBeNull();
  });

  it.each([
    ['before', 'slow', '2026-11-21T23:55:00Z', 8, '2026-11-22'],
    ['after', 'fast', '2026-11-21T00:04:00Z', -8, '2026-11-20'],
  ])(
    'is sent %s midnight even if the clock is some minutes %s',
    async (_, __, now, minutes, day) => {
      vi.setSystemTime(new Date(now));
      ahead = minutes * 60_000;
      for (const text of ['um', 'dois']) expect(await send(text)).toBe('sent');
      expect([...server]).toEqual([
        [`ana_${day}_0`, 'um'],
        [`ana_${day}_1`, 'dois'],
      ]);
      vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
      expect(await send('três')).toBe('sent');
      expect(server.get('ana_2026-11-21_0')).toBe('três');
    },
  );

  it('returns to the draft with helplines when the server refuses it for good, and does not count', async () => {
    isRefusing = true;
    for (let times = 0; times <= DAILY_MESSAGES; times += 1) {
      expect(await send('minha')).toBe('refused');
      expect(draft()).toBe('minha');
      messageDraft.write('ana', '');
    }
    expect(outbox()).toBeNull();
    for (const text of ['Tente novamente.', 'fale com a sua igreja', '188', '100'])
      expect(toasted().at(-1)).toContain(text);
    isRefusing = false;
    expect(await send('minha')).toBe('sent');
    expect(server.has('ana_2026-11-21_0')).toBe(true);
  });

  it.each([
    [
      'this device',
      async () => void (await Promise.all(Array.from({ length: 20 }, (_, n) => send(`${n}`)))),
    ],
    ['other devices', async () => takeNumbers(DAILY_MESSAGES)],
  ])('is kept as a draft after twenty messages on a day from %s', async (_, writeTwenty) => {
    await writeTwenty();
    expect(server.size).toBe(20);
    expect(await send('a vigésima primeira')).toBe('refused');
    expect(server.size).toBe(20);
    expect(draft()).toBe('a vigésima primeira');
    expect(outbox()).toBeNull();
    const [text] = toasted();
    expect(text).toContain('Você já escreveu 20 mensagens hoje; continue amanhã.');
    expect(text).toContain('188');
    expect(text).toContain('100');
  });
});

describe('a message whose author has not confirmed the e-mail', () => {
  const expectKept = () => {
    expect(draft()).toBe('minha');
    expect(outbox()).toBeNull();
    for (const text of ['Falta confirmar o seu e-mail', 'continua guardado', '188', '100'])
      expect(toasted().at(-1)).toContain(text);
  };

  it('returns to the draft, with the reason and helplines', async () => {
    isRefusing = true;
    vi.mocked(refreshConfirmation).mockResolvedValue('unconfirmed');
    expect(await send('minha')).toBe('refused');
    expectKept();
  });

  it('returns to the draft after it waited for a network, now or at the next visit', async () => {
    isRefusing = true;
    vi.mocked(refreshConfirmation).mockResolvedValue('unconfirmed');
    const entry = { key: 'k', message: 'minha', leaderId: 'pastor', devotionalId: null };
    const left = [{ ...entry, id: 'ana_2026-11-21_0' }];
    localStorage.setItem('raizes.outbox.ana', JSON.stringify(left));
    renderHook(() => useSettleMessages('ana'));
    await waitFor(() => expect(outbox()).toBeNull());
    expectKept();
  });

  it('is sent with the renewed token when the address is confirmed', async () => {
    isRefusing = true;
    vi.mocked(refreshConfirmation).mockImplementationOnce(async () => {
      isRefusing = false;
      return 'renewed';
    });
    expect(await send('minha')).toBe('sent');
    expect([...server]).toEqual([['ana_2026-11-21_0', 'minha']]);
  });

  it('returns to the draft if the confirmation can’t be checked', async () => {
    isRefusing = true;
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(refreshConfirmation).mockRejectedValue(new Error('offline'));
    expect(await send('minha')).toBe('refused');
    expect(draft()).toBe('minha');
    expect(toasted().at(-1)).toContain('Tente novamente.');
  });
});

describe('a message from an earlier visit', () => {
  const settle = (entry: object) => {
    localStorage.setItem('raizes.outbox.ana', JSON.stringify([entry]));
    renderHook(() => useSettleMessages('ana'));
  };
  const unsent = { key: 'k', message: 'minha', leaderId: 'pastor', devotionalId: null };

  it('is sent under a new id when its day is over', async () => {
    settle({ ...unsent, id: 'ana_2026-11-20_5' });
    await waitFor(() => expect(outbox()).toBeNull());
    expect([...server]).toEqual([['ana_2026-11-21_0', 'minha']]);
    expect(draft()).toBe('');
  });

  it('is sent under the next number when another device has taken its number', async () => {
    takeNumbers(2);
    settle({ ...unsent, id: 'ana_2026-11-21_1' });
    await waitFor(() => expect(outbox()).toBeNull());
    expect(server.get('ana_2026-11-21_2')).toBe('minha');
  });

  it('is not sent again when the server has it', async () => {
    server.set('ana_2026-11-20_5', 'minha');
    settle({ ...unsent, id: 'ana_2026-11-20_5' });
    await waitFor(() => expect(outbox()).toBeNull());
    expect(server.size).toBe(1);
  });

  it('is sent if the page was closed before it left this device', async () => {
    settle({ ...unsent, id: 'ana_2026-11-21_0' });
    await waitFor(() => expect(outbox()).toBeNull());
    expect([...server]).toEqual([['ana_2026-11-21_0', 'minha']]);
    expect(draft()).toBe('');
    expect(toastError).not.toHaveBeenCalled();
  });

  it('returns to the draft when the server refuses it for good', async () => {
    isRefusing = true;
    settle({ ...unsent, id: 'ana_2026-11-21_0' });
    await waitFor(() => expect(outbox()).toBeNull());
    expect(draft()).toBe('minha');
  });

  it('returns to the draft if it predates the numbering of messages', async () => {
    settle({ id: '9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b', message: 'minha' });
    await waitFor(() => expect(outbox()).toBeNull());
    expect(draft()).toBe('minha');
    expect(server.size).toBe(0);
  });
});

it('lists the unconfirmed messages by their document ids', () => {
  network = new Promise(() => undefined);
  void send('minha');
  const { result } = renderHook(() => useUnsentMessages('ana'));
  expect([...result.current]).toEqual(['ana_2026-11-21_0']);
});
