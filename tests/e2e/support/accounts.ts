import { randomUUID } from 'node:crypto';
import { auth } from '../../support/admin';

export interface Credentials {
  email: string;
  password: string;
}

export interface Newcomer extends Credentials {
  fullName: string;
  church: string;
}

/** What a person who has no account yet would type at sign-up. */
export const newcomer = (): Newcomer => ({
  fullName: 'Raquel Antunes',
  church: 'Igreja Batista',
  email: `${randomUUID()}@raizes.test`,
  password: 'segredo1',
});

/** What is left of a sign-up that was cut off before the profile was written. */
export async function createAccountWithoutProfile() {
  const { email, password, fullName } = newcomer();
  const { uid } = await auth.createUser({ email, password, displayName: fullName });
  return { uid, email, password, fullName };
}
