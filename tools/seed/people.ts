import type { Day } from '@raizes/domain/day';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { auth } from '../../tests/support/admin';
import { withdrawConsent, writePerson } from '../../tests/support/people';
import { SAMPLE_PASSWORD, sampleAccounts, sampleEmail } from '../sample-accounts.mjs';
import { congregation } from './content/congregation';
import type { Member } from './content/congregation';
import { histories, writeHistory } from './histories';

/** Creates the accounts with which the sample people sign in. */
export async function seedAccounts() {
  await Promise.all(
    sampleAccounts.map(async (account) => {
      try {
        await auth.createUser({
          uid: account.uid,
          email: sampleEmail(account),
          password: SAMPLE_PASSWORD,
          displayName: account.fullName,
          emailVerified: true,
        });
      } catch (error) {
        // An earlier, interrupted seed has created the account.
        if (error instanceof FirebaseAuthError && error.code === 'auth/uid-already-exists') return;
        throw error;
      }
    }),
  );
}

/** Confirms the sample accounts' addresses, which an earlier seed did not. Accounts that were erased are skipped. */
export async function confirmAccounts() {
  const uids = sampleAccounts.map(({ uid }) => ({ uid }));
  const { users } = await auth.getUsers(uids);
  const unconfirmed = users.filter(({ emailVerified }) => !emailVerified);
  await Promise.all(unconfirmed.map(({ uid }) => auth.updateUser(uid, { emailVerified: true })));
}

/** The leader as a disciple's documents name them; null if the person does not lead. */
export function leaderOf(uid: string | null): Leader | null {
  const found = sampleAccounts.find((account) => account.uid === uid);
  if (!found || found.position === 'discipulo') return null;
  return { id: found.uid, full_name: found.fullName, position: found.position };
}

/** Writes the sample people with everything they have done until today. */
export async function seedPeople(today: Day) {
  await Promise.all([
    ...sampleAccounts.map(async (account) => {
      const person = { ...account, leader: leaderOf(account.leaderId) };
      const history = histories[account.uid];
      const stats = history && (await writeHistory(person, history, today));
      await writePerson(person, stats);
    }),
    ...congregation.map((member) => seedMember(member, today)),
  ]);
}

async function seedMember({ history, leaderId, hidesProgress, ...named }: Member, today: Day) {
  const leader = leaderOf(leaderId);
  const person = { ...named, leader, position: 'discipulo' as const, admin: false };
  await writePerson(person, history && (await writeHistory(person, history, today)));
  if (hidesProgress) await withdrawConsent(person.uid, 'leader_progress');
}
