import { notificationIds } from '@raizes/domain/documents/notification';
import { CHURCH_ACTOR } from '@raizes/domain/documents/audit';
import { paths, serverPaths } from '@raizes/domain/paths';
import type { Leader } from '@raizes/domain/documents/user-stats';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { refuseErased } from '../privacy/erasure';
import { mustHide } from './age';
import { recordPositionAndLeader } from './audit';
import { linkTo, parseAvailableLeader, parseProfile } from './profiles';

interface Joining {
  profile: DocumentSnapshot;
  stats: DocumentSnapshot;
  leader: Leader;
  /** The id of the redeemed invitation, or `newcomer`. */
  via: string;
  /** The leader has muted this person and gets no notification. */
  isMuted?: boolean;
}

/**
 * Links a disciple to the leader, and notifies the leader unless they have muted the person. The disciple's stats name the leader in the
 * same transaction.
 */
export function joinLeader(tx: Transaction, joining: Joining): void {
  const { profile, stats, leader, via, isMuted = false } = joining;
  const uid = profile.id;
  const { full_name, position, pastor_id } = parseProfile(profile);
  tx.update(profile.ref, linkTo(leader.id));
  if (stats.get('profile')) tx.update(stats.ref, { 'profile.leader': leader });
  tx.set(database.doc(serverPaths.redeemedInvitation(uid, via)), {
    leader_id: leader.id,
    redeemed_at: new Date(),
  });
  // A newcomer is linked by the church's setting, not by a person.
  const actor = via === 'newcomer' ? CHURCH_ACTOR : uid;
  recordPositionAndLeader(
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
      via === 'newcomer'
        ? `${full_name} chegou, e agora caminha com você.`
        : `${full_name} aceitou o seu convite, e agora caminha com você.`,
    url: '/pastor-panel',
  });
}

/**
 * Links a newcomer to the church's default leader, if the church has enabled that and the person has no leader. For a day, an invitation
 * replaces that leader without asking.
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
    const leader = parseAvailableLeader(leaderProfile);
    if (position !== 'discipulo' || pastor_id !== null || !leader || leader.id === uid) return;
    // The age can have been corrected since the event.
    if (await mustHide(tx, profile)) return;
    joinLeader(tx, { profile, stats, leader, via: 'newcomer' });
  });
}
