import { LiveProvider } from '@/lib/live';
import { useSession } from '@/lib/session';
import { ErrorBoundary } from '../error-boundary';
import { PastorPanel } from '../pastor-panel/pastor-panel';

export function Page() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <PastorPanel uid={session.person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}
