import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, DragEndEvent, Modifier } from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { videoBook } from '@raizes/domain/content/video-book';
import type { BibleVideo } from '@raizes/domain/documents/content';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { ordersAfterMove } from '@raizes/domain/content/video-order';
import type { VideoOrder } from '@raizes/domain/content/video-order';
import { Box, IconButton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { removeVideo, storeVideoOrders } from '@/features/content/videos/api';
import { useVideos } from '@/features/videos/api';
import { BookCover } from '@/features/videos/video-card';
import type { SignedInProps } from '@/lib/session';
import { formatMinutes } from '@/lib/time';
import { lazyComponent } from '@/ui/lazy';
import { ListRow, LiveList, RowActions } from '@/ui/live-list';
import { LoadBoundary } from '@/ui/load-boundary';
import { NewButton } from '@/ui/new-button';
import { saveWithToast } from '@/ui/save';
import { twoLines } from '@/ui/page/styles';
import { RemoveDialog } from '@/ui/remove-dialog';
import { AdminPage } from '../admin/admin-page';

const VideoFormDialog = lazyComponent(() =>
  import('@/features/content/videos/video-form').then((module) => module.VideoFormDialog),
);

export function Page({ person }: SignedInProps) {
  return (
    <AdminPage
      title="Vídeos Bíblicos"
      intro="O resumo de cada livro, e as pregações que a igreja quiser rever. Arraste para mudar a ordem."
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
  const { shown, isSaving, move } = useMovedVideos(videos);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  return (
    <>
      <NewButton onClick={() => setEditing('new')}>Novo vídeo</NewButton>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[onlyVertical]}
        onDragEnd={move}
        accessibility={{
          announcements: announcementsOf(shown),
          screenReaderInstructions: { draggable: 'Espaço ou Enter começa a mover o vídeo.' },
        }}
      >
        <SortableContext items={shown} strategy={verticalListSortingStrategy} disabled={isSaving}>
          <LiveList
            list={list.state === 'ready' ? { ...list, value: shown } : list}
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
        </SortableContext>
      </DndContext>
      {editing && (
        <Suspense>
          <VideoFormDialog
            uid={uid}
            video={editing === 'new' ? null : editing}
            videos={videos}
            cover={BookCover}
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
    </>
  );
}

const none: BibleVideo[] = [];

/** The videos as shown. Optimistic: a moved video stays in its new place until the stored order matches, or the server refuses it. */
function useMovedVideos(videos: BibleVideo[]) {
  const [order, setOrder] = useState<string[] | null>(null);
  const isStored = order === null || String(videos.map(({ id }) => id)) === String(order);
  if (order !== null && isStored) setOrder(null);
  const shown = isStored
    ? videos
    : videos.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));

  async function move({ active, over }: DragEndEvent): Promise<void> {
    const placeOf = (id: string | number | undefined) => shown.findIndex((each) => each.id === id);
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    const video = shown[from];
    if (!video || to < 0 || from === to) return;
    const next = arrayMove(shown, from, to);
    setOrder(next.map(({ id }) => id));
    if (!(await storeOrders(ordersAfterMove(shown, video, next[to - 1] ?? null)))) setOrder(null);
  }

  return { shown, isSaving: !isStored, move: (event: DragEndEvent) => void move(event) };
}

/** Returns whether the orders were stored. */
async function storeOrders(orders: readonly VideoOrder[]): Promise<boolean> {
  const failure = await saveWithToast(() => storeVideoOrders(orders), {
    success: ['Ordem dos vídeos atualizada'],
    failure: (reason) => [`Erro ao mudar a ordem: ${reason}`],
  });
  return failure === null;
}

/** What a screen reader says while a video is dragged: `Gênesis: lugar 3 de 66`. */
function announcementsOf(videos: readonly BibleVideo[]): Announcements {
  const place = (id: string | number, at: string | number) => {
    const name = videos.find((video) => video.id === id)?.book_name ?? '';
    return `${name}: lugar ${videos.findIndex((video) => video.id === at) + 1} de ${videos.length}`;
  };
  const begun = (id: string | number) => `${place(id, id)}. Setas movem, espaço solta, Esc desfaz.`;
  return {
    onDragStart: ({ active }) => begun(active.id),
    onDragOver: ({ active, over }) =>
      !over || over.id === active.id ? begun(active.id) : place(active.id, over.id),
    onDragEnd: () => undefined,
    onDragCancel: () => 'Nada mudou.',
  };
}

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface VideoRowProps {
  video: BibleVideo;
  onEdit: () => void;
  onRemove: () => void;
}

function VideoRow({ video, onEdit, onRemove }: VideoRowProps) {
  const { id, book_name, book_order, testament, duration_minutes, description } = video;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    isDragging,
    transform,
    transition,
  } = useSortable({ id, attributes: { roleDescription: 'botão de arrastar' } });
  return (
    <ListRow
      ref={setNodeRef}
      isEdited={isDragging}
      sx={isDragging ? { position: 'relative', zIndex: 1, boxShadow: 4 } : {}}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <Box sx={rowSx}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Mover ${book_name}`}
          title="Arraste, ou use espaço e as setas"
          sx={{
            gridArea: 'handle',
            justifySelf: 'end',
            ml: { sm: -1 },
            mr: { xs: -0.5, sm: 0 },
            cursor: isDragging ? 'grabbing' : 'grab',
            touchAction: 'none',
          }}
        >
          <HandleIcon />
        </IconButton>
        <Box sx={coverSx}>
          <BookCover video={video} />
        </Box>
        <Typography variant="h3" component="h2" sx={{ gridArea: 'name', overflowWrap: 'anywhere' }}>
          {book_name}
        </Typography>
        <RowActions
          name={book_name}
          edit={{ onClick: onEdit }}
          onRemove={onRemove}
          sx={{ gridArea: 'actions', mt: 0 }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'meta' }}>
          <span>
            {testament} Testamento · {formatMinutes(duration_minutes)}
          </span>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' · '}
          </Box>
          <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
            <span>Ordem {book_order}</span>
            {videoBook(book_name)?.number === book_order && ' na Bíblia'}
          </Box>
        </Typography>
        {description && (
          <Typography variant="body2" sx={[twoLines, { gridArea: 'text', mt: 0.5 }]}>
            {description}
          </Typography>
        )}
      </Box>
    </ListRow>
  );
}

const rowSx = {
  display: 'grid',
  columnGap: { xs: 1, sm: 2 },
  alignItems: 'center',
  alignContent: 'center',
  gridTemplateColumns: {
    xs: '96px minmax(0, 1fr) auto',
    sm: 'auto 112px minmax(0, 1fr) auto',
  },
  gridTemplateAreas: {
    xs: '"cover name handle" "cover meta meta" "text text actions"',
    sm: '"handle cover name actions" "handle cover meta actions" "handle cover text actions"',
  },
} as const;

const coverSx = {
  gridArea: 'cover',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
