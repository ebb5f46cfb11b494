import { ActionCodeOperation } from 'firebase/auth';
import type { applyActionCode, checkActionCode, confirmPasswordReset } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import type { refreshConfirmation } from './confirm-email';
import { applyEmailAction, fetchLinkEmail, resetPassword } from './email-actions';

const calls = vi.hoisted(() => ({
  renew: vi.fn<typeof refreshConfirmation>(),
  apply: vi.fn<typeof applyActionCode>(),
  check: vi.fn<typeof checkActionCode>(),
  confirm: vi.fn<typeof confirmPasswordReset>(),
}));
vi.mock('./firebase/auth', () => ({ auth: {} }));
vi.mock('./confirm-email', () => ({ refreshConfirmation: calls.renew }));
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

it('renews the token after a confirmation, but not after other actions', async () => {
  expect(await fetchLinkEmail('confirm')).toBe('ana@raizes.test');
  expect(calls.apply).not.toHaveBeenCalled();
  await applyEmailAction('confirm');
  expect(calls.renew).toHaveBeenCalledOnce();
  answerCheck('RECOVER_EMAIL');
  expect(await fetchLinkEmail('recover')).toBe('ana@raizes.test');
  await applyEmailAction('recover');
  expect(calls.renew).toHaveBeenCalledOnce();
});

it('succeeds on a retry when the first response was lost and the link has been used', async () => {
  await fetchLinkEmail('lost');
  calls.apply.mockRejectedValueOnce(lost);
  await expect(applyEmailAction('lost')).rejects.toBe(lost);
  calls.check.mockRejectedValue(usedUp);
  calls.apply.mockRejectedValue(usedUp);
  expect(await fetchLinkEmail('lost')).toBe('ana@raizes.test');
  await expect(applyEmailAction('lost')).resolves.toBeUndefined();
  await expect(applyEmailAction('used earlier')).rejects.toBe(usedUp);
});

it('succeeds on a retry with the same password, but not with another one', async () => {
  calls.confirm.mockRejectedValueOnce(lost).mockRejectedValue(usedUp);
  await expect(resetPassword('reset', 'segredo123')).rejects.toBe(lost);
  await expect(resetPassword('reset', 'outro123')).rejects.toBe(usedUp);
  await expect(resetPassword('reset', 'segredo123')).resolves.toBeUndefined();
});
