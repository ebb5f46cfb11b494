import type { BibleVideo } from '@raizes/domain/documents/content';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Card, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { firstFreeOrder, remove, useVideos } from '@/features/content-videos/api';
import { useTimedOut } from '@/lib/timing';
import { AdminPage } from '@/ui/admin-page';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { minutes } from '@/ui/count-bubble';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import { twoLines } from '@/ui/styles';
import type { SignedInProps } from '../routes';

interface Props {
  video: BibleVideo;
  onEdit: () => void;
  onRemove: () => void;
}

/** One video, as the list has it. */
function VideoRow({ video, onEdit, onRemove }: Props) {
  const { book_name, book_order, testament, duration_minutes, description } = video;
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {book_name}
        </Typography>
        <Stack
          direction="row"
          sx={{ flexShrink: 0, alignItems: 'flex-start', my: -0.75, mr: -0.5 }}
        >
          <IconButton onClick={onEdit} aria-label={`Editar ${book_name}`}>
            <EditIcon />
          </IconButton>
          <IconButton onClick={onRemove} aria-label={`Excluir ${book_name}`}>
            <DeleteIcon />
          </IconButton>
        </Stack>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {testament} Testamento · Ordem {book_order} · {minutes(duration_minutes)}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ ...twoLines, WebkitLineClamp: 3, mt: 0.5 }}>
          {description}
        </Typography>
      )}
    </Card>
  );
}

const VideoFormDialog = lazyComponent(() =>
  import('@/features/content-videos/video-form').then((module) => module.VideoFormDialog),
);

const FAILURE = {
  title: 'Erro ao carregar vídeos',
  text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
};

type Doing =
  | { what: 'nothing' }
  | { what: 'writing'; video: BibleVideo | null }
  | { what: 'removing'; video: BibleVideo; busy: boolean };

const nothing: Doing = { what: 'nothing' };

/** The videos in the order of the Bible's books, and what can be done with them. */
function VideoList({ uid }: { uid: string }) {
  const found = useVideos();
  const [doing, setDoing] = useState(nothing);
  const videos = found.state === 'ready' ? found.value : [];
  const isUnsure = found.state !== 'ready' || found.fromCache;
  const isLost = useTimedOut(isUnsure);
  const close = () => setDoing(nothing);

  async function confirm(video: BibleVideo): Promise<void> {
    setDoing({ what: 'removing', video, busy: true });
    await remove(video.id);
    close();
  }

  return (
    <Stack spacing={2}>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => setDoing({ what: 'writing', video: null })}
        sx={{ alignSelf: 'flex-start' }}
      >
        Novo Vídeo
      </Button>
      {isLost && <ServerUnreachable failure={videos.length === 0 ? FAILURE : undefined} />}
      {isUnsure && !isLost && videos.length === 0 && <ListSkeleton />}
      {!isUnsure && videos.length === 0 && (
        <Typography color="textSecondary">Nenhum vídeo cadastrado ainda.</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {videos.map((video) => (
          <VideoRow
            key={video.id}
            video={video}
            onEdit={() => setDoing({ what: 'writing', video })}
            onRemove={() => setDoing({ what: 'removing', video, busy: false })}
          />
        ))}
      </Stack>
      {doing.what === 'writing' && (
        <Suspense>
          <VideoFormDialog
            uid={uid}
            video={doing.video}
            order={firstFreeOrder(videos)}
            onClose={close}
          />
        </Suspense>
      )}
      {doing.what === 'removing' && (
        <ConfirmDialog
          title="Confirmar exclusão"
          text={`Tem certeza que deseja remover o vídeo "${doing.video.book_name}"?`}
          action="Excluir"
          busy={doing.busy}
          onConfirm={() => void confirm(doing.video)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={1.5}>
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} variant="rounded" height={92} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}

export function Page({ person }: SignedInProps) {
  return (
    <AdminPage title="Vídeos Bíblicos" intro="O resumo de cada livro, na ordem da Bíblia.">
      <LoadBoundary title="Erro ao carregar vídeos">
        <VideoList uid={person.uid} />
      </LoadBoundary>
    </AdminPage>
  );
}
