/** Returns the Firebase code of an error without its product prefix, except `auth/`; '' if it has none. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code.replace(/^(functions|firestore)\//, '') : '';
}

/** Whether the security rules or a function refused the request. (Firebase's errors are not an `instanceof FirestoreError`.) */
export const isDenied = (error: unknown): boolean => errorCode(error) === 'permission-denied';

const unansweredCodes = new Set(['cancelled', 'deadline-exceeded', 'internal', 'unavailable']);

/** Whether a function gave no answer, and so may have done what was asked. */
export const isUnanswered = (error: unknown): boolean => unansweredCodes.has(errorCode(error));
