import { useSigninCheck, useUser } from 'reactfire';

/** Whether Auth has confirmed the session, for a page that opened before. Calls and validations wait for it. */
export function useIsSignedIn(): boolean {
  const { status, data } = useSigninCheck();
  return status === 'success' && data.signedIn;
}

/** The account's current e-mail address. */
export function useEmail(): string {
  const { data } = useUser();
  return data?.email ?? '';
}
