import type { Day } from '@raizes/domain/day';
import type { UserChallenge } from '@raizes/domain/documents/user-challenge';
import { paths } from '@raizes/domain/paths';
import { writeDoc } from '@/lib/write';
import type { Delivery } from '@/lib/write';

/** Starts a challenge on the person's own calendar day; the server moves it on from there. */
export function startChallenge(uid: string, challengeId: string, day: Day): Delivery {
  const start: UserChallenge = {
    user_id: uid,
    challenge_id: challengeId,
    status: 'in_progress',
    progress: 0,
    started_at: new Date(),
    started_on: day,
    completed_at: null,
  };
  return writeDoc(paths.userChallenge(uid, challengeId), start);
}
