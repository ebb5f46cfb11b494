import { HttpsError } from 'firebase-functions/https';

/** The `authPolicy` of every callable: somebody, whoever it is, is signed in. */
export function signedIn(auth: object | null): boolean {
  if (!auth) throw new HttpsError('unauthenticated', 'Usuário não autenticado');
  return true;
}
