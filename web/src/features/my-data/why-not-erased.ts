import { callErrorText } from '@/lib/call-error-text';
import { errorCode } from '@/lib/error-code';

const wrongPassword = ['auth/invalid-credential', 'auth/wrong-password'];

/** Why an account was not erased: here a password is all that can be wrong about who signs in. */
export const whyNotErased = (error: unknown): string =>
  wrongPassword.includes(errorCode(error)) ? 'Senha incorreta.' : callErrorText(error);
