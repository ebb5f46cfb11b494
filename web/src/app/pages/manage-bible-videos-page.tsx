import { VideoList } from '@/features/content-videos/video-list';
import { AdminPage } from '@/ui/admin-page';
import { LoadBoundary } from '@/ui/load-boundary';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return (
    <AdminPage title="Vídeos Bíblicos" intro="O resumo de cada livro, na ordem da Bíblia.">
      <LoadBoundary title="Erro ao carregar vídeos">
        <VideoList uid={person.uid} />
      </LoadBoundary>
    </AdminPage>
  );
}
