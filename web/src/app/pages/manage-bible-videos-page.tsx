import type { BibleVideo } from '@raizes/domain/documents/content';
import AddIcon from '@mui/icons-material/Add';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { positionsAfterMove } from '@raizes/domain/content/video-order';
import type { VideoPosition } from '@raizes/domain/content/video-order';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { firstFreeOrder, storeVideoPositions, removeVideo } from '@/features/content/videos/api';
import { useReorder } from '@/features/content/videos/use-reorder';
import { useVideos } from '@/features/videos/api';
import { BookCover } from '@/features/videos/video-card';
import type { SignedInProps } from '@/lib/session';
import { formatMinutes } from '@/lib/time';
import { lazyComponent } from '@/ui/lazy';
import { ListRow, LiveList, RowActions } from '@/ui/live-list';
import { LoadBoundary } from '@/ui/load-boundary';
import { saveWithToast } from '@/ui/save';
import { twoLines, visuallyHidden } from '@/ui/page/styles';
import { RemoveDialog } from '@/ui/remove-dialog';
import { AdminPage } from '../admin/admin-page';

const VideoFormDialog = lazyComponent(() =>
  import('@/features/content/videos/video-form').then((module) => module.VideoFormDialog),
);

export function Page({ person }: SignedInProps) {
  return (
    <AdminPage
      title="Vídeos Bíblicos"
      intro="O resumo de cada livro. Arraste um vídeo para mudar a ordem em que a igreja o vê."
    >
      <LoadBoundary title="Erro ao carregar vídeos">
        <VideoList uid={person.uid} />
      </LoadBoundary>
    </AdminPage>
  );
}

/** Lists the videos in their order, with the dialogs to edit and remove them. */
function VideoList({ uid }: { uid: string }) {
  const list = useVideos();
  const [editing, setEditing] = useState<BibleVideo | 'new' | null>(null);
  const [removing, setRemoving] = useState<BibleVideo | null>(null);
  const videos = list.state === 'ready' ? list.value : none;
  const order = useReorder(videos, (video, before) =>
    storePositions(positionsAfterMove(videos, video, before)),
  );

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
            place={order.placeOf(video)}
            isLifted={order.lifted?.id === video.id}
            handle={order.handle(video)}
            onEdit={() => setEditing(video)}
            onRemove={() => setRemoving(video)}
          />
        )}
      </LiveList>
      <Box role="status" sx={visuallyHidden}>
        {order.lifted && placeText(videos, order)}
      </Box>
      {editing && (
        <Suspense>
          <VideoFormDialog
            uid={uid}
            video={editing === 'new' ? null : editing}
            order={firstFreeOrder(videos)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {removing && (
        <RemoveDialog
          title="Confirmar exclusão"
          text={`Tem certeza que deseja remover o vídeo "${removing.book_name}"?`}
          remove={() =>
            saveWithToast(() => removeVideo(removing.id), {
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

const none: BibleVideo[] = [];

/** Returns whether the positions were stored. */
async function storePositions(positions: readonly VideoPosition[]): Promise<boolean> {
  const failure = await saveWithToast(() => storeVideoPositions(positions), {
    success: ['Ordem dos vídeos atualizada'],
    failure: (reason) => [`Erro ao mudar a ordem: ${reason}`],
  });
  return failure === null;
}

/** Announces the place to a screen reader: `Gênesis: lugar 3 de 66`. */
function placeText(videos: BibleVideo[], order: ReturnType<typeof useReorder<BibleVideo>>) {
  const video = videos.find(({ id }) => id === order.lifted?.id);
  if (!video) return null;
  const keys = order.lifted?.by === 'keys' ? '. Setas movem, espaço solta, Esc desfaz.' : '';
  return `${video.book_name}: lugar ${order.placeOf(video) + 1} de ${videos.length}${keys}`;
}

interface VideoRowProps {
  video: BibleVideo;
  /** Zero-based. */
  place: number;
  isLifted: boolean;
  handle: ComponentProps<typeof IconButton>;
  onEdit: () => void;
  onRemove: () => void;
}

function VideoRow({ video, place, isLifted, handle, onEdit, onRemove }: VideoRowProps) {
  const { book_name, book_order, testament, duration_minutes, description } = video;
  return (
    <ListRow isEdited={isLifted} sx={{ order: place, ...(isLifted && { boxShadow: 4 }) }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          columnGap: { xs: 1, sm: 2 },
          rowGap: 1,
          alignItems: 'flex-start',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        <IconButton
          {...handle}
          aria-label={`Mover ${book_name}`}
          title="Arraste, ou use espaço e as setas"
          sx={{ ml: -1, cursor: isLifted ? 'grabbing' : 'grab', touchAction: 'none' }}
        >
          <HandleIcon />
        </IconButton>
        <Box
          sx={{ width: { xs: 88, sm: 144 }, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}
        >
          <BookCover video={video} />
        </Box>
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            flexBasis: { xs: '100%', sm: 0 },
            order: { xs: 1, sm: 0 },
          }}
        >
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {book_name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {testament} Testamento · Ordem {book_order} · {formatMinutes(duration_minutes)}
          </Typography>
          {description && (
            <Typography variant="body2" sx={{ ...twoLines, mt: 0.5 }}>
              {description}
            </Typography>
          )}
        </Box>
        <RowActions
          name={book_name}
          edit={{ onClick: onEdit }}
          onRemove={onRemove}
          sx={{ ml: 'auto' }}
        />
      </Stack>
    </ListRow>
  );
}
