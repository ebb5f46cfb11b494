import { notificationIds } from '@raizes/domain/documents/notification';
import { CHURCH_ACTOR } from '@raizes/domain/documents/audit';
import { paths, serverPaths } from '@raizes/domain/paths';
import type { Leader } from '@raizes/domain/documents/user-stats';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { refuseErased } from '../privacy/erasure';
import { recordPlacement } from './audit';
import { parseNewLeader, parseProfile } from './profiles';

interface Joining {
  profile: DocumentSnapshot;
  stats: DocumentSnapshot;
  leader: Leader;
  /** The invitation's id, or `newcomer`. */
  by: string;
  /** The leader gets no notifications of them. */
  isMuted?: boolean;
}

/** Links a disciple to the leader, and notifies them unless they have muted the person. The stats name the leader in the same transaction. */
export function joinLeader(tx: Transaction, joining: Joining): void {
  const { profile, stats, leader, by, isMuted = false } = joining;
  const uid = profile.id;
  const { full_name, position, pastor_id } = parseProfile(profile);
  tx.update(profile.ref, { pastor_id: leader.id });
  if (stats.get('profile')) tx.update(stats.ref, { 'profile.leader': leader });
  tx.set(database.doc(serverPaths.redeemedInvitation(uid, by)), {
    leader_id: leader.id,
    redeemed_at: new Date(),
  });
  // Nobody has done it: the church's setting has.
  const actor = by === 'newcomer' ? CHURCH_ACTOR : uid;
  recordPlacement(
    tx,
    { actor, subject: uid },
    { position, pastor_id },
    { position, pastor_id: leader.id },
  );
  if (isMuted) return;
  writeNotification(tx, leader.id, {
    id: notificationIds.joined(uid),
    kind: 'notice',
    title: 'Novo discípulo',
    body:
      by === 'newcomer'
        ? `${full_name} chegou, e agora caminha com você.`
        : `${full_name} aceitou o seu convite, e agora caminha com você.`,
    url: '/pastor-panel',
  });
}

/**
 * Links somebody new to the church's default leader, where the church wants that and nobody else leads them. An invitation
 * may still replace that leader without asking.
 */
export async function linkNewcomer(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const church = await tx.get(database.doc(paths.church));
    const leaderId: unknown = church.get('default_leader_id');
    if (church.get('link_newcomers') !== true || typeof leaderId !== 'string') return;
    const [profile, stats, leaderProfile] = await Promise.all([
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.doc(paths.userStats(uid))),
      tx.get(database.doc(paths.profile(leaderId))),
      refuseErased(tx, uid),
    ]);
    if (!profile.exists) return;
    const { position, pastor_id } = parseProfile(profile);
    const leader = parseNewLeader(leaderProfile);
    if (position !== 'discipulo' || pastor_id !== null || !leader || leader.id === uid) return;
    joinLeader(tx, { profile, stats, leader, by: 'newcomer' });
  });
}
