import { beforeEach, expect, it } from 'vitest';
import { pendingSignUp } from './pending-sign-up';

const HOUR = 60 * 60 * 1000;
const typed = { email: 'ana@raizes.test', full_name: 'Ana', church_denomination: 'Batista' };
const stored = () => localStorage.getItem('raizes.pending-sign-up');
const store = (time: object) =>
  localStorage.setItem('raizes.pending-sign-up', JSON.stringify({ ...typed, ...time }));

beforeEach(() => localStorage.clear());

it('stores the values typed at a sign-up, for the same e-mail only', () => {
  pendingSignUp.write(typed);
  expect(pendingSignUp.read(typed.email)).toMatchObject(typed);
  expect(pendingSignUp.read('bia@raizes.test')).toBeNull();
});

it('expires after a day', () => {
  store({ at: Date.now() - 23 * HOUR });
  expect(pendingSignUp.read(typed.email)).toMatchObject(typed);
  store({ at: Date.now() - 25 * HOUR });
  pendingSignUp.expire();
  expect(stored()).toBeNull();
});
