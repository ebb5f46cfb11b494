import { challengeTermsSchema } from '@raizes/domain/documents/challenge';
import { userChallengeSchema } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { startChallenge } from '@raizes/domain/progress/start-challenge';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { atLeastOnce, parseSnapshot } from '../trigger';
import { requireRecentDay, readStats, writeOutcome } from './stats';

/** Activates a started challenge with its current terms, so that a later edit by an admin does not change them. */
export const onChallengeStarted = onDocumentCreated(
  { document: 'users/{uid}/user_challenges/{challengeId}', retry: true },
  atLeastOnce(async ({ params: { uid, challengeId }, data, time }) => {
    if (!data) return;
    const { started_on, started_at: at } = parseSnapshot(startSchemaFor(uid, challengeId), data);
    requireRecentDay(started_on, time, data.ref);

    await database.runTransaction(async (tx) => {
      const [challenge, stats] = await Promise.all([
        tx.get(database.doc(paths.challenge(challengeId))),
        readStats(tx, uid),
      ]);
      parseSnapshot(notArchivedSchema, challenge);
      const terms = parseSnapshot(challengeTermsSchema, challenge);
      const outcome = startChallenge(stats, { challenge_id: challengeId, terms, started_on, at });
      const started = { challenge_id: challengeId, title: terms.title };
      if (outcome.credited) tx.update(data.ref, { terms });
      writeOutcome(tx, outcome, [...stats.active_challenges, started], at);
    });
  }),
);

/** An archived challenge can no longer be started. */
const notArchivedSchema = v.object({ archived: v.optional(v.literal(false)) });

/** A start must repeat the ids of its path. */
const startSchemaFor = (uid: string, challengeId: string) =>
  v.pipe(
    userChallengeSchema,
    v.check(({ user_id, challenge_id }) => user_id === uid && challenge_id === challengeId),
  );
