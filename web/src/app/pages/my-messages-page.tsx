import { LiveProvider } from '@/lib/live';
import { useSession } from '@/lib/session';
import { ErrorBoundary } from '../error-boundary';
import { MyMessages } from '../messages/my-messages';

export function Page() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <MyMessages uid={session.person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}
