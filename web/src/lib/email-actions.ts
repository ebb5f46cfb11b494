import type { ActionCodeInfo } from 'firebase/auth';
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { refreshConfirmation } from './confirm-email';
import { auth } from './firebase/auth';
import { errorCode } from './error-code';

/** The action of a link in one of Firebase's e-mails: the `mode` in its address. */
export type EmailAction = (typeof actions)[number];
const actions = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;

export const isEmailAction = (mode: string | null): mode is EmailAction =>
  actions.some((action) => action === mode);

/**
 * Sends the e-mail with the link to reset the password. Also resolves without an account, so that it does not reveal who has one.
 * @throws FirebaseError with an `auth/…` code
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    // This error occurs in a project without e-mail enumeration protection.
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * Fetches the e-mail address whose password a link resets.
 * @throws FirebaseError `auth/expired-action-code`, `auth/invalid-action-code`, `auth/user-disabled`, `auth/user-not-found`
 */
export const fetchResetEmail = (code: string): Promise<string> =>
  verifyPasswordResetCode(auth, code);

/** Sets the password; the link can't be used again. @throws as `fetchResetEmail`, and `auth/weak-password` */
export const resetPassword = (code: string, password: string): Promise<void> =>
  applyLink(`${code} ${password}`, () => confirmPasswordReset(auth, code, password));

const unanswered = new Set<string>();

/** Runs the action of a link, idempotently: if the response to an earlier attempt was lost, a used link means that it succeeded. */
async function applyLink(attempt: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'auth/network-request-failed') unanswered.add(attempt);
    if (code !== 'auth/invalid-action-code' || !unanswered.has(attempt)) throw error;
  }
}

const checked = new Map<string, ActionCodeInfo>();

/**
 * Fetches the e-mail address that the account has after a link without a form is followed.
 * @throws as `fetchResetEmail`
 */
export async function fetchLinkEmail(code: string): Promise<string> {
  // A used link can't be checked again.
  const info = checked.get(code) ?? (await checkActionCode(auth, code));
  checked.set(code, info);
  return info.data.email ?? '';
}

/**
 * Runs the action of a link without a form. Call `fetchLinkEmail` first. The link can't be used again.
 * @throws as `fetchResetEmail`, and `auth/email-already-in-use`
 */
export async function applyEmailAction(code: string): Promise<void> {
  await applyLink(code, () => applyActionCode(auth, code));
  // A change of address revokes the token, and renewing it would end the session.
  if (checked.get(code)?.operation === ActionCodeOperation.VERIFY_EMAIL) {
    await refreshConfirmation().catch(() => undefined);
  }
}

/** Whether the error means that the link can't be used, so that the person needs another one. */
export const isLinkUnusable = (error: unknown): boolean => unusableCodes.has(errorCode(error));

const unusableCodes = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/email-already-in-use',
]);
