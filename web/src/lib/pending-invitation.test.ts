import { afterEach, expect, it, vi } from 'vitest';
import { pendingInvitation } from './pending-invitation';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const inDays = (days: number) => vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);

it('an opened invitation expires after a day', () => {
  vi.useFakeTimers();
  pendingInvitation.write('BCDFGHJKMN');
  inDays(0.9);
  expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  inDays(0.2);
  expect(pendingInvitation.read()).toBeNull();
});

it('an invitation used for a sign-up is stored as long as it is valid, so that a child can wait for a guardian', () => {
  vi.useFakeTimers();
  pendingInvitation.write('BCDFGHJKMN');
  expect(pendingInvitation.belongsToOther('bia@raizes.test')).toBe(false);
  pendingInvitation.bindToAccount(' Ana@raizes.test ');
  inDays(29);
  expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  expect(pendingInvitation.belongsToOther('ana@raizes.test')).toBe(false);
  expect(pendingInvitation.belongsToOther('bia@raizes.test')).toBe(true);
});

it('an invitation to a position waits for the confirmed address of one account', () => {
  pendingInvitation.write('BCDFGHJKMN');
  expect(pendingInvitation.awaitsEmail('ana@raizes.test')).toBe(false);
  pendingInvitation.awaitEmail('Ana@raizes.test', 7);
  expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  expect(pendingInvitation.awaitsEmail('ana@raizes.test')).toBe(true);
  expect(pendingInvitation.awaitsEmail('bia@raizes.test')).toBe(false);
  pendingInvitation.forget();
  expect(pendingInvitation.awaitsEmail('ana@raizes.test')).toBe(false);
});

it('a sign-up without an invitation stores none', () => {
  pendingInvitation.bindToAccount('ana@raizes.test');
  expect(pendingInvitation.read()).toBeNull();
});
