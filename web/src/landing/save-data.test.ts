import { expect, it, vi } from 'vitest';
import { shouldSaveData } from './save-data';

it.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('stores the app over %j only if it does not cost much data', (connection, saves) => {
  vi.stubGlobal('navigator', connection ? { connection } : {});
  expect(shouldSaveData()).toBe(saves);
});
