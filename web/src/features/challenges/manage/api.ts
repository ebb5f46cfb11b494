import { challengeSchema } from '@raizes/domain/documents/challenge';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type { ChallengeForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { useDoc } from '@/lib/live';
import { usePages } from '@/lib/paging';
import { changeOnServer, putOnServer } from '@/lib/server';
import { currentTime } from '@/lib/timing';
import type { Merge } from '@/ui/use-resource-form';

const PAGE = 20;

/** All challenges, including archived ones, newest first, in pages. */
export const useAllChallenges = () =>
  usePages({ path: collections.challenges, descending: 'created_at', size: PAGE }, challengeSchema);

export const useChallenge = (id: string) => useDoc(paths.challenge(id), challengeSchema);

/** How many people are taking part, by challenge; only of the newest open challenges, whose participants the church's overview counts. */
export function useParticipants(): ReadonlyMap<string, number> {
  const [found, setFound] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    call('count-church', { part: 'people', fresh: false }).then(
      ({ counts }) =>
        isCurrent &&
        counts.part === 'people' &&
        setFound(new Map(counts.challenges.map(({ id, people }) => [id, people]))),
      (error: unknown) => console.warn('The participants could not be counted', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return found;
}

/** @param id the same for every attempt, so that a retry changes the challenge if the response to an earlier attempt was lost */
export async function createChallenge(
  form: ChallengeForm,
  { id, created_by }: Pick<Challenge, 'id' | 'created_by'>,
  merge: Merge<ChallengeValues, ChallengeForm>,
): Promise<void> {
  const created = { ...form, id, created_by, created_at: currentTime() };
  await putOnServer(paths.challenge(id), challengeSchema, (stored) =>
    stored ? merge(challengeValues(stored)) : created,
  );
}

export async function changeChallenge(
  id: string,
  merge: Merge<ChallengeValues, ChallengeForm>,
): Promise<void> {
  await changeOnServer(paths.challenge(id), challengeSchema, (stored) =>
    merge(challengeValues(stored)),
  );
}

/** Removes a challenge from the list of challenges on offer, or puts it back. */
export async function archiveChallenge(id: string, archived: boolean): Promise<void> {
  await changeOnServer(paths.challenge(id), challengeSchema, () => ({ archived }));
}

/** The form's values as text. */
export type ChallengeValues = Record<keyof ChallengeForm, string>;

export const emptyChallenge: ChallengeValues = {
  title: '',
  description: '',
  category: '',
  duration_days: '',
  reward_type: 'xp',
  reward_value: '',
};

export const challengeValues = (challenge: Challenge): ChallengeValues => ({
  title: challenge.title,
  description: challenge.description,
  category: challenge.category,
  duration_days: String(challenge.duration_days),
  reward_type: challenge.reward_type,
  reward_value: challenge.reward_value,
});

/** The toasts of a change. If the server gives no reason for a refusal, the toast says what failed. */
export const changeToasts = (success: string, failure: string) => ({
  success: ['Sucesso!', success] satisfies [string, string],
  failure: (reason: string): [string, string] => [
    'Erro',
    reason === 'Tente novamente.' ? failure : reason,
  ],
});
