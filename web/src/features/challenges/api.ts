import { challengeSchema } from '@raizes/domain/documents/challenge';
import { userChallengeSchema } from '@raizes/domain/documents/user-challenge';
import { collections } from '@raizes/domain/paths';
import { useDeviceDocs } from '@/lib/device-docs';
import { useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';

/** As many as a person could ever choose from, and those among them that are archived. */
const NEWEST = 40;
const STARTED = 100;

/** The newest challenges on offer, newest first, live. */
export function useChallenges() {
  return useLiveQuery(
    queryOf(collections.challenges, { newestBy: 'created_at', size: NEWEST }),
    challengeSchema,
  );
}

/** The challenges that this device knows to have been started: those that wait for the server too. */
export function useStartsOnDevice(uid: string) {
  return useDeviceDocs(
    queryOf(collections.userChallenges(uid), { size: STARTED }),
    userChallengeSchema,
  );
}
