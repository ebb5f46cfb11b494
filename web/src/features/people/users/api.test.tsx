import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWholeList } from '@/lib/long-list';
import { useAdmins } from './api';

vi.mock('@/lib/long-list', () => ({ useWholeList: vi.fn<typeof useWholeList>() }));

const admins = (count: number) => {
  const uids = Array.from({ length: count }, (_, index) => `uid-${index}`);
  const items = uids.map((uid) => ({ id: `${uid}_admin`, user_id: uid }));
  return { state: 'ready' as const, items, hasMore: false, fromCache: false };
};

it('returns all admins, even more than a page of them', () => {
  vi.mocked(useWholeList).mockReturnValue(admins(150));
  expect(renderHook(() => useAdmins()).result.current.size).toBe(150);
});

it('returns no admins while they load, or if the read is refused', () => {
  vi.mocked(useWholeList).mockReturnValue({ state: 'loading' });
  const { result, rerender } = renderHook(() => useAdmins());
  expect(result.current.size).toBe(0);
  vi.mocked(useWholeList).mockReturnValue({ state: 'refused' });
  rerender();
  expect(result.current.size).toBe(0);
});
