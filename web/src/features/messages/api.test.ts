import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { paths } from '@raizes/domain/paths';
import { aPastorMessage } from '@raizes/tests/factories';
import { expect, it, vi } from 'vitest';
import { readPendingCount } from '@/lib/remembered';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { setMuted, watchPendingMessages } from './api';

it('resolves offline as soon as the device has stored the change', async () => {
  setPerson({ uid: 'pastor', email: '', name: 'João' });
  const path = paths.mutedPerson('pastor', 'ana');
  store.put(path, { person_id: 'ana' });
  store.goOffline();
  await setMuted('pastor', 'ana', false);
  expect(store.get(path)).toBeDefined();
  store.goOnline();
  expect(store.get(path)).toBeUndefined();
});

it.each([1, 6])('counts the pending messages of a leader on every screen: %i', async (count) => {
  localStorage.clear();
  setPerson({ uid: 'pastor', email: '', name: 'João' });
  for (let each = 1; each <= count; each += 1)
    store.put(paths.pastorMessage(`m${each}`), aPastorMessage({ id: `m${each}` }));
  const onChange = vi.fn<(newestFirst: PastorMessage[]) => void>();
  const unsubscribe = watchPendingMessages('pastor', onChange);
  await vi.waitFor(() => expect(readPendingCount('pastor')).toBe(count));
  expect(onChange.mock.lastCall?.[0]).toHaveLength(Math.min(count, 5));
  unsubscribe();
});
