import type { BibleVideo, Testament } from '@raizes/domain/documents/bible-video';
import { Box, Container, Typography } from '@mui/material';
import { Suspense } from 'react';
import type { Live } from '@/lib/live';
import { lazyNamed } from '@/ui/lazy-named';
import { PageBar } from '@/ui/page-bar';
import { NoVideos } from './no-videos';
import { TestamentTabs, tabId } from './testament-tabs';
import { useShown } from './use-shown';
import { VideoGrid } from './video-grid';
import { VideosSkeleton } from './videos-skeleton';

const VideoDialog = lazyNamed(() => import('./video-dialog'), 'VideoDialog');
const PANEL = 'testament-panel';

/** The summaries of the Bible's books, a testament at a time. */
export function VideosScreen({ videos }: { videos: Live<BibleVideo[]> }) {
  const shown = useShown();
  const all = videos.state === 'ready' ? videos.value : null;
  const of = (testament: Testament) => all?.filter((each) => each.testament === testament) ?? [];
  const opened = all?.find(({ id }) => id === shown.video);
  const isUnsure = videos.state === 'ready' && videos.fromCache && videos.value.length === 0;

  return (
    <Container maxWidth="md" sx={{ pb: 8, minHeight: '100dvh' }}>
      <title>Resumos Bíblicos · Raízes</title>
      <PageBar />
      <Box component="main">
        <Typography variant="h1">Resumos Bíblicos</Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Vídeos de 5 minutos sobre cada livro da Bíblia.
        </Typography>
        <TestamentTabs
          shown={shown.testament}
          countOf={all && !isUnsure ? (testament) => of(testament).length : null}
          onChange={shown.show}
          panel={PANEL}
        />
        <div role="tabpanel" id={PANEL} aria-labelledby={tabId(shown.testament)}>
          <Panel videos={all && of(shown.testament)} isUnsure={isUnsure} onOpen={shown.open} />
        </div>
      </Box>
      {opened && (
        <Suspense>
          <VideoDialog key={opened.id} video={opened} onClose={shown.close} />
        </Suspense>
      )}
    </Container>
  );
}

interface PanelProps {
  /** Null while they are on their way. */
  videos: BibleVideo[] | null;
  /** There are none on this device, and the server has not been heard. */
  isUnsure: boolean;
  onOpen: (id: string) => void;
}

function Panel({ videos, isUnsure, onOpen }: PanelProps) {
  if (videos === null) return <VideosSkeleton />;
  if (isUnsure) {
    return (
      <NoVideos>
        Você está sem internet, e os vídeos ainda não foram guardados neste aparelho.
      </NoVideos>
    );
  }
  if (videos.length === 0) return <NoVideos>Nenhum vídeo disponível no momento.</NoVideos>;
  return <VideoGrid videos={videos} onOpen={onOpen} />;
}
