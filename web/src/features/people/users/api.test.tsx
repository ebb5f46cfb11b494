import { collections } from '@raizes/domain/paths';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { aProfile } from '../../../../../tests/factories';
import { useAdmins, usePeople } from './api';

beforeEach(() => {
  const uids = Array.from({ length: 150 }, (_, index) => `uid-${index}`);
  const rows = uids.map((user_id) => ({ id: `${user_id}_admin`, user_id, role: 'admin' }));
  store.putAll(collections.userRoles, rows);
});

function admins() {
  const { result } = renderHook(() => useAdmins());
  store.settle();
  return result.current;
}

it('returns all admins, even more than a page of them', () => {
  expect(admins()?.size).toBe(150);
});

it('returns nothing while they load, or if the read is refused: nobody is said to be no admin', () => {
  store.silence();
  expect(admins()).toBeNull();
  store.answer();
  store.refuse(collections.userRoles);
  expect(admins()).toBeNull();
});

it.each(['everybody', 'pastor', 'unlinked'] as const)(
  'lists %s without accents and case',
  async (shown) => {
    const people = ['Érica', 'Davi', 'ana'].map((full_name) =>
      aProfile({
        id: full_name,
        full_name,
        position: shown === 'pastor' ? 'pastor' : 'discipulo',
        search: { _all: full_name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() },
      }),
    );
    store.putAll(collections.profiles, people);
    const filter = { shown, leaderId: null };
    const { result } = renderHook(() => usePeople(filter));
    store.settle();
    const { listed } = result.current;
    expect(listed.state === 'ready' && listed.items.map(({ id }) => id)).toEqual([
      'ana',
      'Davi',
      'Érica',
    ]);
  },
);
