import { FirebaseAuthError } from 'firebase-admin/auth';
import { auth } from '../../tests/support/admin';
import { SAMPLE_PASSWORD, sampleAccounts, sampleEmail } from '../sample-accounts.mjs';

/** What the sample people sign in with. */
export async function seedAccounts() {
  await Promise.all(
    sampleAccounts.map(async (account) => {
      try {
        await auth.createUser({
          uid: account.uid,
          email: sampleEmail(account),
          password: SAMPLE_PASSWORD,
          displayName: account.fullName,
        });
      } catch (error) {
        // A seed that was cut off is run again.
        if (error instanceof FirebaseAuthError && error.code === 'auth/uid-already-exists') return;
        throw error;
      }
    }),
  );
}
