import { DAILY_FIRST_WORDS } from '@raizes/domain/limits';
import { aFirstWord, aPastorMessage } from '@raizes/tests/factories';
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { refreshConfirmation } from '@/lib/confirm-email';
import type { fetchDoc } from '@/lib/reads';
import { toastError } from '@/lib/toast';
import type { Delivery, writeDoc } from '@/lib/writes';
import { sendFirstWord, sendMessage } from './send';
import { firstWordDraft, messageDraft, useSettleMessages } from './unsent';

/** The stored messages, by their ids. */
const server = new Map<string, Record<string, unknown>>();
let isRefusing = false;

const denied = () => Object.assign(new Error('no'), { code: 'permission-denied' });
const idIn = (path: string) => path.split('/').at(-1) ?? '';

async function write(path: string, fields: Record<string, unknown>): Promise<void> {
  if (isRefusing || server.has(idIn(path))) throw denied();
  server.set(idIn(path), fields);
}

async function read(path: string) {
  const found = server.get(idIn(path));
  if (!found) throw denied();
  return { state: 'ready', value: { ...aPastorMessage(), ...found } };
}

vi.mock('@/lib/confirm-email', () => ({
  refreshConfirmation: vi.fn<typeof refreshConfirmation>().mockResolvedValue('confirmed'),
}));
vi.mock('@/lib/toast', () => ({ toastError: vi.fn<typeof toastError>() }));
vi.mock('@/lib/reads', () => ({
  fetchDoc: (...[path]: Parameters<typeof fetchDoc>) => read(path),
  existsOnServer: async (path: string, isWritten: (fields: object) => boolean) => {
    const found = server.get(idIn(path));
    return found !== undefined && isWritten(found);
  },
}));

function deliveryOf(sent: Promise<void>): Delivery {
  const kept = sent.then(() => 'sent' as const);
  kept.catch(() => undefined);
  return { kept, sent };
}

vi.mock('@/lib/writes', () => ({
  serverTime: () => 'now',
  deliver: (sent: Promise<void>) => deliveryOf(sent),
  writeDoc: (...[path, fields]: Parameters<typeof writeDoc>) => deliveryOf(write(path, fields)),
}));

beforeEach(() => {
  vi.mocked(toastError).mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  localStorage.clear();
  server.clear();
  isRefusing = false;
});
afterAll(() => void vi.useRealTimers());

const outbox = () => localStorage.getItem('raizes.outbox.lia');
const toasted = () => vi.mocked(toastError).mock.calls.at(-1)?.[1] ?? '';

it('stores a first word as an answered message without a question, under the leader’s number of the day', async () => {
  expect(await sendFirstWord('lia', 'ana', 'Como você está?')).toBe('sent');
  const expectedFields = Object.keys(aFirstWord()).toSorted();
  const [[id, fields] = ['', {}]] = [...server];
  expect(id).toBe('lia_2026-11-21_l0');
  expect(Object.keys(fields).toSorted()).toEqual(expectedFields);
  expect(fields).toMatchObject({
    user_id: 'ana',
    pastor_id: 'lia',
    devotional_id: null,
    message: '',
    status: 'responded',
    response: 'Como você está?',
    responded_at: 'now',
    created_at: 'now',
  });
  expect(outbox()).toBeNull();
});

it('numbers first words separately from the messages that the same person sent as a disciple', async () => {
  await sendMessage({ uid: 'lia', leaderId: 'pastor', devotionalId: null, message: 'Oi' });
  await sendFirstWord('lia', 'ana', 'Oi');
  await sendFirstWord('lia', 'bia', 'Oi');
  expect([...server.keys()]).toEqual([
    'lia_2026-11-21_0',
    'lia_2026-11-21_l0',
    'lia_2026-11-21_l1',
  ]);
});

it('takes the next number if another device sent the same text to another person', async () => {
  const other = aFirstWord({ user_id: 'bia', pastor_id: 'lia', response: 'Feliz aniversário!' });
  server.set('lia_2026-11-21_l0', { ...other });
  expect(await sendFirstWord('lia', 'ana', 'Feliz aniversário!')).toBe('sent');
  expect(server.get('lia_2026-11-21_l1')).toMatchObject({ user_id: 'ana' });
});

it('sends a first word once if the server’s response was lost', async () => {
  server.set('lia_2026-11-21_l0', {
    ...aFirstWord({ user_id: 'ana', pastor_id: 'lia', response: 'Oi, Ana' }),
  });
  expect(await sendFirstWord('lia', 'ana', 'Oi, Ana')).toBe('sent');
  expect(server.size).toBe(1);
});

it('returns a refused text to that person’s draft, with the reason and without helplines', async () => {
  isRefusing = true;
  expect(await sendFirstWord('lia', 'ana', 'Como você está?')).toBe('refused');
  expect(firstWordDraft.read('ana')).toBe('Como você está?');
  expect(messageDraft.read('lia')).toBe('');
  expect(toasted()).toContain('Esta pessoa pode não estar mais ligada a você');
  expect(toasted()).not.toContain('188');
  expect(outbox()).toBeNull();
});

it('keeps the text as a draft after fifty first words on a day', async () => {
  for (let number = 0; number < DAILY_FIRST_WORDS; number += 1)
    server.set(`lia_2026-11-21_l${number}`, { ...aFirstWord({ user_id: 'bia' }) });
  expect(await sendFirstWord('lia', 'ana', 'A quinquagésima primeira')).toBe('refused');
  expect(toasted()).toBe('Você já escreveu 50 mensagens hoje; continue amanhã.');
  expect(firstWordDraft.read('ana')).toBe('A quinquagésima primeira');
});

it('sends a first word from an earlier visit under a new id when its day is over', async () => {
  const unsent = {
    key: 'k',
    message: 'Oi',
    leaderId: 'lia',
    devotionalId: null,
    discipleId: 'ana',
  };
  localStorage.setItem(
    'raizes.outbox.lia',
    JSON.stringify([{ ...unsent, id: 'lia_2026-11-20_l7' }]),
  );
  renderHook(() => useSettleMessages('lia'));
  await waitFor(() => expect(outbox()).toBeNull());
  expect(server.get('lia_2026-11-21_l0')).toMatchObject({ user_id: 'ana', response: 'Oi' });
});
