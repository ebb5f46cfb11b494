import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { useEffect, useState } from 'react';

export type LeaderFound = Leader | 'asking' | 'none' | 'unreachable';

/** Whom a message goes to: as the stats have it; where they know of nobody, which may be old news, the server is asked too. */
export function useLeader(profile: UserStats['profile']): LeaderFound {
  const known = profile?.leader ?? null;
  const [asked, setAsked] = useState<LeaderFound | null>(null);
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

  return known ?? asked ?? (profile ? 'none' : 'asking');
}
