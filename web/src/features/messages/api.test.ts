import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { setMuted } from './api';

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
