import { challengeSchema } from '@raizes/domain/documents/challenge';
import { collections, paths } from '@raizes/domain/paths';
import type { ChallengeForm } from '@raizes/domain/schemas/challenge-form';
import { useLiveDoc } from '@/lib/live';
import { useLivePages } from '@/lib/live-pages';

const PAGE = 20;

/** All challenges, archived ones too, newest first, a page at a time. */
export const useAllChallenges = () =>
  useLivePages(collections.challenges, challengeSchema, { newestBy: 'created_at' }, PAGE);

export const useChallenge = (id: string) => useLiveDoc(paths.challenge(id), challengeSchema);

/** @param id an own one for each form: what has arrived without an answer is not there twice */
export async function createChallenge(form: ChallengeForm, id: string, uid: string) {
  const { createOnServer } = await import('@/lib/on-server');
  await createOnServer(paths.challenge(id), {
    ...form,
    id,
    created_by: uid,
    created_at: new Date(),
  });
}

export async function changeChallenge(form: ChallengeForm, id: string) {
  const { changeOnServer } = await import('@/lib/on-server');
  await changeOnServer(paths.challenge(id), form);
}

/** Takes a challenge off the list that people choose from, or puts it back. */
export async function archiveChallenge(id: string, archived: boolean) {
  const { changeOnServer } = await import('@/lib/on-server');
  await changeOnServer(paths.challenge(id), { archived });
}
