import { VideoList } from '@/features/content-videos/video-list';
import { useSession } from '@/lib/session';
import { AdminPage } from '@/ui/admin-page';
import { LoadBoundary } from '@/ui/load-boundary';

export function Page() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <AdminPage title="Vídeos Bíblicos" intro="O resumo de cada livro, na ordem da Bíblia.">
      <LoadBoundary title="Erro ao carregar vídeos">
        <VideoList uid={session.person.uid} />
      </LoadBoundary>
    </AdminPage>
  );
}
