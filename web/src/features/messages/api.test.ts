import { expect, it, vi } from 'vitest';
import type { deleteDoc, deliver } from '@/lib/writes';
import { setMuted } from './api';

const { deleted, delivered } = vi.hoisted(() => ({
  deleted: vi.fn<typeof deleteDoc>(),
  delivered: vi.fn<typeof deliver>(),
}));
vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/writes', () => ({ deleteDoc: deleted, deliver: delivered }));

it('resolves offline as soon as the device has stored the change', async () => {
  const unanswered = new Promise<void>(() => undefined);
  deleted.mockReturnValue(unanswered);
  delivered.mockReturnValue({ kept: Promise.resolve('on-device'), sent: unanswered });
  await setMuted('pastor', 'ana', false);
  expect(deleted).toHaveBeenCalledExactlyOnceWith('users/pastor/muted_people/ana');
  expect(delivered).toHaveBeenCalledExactlyOnceWith(unanswered);
});
