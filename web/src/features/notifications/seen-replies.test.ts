import { paths } from '@raizes/domain/paths';
import { aNotification } from '@raizes/tests/factories';
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { storeClockOffset } from '@/lib/timing';
import { store } from '@/testing/backend/store';
import { rememberSeenReply, useMarkSeenReplies } from './api';

const now = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
});
afterAll(() => vi.useRealTimers());

const stored = () => localStorage.getItem('raizes.seen-replies.ana');
const follow = (unread: number) =>
  renderHook((count: number) => useMarkSeenReplies('ana', count), { initialProps: unread });

const path = paths.notification('ana', 'reply-m1');

it('marks a reply as read that was seen before its notification arrived', async () => {
  rememberSeenReply('ana', 'reply-m1', now);
  const { rerender } = follow(0);
  store.put(path, aNotification());
  rerender(1);
  await waitFor(() => expect(stored()).toBeNull());
  expect(store.get(path)).toMatchObject({ read: true });
});

it('retries at the next unread notification if the notification of the reply does not exist yet', async () => {
  rememberSeenReply('ana', 'reply-m1', now);
  // The rules let nobody create a notification.
  store.refuse(path);
  const { rerender } = follow(1);
  await Promise.resolve();
  store.accept(path);
  store.put(path, aNotification());
  expect(stored()).toContain('reply-m1');
  rerender(2);
  await waitFor(() => expect(stored()).toBeNull());
  expect(store.get(path)).toMatchObject({ read: true });
});

it('remembers the last ten replies, and none older than a day', () => {
  rememberSeenReply('ana', 'reply-old', new Date('2026-11-20T11:00:00Z'));
  expect(stored()).toBeNull();
  for (let number = 0; number < 12; number += 1) rememberSeenReply('ana', `reply-${number}`, now);
  rememberSeenReply('ana', 'reply-11', now);
  expect(JSON.parse(stored() ?? '')).toHaveLength(10);
  expect(stored()).not.toContain('reply-1"');
  expect(stored()).toContain('reply-2"');
});

it('uses the corrected clock', () => {
  storeClockOffset(-26 * 60 * 60 * 1000);
  rememberSeenReply('ana', 'reply-m1', new Date(now.getTime() - 26 * 60 * 60 * 1000));
  expect(stored()).toContain('reply-m1');
});
