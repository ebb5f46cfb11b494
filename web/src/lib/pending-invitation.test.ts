import { afterEach, expect, it, vi } from 'vitest';
import { pendingInvitation } from './pending-invitation';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const inDays = (days: number) => vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);

it('an opened invitation is forgotten after a day', () => {
  vi.useFakeTimers();
  pendingInvitation.write('BCDFGHJKMN');
  inDays(0.9);
  expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  inDays(0.2);
  expect(pendingInvitation.read()).toBeNull();
});

it('who has signed up with it keeps it, so that a child can wait for a guardian', () => {
  vi.useFakeTimers();
  pendingInvitation.write('BCDFGHJKMN');
  expect(pendingInvitation.isOfAnother('bia@raizes.test')).toBe(false);
  pendingInvitation.keepForAccount(' Ana@raizes.test ');
  inDays(29);
  expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  expect(pendingInvitation.isOfAnother('ana@raizes.test')).toBe(false);
  expect(pendingInvitation.isOfAnother('bia@raizes.test')).toBe(true);
});

it('without an invitation a sign-up keeps none', () => {
  pendingInvitation.keepForAccount('ana@raizes.test');
  expect(pendingInvitation.read()).toBeNull();
});
