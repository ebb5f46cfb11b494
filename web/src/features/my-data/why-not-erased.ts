import { errorText } from '@/lib/error-text';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** The server's own words where they are for the person to read. */
export function whyNotErased(error: unknown): string {
  if (codeOf(error) === 'functions/failed-precondition' && error instanceof Error) {
    return error.message;
  }
  const isPassword = ['auth/invalid-credential', 'auth/wrong-password'].some(
    (code) => codeOf(error) === code,
  );
  return isPassword ? 'Senha incorreta.' : errorText(error);
}
