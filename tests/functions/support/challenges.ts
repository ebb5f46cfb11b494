import type { Day } from '@raizes/domain/day';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type { UserChallenge } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { db } from '../../support/admin';

const offered: string[] = [];

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
  offered.push(challenge.id);
  return challenge.id;
}

/** Takes them off the list that everybody is offered. */
export async function withdrawOffers() {
  await Promise.all(offered.splice(0).map((id) => db.doc(paths.challenge(id)).delete()));
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
