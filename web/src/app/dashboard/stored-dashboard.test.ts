import { beforeEach, expect, it, vi } from 'vitest';
import { storage } from '@/lib/storage';
import { wasAdmin } from './stored-dashboard';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});

beforeEach(() => stored.clear());

it('recognises an admin by the last dashboard stored on this device', () => {
  storage.write('dashboard.ana', { stats: { is_admin: true, total_xp: 0 } });
  expect(wasAdmin('ana')).toBe(true);
  expect(wasAdmin('davi')).toBe(false);
});

it('recognises neither a disciple nor a damaged entry as an admin', () => {
  storage.write('dashboard.davi', { stats: { is_admin: false } });
  storage.write('dashboard.rute', { stats: 'unknown' });
  expect(wasAdmin('davi')).toBe(false);
  expect(wasAdmin('rute')).toBe(false);
});
