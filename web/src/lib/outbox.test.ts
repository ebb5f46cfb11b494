import { renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { deferred } from '@/testing/deferred';
import { createWriteOutbox, followDelivery } from './outbox';

const outbox = createWriteOutbox({
  name: 'notes',
  schema: v.array(v.object({ id: v.string(), text: v.string() })),
  idOf: ({ id }) => id,
  pathOf: (uid, { id }) => `users/${uid}/notes/${id}`,
});
const note = (id: string, text = id) => ({ id, text });
const stored = () => localStorage.getItem('raizes.notes.ana');

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

describe('the entries of an outbox', () => {
  it('are stored per person, unique by id, and removed without a trace', () => {
    outbox.put('ana', note('a'));
    outbox.put('ana', note('b'));
    outbox.put('ana', note('a', 'again'));
    expect(outbox.read('ana')).toEqual([note('b'), note('a', 'again')]);
    expect(outbox.read('bia')).toEqual([]);
    outbox.remove('ana', 'a', 'b');
    expect(stored()).toBeNull();
  });

  it('are empty when the stored data is damaged', () => {
    localStorage.setItem('raizes.notes.ana', '[{"id":1}]');
    expect(outbox.read('ana')).toEqual([]);
  });
});

describe('a write that is followed', () => {
  const onRefused = vi.fn<(error: unknown) => void>();

  it('leaves the outbox when the server has confirmed it, however late', async () => {
    outbox.put('ana', note('a'));
    const { promise: sent, resolve } = deferred<void>();
    const delivery = { kept: Promise.resolve('on-device' as const), sent };
    expect(await outbox.follow('ana', note('a'), delivery, onRefused)).toBe('on-device');
    expect(outbox.has('ana', 'a')).toBe(true);
    resolve();
    await waitFor(() => expect(outbox.has('ana', 'a')).toBe(false));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('reports a refusal once, before its outcome', async () => {
    const refusal = new Error('refused');
    const sent = Promise.reject(refusal);
    const onSent = vi.fn<() => void>();
    const outcome = followDelivery({ kept: sent.then(() => 'sent'), sent }, { onSent, onRefused });
    expect(await outcome).toBe('refused');
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(onSent).not.toHaveBeenCalled();
  });
});

describe('the entries of an earlier visit', () => {
  const onRefused = vi.fn<(entry: { id: string }) => void>();

  it('leave the outbox when the server has them, and are reported when the server has refused them', async () => {
    outbox.put('ana', note('a'));
    outbox.put('ana', note('b'));
    store.put('users/ana/notes/a', {});
    renderHook(() => outbox.useSettle('ana', onRefused));
    await waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(note('b')));
    expect(outbox.read('ana')).toEqual([note('b')]);
  });

  it('are not reported when another tab has already settled them', async () => {
    outbox.put('ana', note('a'));
    outbox.put('ana', note('b'));
    store.silence();
    renderHook(() => outbox.useSettle('ana', onRefused));
    await waitFor(() => expect(store.reads).toEqual(['users/ana/notes/a']));
    outbox.remove('ana', 'a');
    store.answer();
    await waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(note('b')));
  });

  it('cost no read when there are none', () => {
    renderHook(() => outbox.useSettle('ana', onRefused));
    expect(store.reads).toEqual([]);
  });
});
