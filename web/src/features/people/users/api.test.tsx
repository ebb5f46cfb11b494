import { collections } from '@raizes/domain/paths';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { useAdmins } from './api';

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
  expect(admins().size).toBe(150);
});

it('returns no admins while they load, or if the read is refused', () => {
  store.silence();
  expect(admins().size).toBe(0);
  store.answer();
  store.refuse(collections.userRoles);
  expect(admins().size).toBe(0);
});
