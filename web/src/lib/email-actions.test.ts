import { beforeEach, expect, it } from 'vitest';
import { accounts, mail, signIn } from '@/testing/backend/accounts';
import { store } from '@/testing/backend/store';
import { applyEmailAction, fetchLinkEmail, resetPassword } from './email-actions';
import { auth } from './firebase/auth';

const EMAIL = 'ana@raizes.test';
const lost = { code: 'auth/network-request-failed' };
const usedUp = { code: 'auth/invalid-action-code' };

beforeEach(() => void signIn({ emailVerified: false }));

/** The server runs the action of the link, but its response is lost. */
function loseResponse(code: string): void {
  const email = accounts.emails[Number(code)];
  if (email) email.state = 'used';
  store.refuse('auth/use-link', lost.code);
}

it('renews the token after a confirmation', async () => {
  const code = mail(EMAIL, 'VERIFY_EMAIL');
  expect(await fetchLinkEmail(code)).toBe(EMAIL);
  await applyEmailAction(code);
  const token = await auth.currentUser?.getIdTokenResult();
  expect(token?.claims).toMatchObject({ email_verified: true });
});

it('does not renew the token after other actions, which would end the session', async () => {
  const code = mail('nova@raizes.test', 'VERIFY_AND_CHANGE_EMAIL', EMAIL);
  store.refuse('auth/reload', 'auth/user-token-expired');
  await fetchLinkEmail(code);
  await applyEmailAction(code);
  expect(accounts.signedIn).toMatchObject({ email: 'nova@raizes.test' });
  expect(auth.currentUser?.email).toBe(EMAIL);
});

it('succeeds on a retry when the first response was lost and the link has been used', async () => {
  const code = mail(EMAIL, 'VERIFY_EMAIL');
  await fetchLinkEmail(code);
  loseResponse(code);
  await expect(applyEmailAction(code)).rejects.toMatchObject(lost);
  store.accept('auth/use-link');
  expect(await fetchLinkEmail(code)).toBe(EMAIL);
  await expect(applyEmailAction(code)).resolves.toBeUndefined();
  await expect(applyEmailAction('unknown')).rejects.toMatchObject(usedUp);
});

it('succeeds on a retry with the same password, but not with another one', async () => {
  const code = mail(EMAIL, 'PASSWORD_RESET');
  loseResponse(code);
  await expect(resetPassword(code, 'segredo123')).rejects.toMatchObject(lost);
  store.accept('auth/use-link');
  await expect(resetPassword(code, 'outro123')).rejects.toMatchObject(usedUp);
  await expect(resetPassword(code, 'segredo123')).resolves.toBeUndefined();
});
