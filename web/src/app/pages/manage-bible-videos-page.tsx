import type { BibleVideo } from '@raizes/domain/documents/content';
import AddIcon from '@mui/icons-material/Add';
import { Button, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { firstFreeOrder, removeVideo } from '@/features/content-videos/api';
import { useVideos } from '@/features/videos/api';
import { formatMinutes } from '@/lib/time';
import { lazyComponent } from '@/ui/lazy';
import { ListRow, LiveList, RemoveDialog, RowActions } from '@/ui/live-list';
import { LoadBoundary } from '@/ui/load-boundary';
import { save } from '@/ui/save';
import { twoLines } from '@/ui/page/styles';
import { AdminPage } from '../admin/admin-page';
import type { SignedInProps } from '../routes';

const VideoFormDialog = lazyComponent(() =>
  import('@/features/content-videos/video-form').then((module) => module.VideoFormDialog),
);

export function Page({ person }: SignedInProps) {
  return (
    <AdminPage title="Vídeos Bíblicos" intro="O resumo de cada livro, na ordem da Bíblia.">
      <LoadBoundary title="Erro ao carregar vídeos">
        <VideoList uid={person.uid} />
      </LoadBoundary>
    </AdminPage>
  );
}

/** The videos in the order of the Bible's books, and the dialogs to change them. */
function VideoList({ uid }: { uid: string }) {
  const list = useVideos();
  const [editing, setEditing] = useState<BibleVideo | 'new' | null>(null);
  const [removing, setRemoving] = useState<BibleVideo | null>(null);

  return (
    <Stack spacing={2}>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => setEditing('new')}
        sx={{ alignSelf: 'flex-start' }}
      >
        Novo Vídeo
      </Button>
      <LiveList
        list={list}
        failure={{
          title: 'Erro ao carregar vídeos',
          text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
        }}
        empty="Nenhum vídeo cadastrado ainda."
        skeleton={{ rows: 4, height: 92 }}
      >
        {(video) => (
          <VideoRow
            key={video.id}
            video={video}
            onEdit={() => setEditing(video)}
            onRemove={() => setRemoving(video)}
          />
        )}
      </LiveList>
      {editing && (
        <Suspense>
          <VideoFormDialog
            uid={uid}
            video={editing === 'new' ? null : editing}
            order={firstFreeOrder(list.state === 'ready' ? list.value : [])}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {removing && (
        <RemoveDialog
          title="Confirmar exclusão"
          text={`Tem certeza que deseja remover o vídeo "${removing.book_name}"?`}
          remove={() =>
            save(() => removeVideo(removing.id), {
              success: ['Vídeo removido com sucesso!'],
              failure: (reason) => [`Erro ao remover vídeo: ${reason}`],
            })
          }
          onClose={() => setRemoving(null)}
        />
      )}
    </Stack>
  );
}

interface VideoRowProps {
  video: BibleVideo;
  onEdit: () => void;
  onRemove: () => void;
}

function VideoRow({ video, onEdit, onRemove }: VideoRowProps) {
  const { book_name, book_order, testament, duration_minutes, description } = video;
  return (
    <ListRow>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {book_name}
        </Typography>
        <RowActions
          name={book_name}
          edit={{ onClick: onEdit }}
          onRemove={onRemove}
          sx={{ my: -0.75 }}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {testament} Testamento · Ordem {book_order} · {formatMinutes(duration_minutes)}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ ...twoLines, WebkitLineClamp: 3, mt: 0.5 }}>
          {description}
        </Typography>
      )}
    </ListRow>
  );
}
