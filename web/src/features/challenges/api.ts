import { challengeSchema } from '@raizes/domain/documents/challenge';
import { userChallengeSchema } from '@raizes/domain/documents/user-challenge';
import { collections } from '@raizes/domain/paths';
import { useDeviceDocs, useOnDevice } from '@/lib/device-docs';
import { useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';

/** As many as a person could ever choose from, and those among them that are archived. */
const NEWEST = 40;
const STARTED = 100;

const newest = () => queryOf(collections.challenges, { newestBy: 'created_at', size: NEWEST });

/** The newest challenges on offer, newest first: live, or as this device remembers them, which costs no read. */
export function useChallenges(isLive: boolean) {
  return useLiveQuery(newest(), challengeSchema, isLive ? 'default' : 'cache');
}

/** Whether this device remembers challenges on offer; null until that is known. */
export const useRemembersChallenges = () => useOnDevice(newest());

/** The challenges that this device knows to have been started: those that wait for the server too. */
export function useStartsOnDevice(uid: string) {
  return useDeviceDocs(
    queryOf(collections.userChallenges(uid), { size: STARTED }),
    userChallengeSchema,
  );
}
