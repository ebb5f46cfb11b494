import { LiveProvider } from '@/lib/live';
import { ErrorBoundary } from '../error-boundary';
import { PastorPanel } from '../pastor-panel/pastor-panel';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <PastorPanel uid={person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}
