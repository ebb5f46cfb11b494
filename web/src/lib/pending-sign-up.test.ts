import { beforeEach, expect, it } from 'vitest';
import { pendingSignUp } from './pending-sign-up';

const HOUR = 60 * 60 * 1000;
const typed = { email: 'ana@raizes.test', full_name: 'Ana', church_denomination: 'Batista' };
const stored = () => localStorage.getItem('raizes.pending-sign-up');
const leave = (time: object) =>
  localStorage.setItem('raizes.pending-sign-up', JSON.stringify({ ...typed, ...time }));

beforeEach(() => localStorage.clear());

it('keeps what was typed at a sign-up for the same e-mail', () => {
  pendingSignUp.write(typed);
  expect(pendingSignUp.read(typed.email)).toMatchObject(typed);
  expect(pendingSignUp.read('bia@raizes.test')).toBeNull();
});

it('expires it after a day', () => {
  leave({ at: Date.now() - 23 * HOUR });
  expect(pendingSignUp.read(typed.email)).toMatchObject(typed);
  leave({ at: Date.now() - 25 * HOUR });
  pendingSignUp.expire();
  expect(stored()).toBeNull();
});

it('lets the day of what an earlier version left begin now', () => {
  leave({});
  expect(pendingSignUp.read(typed.email)).toMatchObject(typed);
  expect(stored()).toContain('"at":');
});
