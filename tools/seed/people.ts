import type { Day } from '@raizes/domain/day';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { congregation } from './content/congregation';
import type { Member } from './content/congregation';
import { refuseConsent, writePerson } from '../../tests/support/people';
import { sampleAccounts } from '../sample-accounts.mjs';
import { histories } from './histories';
import { liveThrough } from './live-through';

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
