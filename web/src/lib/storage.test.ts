import { beforeEach, expect, it } from 'vitest';
import { storage } from './storage';

/** Two bytes a character. */
const MEGABYTE = 'x'.repeat(512 * 1024);

beforeEach(() => localStorage.clear());

it('stops at 4 MB, so that Firestore finds room', () => {
  localStorage.setItem('firestore_clients', MEGABYTE);
  for (const part of [1, 2, 3]) expect(storage.write(`part.${part}`, MEGABYTE)).toBe(true);
  expect(storage.write('part.4', MEGABYTE)).toBe(false);
  expect(storage.keys()).toHaveLength(3);
  // A value that is stored already may change.
  expect(storage.write('part.3', MEGABYTE.toUpperCase())).toBe(true);
  expect(storage.write('part.3', MEGABYTE.repeat(2))).toBe(false);
  expect(storage.read('part.3')).toBe(MEGABYTE.toUpperCase());
  expect(storage.write('part.4', 'x')).toBe(true);
});
