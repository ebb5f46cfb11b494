import { collections, paths } from '@raizes/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { database } from '../lib/database';
import { plain } from './plain';
import { treeOf } from './tree-of';

const isoOf = (text: string | null) => (text ? new Date(text).toISOString() : null);

/** All that the product keeps of a person, as it is kept. Of what others wrote to a leader only the leader's answers. */
export async function everythingOf(uid: string, now: Date) {
  const [account, profile, stats, roles, sent, received, person] = await Promise.all([
    getAuth().getUser(uid),
    database.doc(paths.profile(uid)).get(),
    database.doc(paths.userStats(uid)).get(),
    database.collection(collections.userRoles).where('user_id', '==', uid).get(),
    database.collection(collections.pastorMessages).where('user_id', '==', uid).get(),
    database.collection(collections.pastorMessages).where('pastor_id', '==', uid).get(),
    treeOf(database.doc(paths.user(uid))),
  ]);
  const answers = received.docs
    .filter((found) => found.get('response') !== null)
    .map((found) => ({
      id: found.id,
      response: plain(found.get('response')),
      responded_at: plain(found.get('responded_at')),
    }));
  return {
    exported_at: now.toISOString(),
    account: {
      id: uid,
      email: account.email ?? null,
      name: account.displayName ?? null,
      created_at: isoOf(account.metadata.creationTime),
      last_sign_in_at: isoOf(account.metadata.lastSignInTime),
    },
    profile: plain(profile.data() ?? null),
    stats: plain(stats.data() ?? null),
    roles: roles.docs.map((row) => plain(row.data())),
    messages_sent: sent.docs.map((found) => ({ id: found.id, fields: plain(found.data()) })),
    messages_answered: answers,
    kept: person,
  };
}
