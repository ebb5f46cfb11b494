import type { ProfileDetails } from '@/lib/create-profile';

export interface Credentials {
  email: string;
  password: string;
}

/** Firebase is loaded when it is needed, not with the form. */
export async function logIn({ email, password }: Credentials): Promise<void> {
  const { signIn } = await import('@/lib/sign-in');
  await signIn(email, password);
}

export async function createAccount(account: Credentials & ProfileDetails): Promise<void> {
  const { signUp } = await import('@/lib/sign-up');
  await signUp(account);
}
