import { useSearchParams } from 'react-router-dom';
import { LiveProvider } from '@/lib/live';
import { useSession } from '@/lib/session';
import { DailyReading } from '../reading/daily-reading';

export function Page() {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.status !== 'signed-in') return null;
  return (
    <LiveProvider>
      <DailyReading uid={session.person.uid} id={query.get('id')} />
    </LiveProvider>
  );
}
