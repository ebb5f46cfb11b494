import { beforeEach, expect, it, vi } from 'vitest';
import { storage } from '@/lib/storage';
import { wasAdmin } from './admin-pages';
import { dashboardKey } from './dashboard/dashboard-key';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});

beforeEach(() => kept.clear());

it('knows an admin by the dashboard that this device last showed them', () => {
  storage.write(dashboardKey('ana'), { stats: { is_admin: true, total_xp: 0 } });
  expect(wasAdmin('ana')).toBe(true);
  expect(wasAdmin('davi')).toBe(false);
});

it('takes nobody else for one, and nothing that is damaged', () => {
  storage.write(dashboardKey('davi'), { stats: { is_admin: false } });
  storage.write(dashboardKey('rute'), { stats: 'unknown' });
  expect(wasAdmin('davi')).toBe(false);
  expect(wasAdmin('rute')).toBe(false);
});
