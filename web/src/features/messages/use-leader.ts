import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { useEffect, useState } from 'react';

export type LeaderFound = Leader | 'asking' | 'none' | 'unreachable';

/** Whom a message goes to: as the stats have it, or else, since they may lag behind, as the server says when asked. */
export function useLeader(profile: UserStats['profile']): LeaderFound {
  const known = profile?.leader ?? null;
  const [asked, setAsked] = useState<LeaderFound>('asking');
  const mustAsk = known === null;
  const withoutAnswer = profile ? 'none' : 'unreachable';

  useEffect(() => {
    if (!mustAsk) return;
    import('./my-leader')
      .then(({ askForLeader }) => askForLeader())
      .then(
        (leader) => setAsked(leader ?? 'none'),
        (cause: unknown) => {
          console.warn('The leader could not be asked for', cause);
          setAsked(withoutAnswer);
        },
      );
  }, [mustAsk, withoutAnswer]);

  return known ?? asked;
}
