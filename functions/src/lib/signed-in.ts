import { unauthenticated } from './unauthenticated';

/** The `authPolicy` of a flow's callable: somebody, whoever it is, is signed in. */
export function signedIn(auth: object | null): boolean {
  if (!auth) throw unauthenticated();
  return true;
}
