import { isDay } from '@raizes/domain/day';
import { useSearchParams } from 'react-router-dom';
import { HistoryScreen } from '@/features/history/history-screen';
import { useUserStats } from '@/features/progress/api';
import { LiveProvider } from '@/lib/live';
import { useSession } from '@/lib/session';

export function Page() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <LiveProvider>
      <DevotionalHistory uid={session.person.uid} />
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
