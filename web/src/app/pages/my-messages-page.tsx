import { LiveProvider } from '@/lib/live';
import { ErrorBoundary } from '../error-boundary';
import { MyMessages } from '../messages/my-messages';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <MyMessages uid={person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}
