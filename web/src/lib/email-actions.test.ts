import { ActionCodeOperation } from 'firebase/auth';
import type { applyActionCode, checkActionCode, confirmPasswordReset } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import type { renewConfirmation } from './confirm-email';
import { applyEmailAction, emailOfLink, resetPassword } from './email-actions';

const calls = vi.hoisted(() => ({
  renew: vi.fn<typeof renewConfirmation>(),
  apply: vi.fn<typeof applyActionCode>(),
  check: vi.fn<typeof checkActionCode>(),
  confirm: vi.fn<typeof confirmPasswordReset>(),
}));
vi.mock('./firebase/auth', () => ({ auth: {} }));
vi.mock('./confirm-email', () => ({ renewConfirmation: calls.renew }));
vi.mock('firebase/auth', () => ({
  ActionCodeOperation: { VERIFY_EMAIL: 'VERIFY_EMAIL', RECOVER_EMAIL: 'RECOVER_EMAIL' },
  applyActionCode: calls.apply,
  checkActionCode: calls.check,
  confirmPasswordReset: calls.confirm,
}));

const failure = (code: string) => Object.assign(new Error(code), { code });
const lost = failure('auth/network-request-failed');
const usedUp = failure('auth/invalid-action-code');

beforeEach(() => {
  vi.resetAllMocks();
  calls.renew.mockResolvedValue('renewed');
  answerCheck('VERIFY_EMAIL');
});

function answerCheck(operation: 'VERIFY_EMAIL' | 'RECOVER_EMAIL') {
  calls.check.mockResolvedValue({
    data: { email: 'ana@raizes.test' },
    operation: ActionCodeOperation[operation],
  });
}

it('renews the token where an address was confirmed, and nowhere else', async () => {
  expect(await emailOfLink('confirm')).toBe('ana@raizes.test');
  expect(calls.apply).not.toHaveBeenCalled();
  await applyEmailAction('confirm');
  expect(calls.renew).toHaveBeenCalledOnce();
  answerCheck('RECOVER_EMAIL');
  expect(await emailOfLink('recover')).toBe('ana@raizes.test');
  await applyEmailAction('recover');
  expect(calls.renew).toHaveBeenCalledOnce();
});

it('has succeeded where the answer was lost and the link is used up now', async () => {
  await emailOfLink('lost');
  calls.apply.mockRejectedValueOnce(lost);
  await expect(applyEmailAction('lost')).rejects.toBe(lost);
  calls.check.mockRejectedValue(usedUp);
  calls.apply.mockRejectedValue(usedUp);
  expect(await emailOfLink('lost')).toBe('ana@raizes.test');
  await expect(applyEmailAction('lost')).resolves.toBeUndefined();
  await expect(applyEmailAction('of before')).rejects.toBe(usedUp);
});

it('has set the password whose answer was lost, and no other', async () => {
  calls.confirm.mockRejectedValueOnce(lost).mockRejectedValue(usedUp);
  await expect(resetPassword('reset', 'segredo123')).rejects.toBe(lost);
  await expect(resetPassword('reset', 'outro123')).rejects.toBe(usedUp);
  await expect(resetPassword('reset', 'segredo123')).resolves.toBeUndefined();
});
