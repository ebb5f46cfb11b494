import type { ActionCodeInfo } from 'firebase/auth';
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { renewConfirmation } from './confirm-email';
import { auth } from './firebase/auth';
import { errorCode } from './error-code';

/** What the link in one of Firebase's e-mails does; its `mode` in the address. */
export type EmailAction = (typeof actions)[number];
const actions = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;

export const isEmailAction = (mode: string | null): mode is EmailAction =>
  actions.some((action) => action === mode);

/**
 * Sends the e-mail with the link to a new password. It succeeds without an account too: nobody learns from it who has one.
 * @throws FirebaseError with an `auth/…` code
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    // A project without e-mail enumeration protection.
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * The e-mail address whose password a link resets.
 * @throws FirebaseError `auth/expired-action-code`, `auth/invalid-action-code`, `auth/user-disabled`, `auth/user-not-found`
 */
export const emailOfReset = (code: string): Promise<string> => verifyPasswordResetCode(auth, code);

/** Uses the link up. @throws as `emailOfReset`, and `auth/weak-password` */
export const resetPassword = (code: string, password: string): Promise<void> =>
  once(`${code} ${password}`, () => confirmPasswordReset(auth, code, password));

const unanswered = new Set<string>();

/** Uses a link up. Where an attempt had no answer, a link that is used up now is the success of that attempt. */
async function once(attempt: string, run: () => Promise<void>): Promise<void> {
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
 * The e-mail address that the account has once a link without a form is followed.
 * @throws as `emailOfReset`
 */
export async function emailOfLink(code: string): Promise<string> {
  // A link that is used up can't be checked again.
  const info = checked.get(code) ?? (await checkActionCode(auth, code));
  checked.set(code, info);
  return info.data.email ?? '';
}

/**
 * Does what a link without a form is for, after `emailOfLink`. It uses the link up.
 * @throws as `emailOfReset`, and `auth/email-already-in-use`
 */
export async function applyEmailAction(code: string): Promise<void> {
  await once(code, () => applyActionCode(auth, code));
  // After a change of address the token is revoked: to ask for one would end the session.
  if (checked.get(code)?.operation === ActionCodeOperation.VERIFY_EMAIL) {
    await renewConfirmation().catch(() => undefined);
  }
}

/** Whether only another link helps, after this refusal of one. */
export const isFinal = (error: unknown): boolean => final.has(errorCode(error));

const final = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/email-already-in-use',
]);
