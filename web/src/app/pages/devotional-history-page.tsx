import { isDay } from '@raizes/domain/day';
import { useSearchParams } from 'react-router-dom';
import { HistoryScreen } from '@/features/history/history-screen';
import { useUserStats } from '@/features/progress/api';
import { LiveProvider } from '@/lib/live';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return (
    <LiveProvider>
      <DevotionalHistory uid={person.uid} />
    </LiveProvider>
  );
}

function DevotionalHistory({ uid }: { uid: string }) {
  const [query] = useSearchParams();
  const stats = useUserStats(uid);
  const day = query.get('day') ?? '';
  return (
    <HistoryScreen
      uid={uid}
      total={stats.state === 'ready' ? stats.value.total_devotionals_completed : null}
      connected={'fromCache' in stats && !stats.fromCache}
      day={isDay(day) ? day : null}
    />
  );
}
