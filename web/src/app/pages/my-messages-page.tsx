import { DiscipleInbox } from '@/features/messages/disciple-inbox';
import { LiveProvider } from '@/lib/live';
import type { SignedInProps } from '@/lib/session';
import { ErrorBoundary } from '../error-boundary';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <DiscipleInbox uid={person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}
