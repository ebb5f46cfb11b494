import { useSearchParams } from 'react-router-dom';
import { LiveProvider } from '@/lib/live';
import { DailyReading } from '../reading/daily-reading';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  const [query] = useSearchParams();
  return (
    <LiveProvider>
      <DailyReading uid={person.uid} id={query.get('id')} />
    </LiveProvider>
  );
}
