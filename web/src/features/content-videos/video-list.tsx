import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { Suspense, useState } from 'react';
import { useLasting } from '@/lib/lasting';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { lazyNamed } from '@/ui/lazy-named';
import { NotHeard } from '@/ui/not-heard';
import { useVideos } from './api';
import { firstFreeOrder } from './first-free-order';
import { remove } from './save-video';
import { VideoRow } from './video-row';

const VideoFormDialog = lazyNamed(() => import('./video-form-dialog'), 'VideoFormDialog');

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
export function VideoList({ uid }: { uid: string }) {
  const found = useVideos();
  const [doing, setDoing] = useState(nothing);
  const videos = found.state === 'ready' ? found.value : [];
  const isUnsure = found.state !== 'ready' || found.fromCache;
  const isLost = useLasting(isUnsure);
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
      {isLost && <NotHeard failure={videos.length === 0 ? FAILURE : undefined} />}
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
