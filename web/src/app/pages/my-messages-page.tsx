import { DiscipleInbox } from '@/features/messages/disciple-inbox';
import type { SignedInProps } from '@/lib/session';
import { ErrorBoundary } from '../error-boundary';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <DiscipleInbox uid={person.uid} />
    </ErrorBoundary>
  );
}
