import type { ActiveChallenge, EarnedBadge } from '@raizes/domain/documents/user-stats';
import { notificationIds } from '@raizes/domain/notification-ids';
import type { ChangedChallenge, Outcome } from '@raizes/domain/outcome';
import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { writeNotification } from './write-notification';
import { writeStats } from './write-stats';

type Titled = Pick<ActiveChallenge, 'challenge_id' | 'title'>;

/**
 * Writes all that an event changed: the stats, the challenges that moved, the badges and what to tell the person.
 * @param challenges those that may have moved
 * @param at when the person did what moved them
 */
export function writeOutcome(
  tx: Transaction,
  outcome: Outcome,
  challenges: readonly Titled[],
  at: Date,
): void {
  if (!outcome.credited) return;
  const uid = outcome.stats.user_id;
  writeStats(tx, outcome.stats);
  for (const badge of outcome.earnedBadges) writeBadge(tx, uid, badge);
  for (const changed of outcome.changedChallenges) {
    const challenge = challenges.find(({ challenge_id }) => challenge_id === changed.challenge_id);
    writeProgress(tx, uid, changed, at);
    if (challenge && changed.completed) writeCompleted(tx, uid, challenge);
  }
}

/** With the badge's own words: a challenge's medal stands in no catalogue. */
function writeBadge(tx: Transaction, uid: string, badge: EarnedBadge): void {
  const { badge_id, name } = badge;
  tx.set(database.doc(paths.userBadge(uid, badge_id)), { user_id: uid, ...badge });
  writeNotification(tx, uid, {
    id: notificationIds.badge(badge_id),
    kind: 'badge',
    title: 'Nova conquista!',
    body: `Você ganhou a medalha “${name}”.`,
    url: '/dashboard',
  });
}

function writeProgress(tx: Transaction, uid: string, changed: ChangedChallenge, at: Date): void {
  const { challenge_id, progress, completed } = changed;
  tx.update(database.doc(paths.userChallenge(uid, challenge_id)), {
    progress,
    ...(completed && { status: 'completed', completed_at: at }),
  });
}

function writeCompleted(tx: Transaction, uid: string, { challenge_id, title }: Titled): void {
  writeNotification(tx, uid, {
    id: notificationIds.challenge(challenge_id),
    kind: 'challenge',
    title: 'Desafio concluído!',
    body: `Você concluiu o desafio “${title}”.`,
    url: '/dashboard',
  });
}
