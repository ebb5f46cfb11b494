import type { Day } from '@raizes/domain/day';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { auth } from '../../tests/support/admin';
import { refuseConsent, writePerson } from '../../tests/support/people';
import { SAMPLE_PASSWORD, sampleAccounts, sampleEmail } from '../sample-accounts.mjs';
import { congregation } from './content/congregation';
import type { Member } from './content/congregation';
import { histories, liveThrough } from './histories';

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
          emailVerified: true,
        });
      } catch (error) {
        // A seed that was cut off is run again.
        if (error instanceof FirebaseAuthError && error.code === 'auth/uid-already-exists') return;
        throw error;
      }
    }),
  );
}

/** Confirms the sample people's addresses, which an earlier seed did not; somebody may have erased them. */
export async function confirmAccounts() {
  const uids = sampleAccounts.map(({ uid }) => ({ uid }));
  const { users } = await auth.getUsers(uids);
  const unconfirmed = users.filter(({ emailVerified }) => !emailVerified);
  await Promise.all(unconfirmed.map(({ uid }) => auth.updateUser(uid, { emailVerified: true })));
}

/** @returns what a disciple's documents say of the leader */
export function leaderCalled(uid: string | null): Leader | null {
  const found = sampleAccounts.find((account) => account.uid === uid);
  if (!found || found.position === 'discipulo') return null;
  return { id: found.uid, full_name: found.fullName, position: found.position };
}

/** The sample people with all that they have done until today. */
export async function seedPeople(today: Day) {
  await Promise.all([
    ...sampleAccounts.map(async (account) => {
      const person = { ...account, leader: leaderCalled(account.leaderId) };
      const history = histories[account.uid];
      const stats = history && (await liveThrough(person, history, today));
      await writePerson(person, stats);
    }),
    ...congregation.map((member) => seedMember(member, today)),
  ]);
}

async function seedMember({ history, leaderId, keepsProgress, ...named }: Member, today: Day) {
  const leader = leaderCalled(leaderId);
  const person = { ...named, leader, position: 'discipulo' as const, admin: false };
  await writePerson(person, history && (await liveThrough(person, history, today)));
  if (keepsProgress) await refuseConsent(person.uid, 'leader_progress');
}
