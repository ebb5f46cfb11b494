import type { Day } from '@raizes/domain/day';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type { UserChallenge } from '@raizes/domain/documents/user-challenge';
import { paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { db } from '../../support/admin';

/** Offers a challenge of its own to a test and returns its id. */
export async function offer(changes: Partial<Challenge>): Promise<string> {
  const challenge: Challenge = {
    id: randomUUID(),
    title: 'Raízes Profundas',
    description: 'Dias seguidos com Deus.',
    category: 'devotionals',
    duration_days: 3,
    reward_type: 'xp',
    reward_value: '100',
    created_by: 'admin',
    created_at: new Date(),
    ...changes,
  };
  await db.doc(paths.challenge(challenge.id)).set(challenge);
  return challenge.id;
}

/** A start in the first minute of the day: all that is done on that day counts. */
export function userChallengeOf(uid: string, challengeId: string, day: Day): UserChallenge {
  return {
    user_id: uid,
    challenge_id: challengeId,
    status: 'in_progress',
    progress: 0,
    started_at: new Date(`${day}T00:00:00Z`),
    started_on: day,
    completed_at: null,
  };
}

export async function start(uid: string, challengeId: string, day: Day) {
  await db.doc(paths.userChallenge(uid, challengeId)).set(userChallengeOf(uid, challengeId, day));
}
