import { testaments } from '@raizes/domain/documents/content';
import type { BibleVideo, Testament } from '@raizes/domain/documents/content';
import { Box, Card, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useOutage } from '@/lib/browser';
import { useVideos } from '@/features/videos/api';
import { VideoCard } from '@/features/videos/video-card';
import { VideoDialog } from '@/features/videos/video-dialog';
import { Logo } from '@/ui/logo';
import { PageBar } from '@/ui/page/page-bar';
import { pageColumn } from '@/ui/page/styles';

const PANEL = 'testament-panel';

/** Summaries of the Bible's books, by testament. */
export function Page() {
  const videos = useVideos();
  const address = useVideosAddress();
  const all = videos.state === 'ready' ? videos.value : null;
  const videosOf = (testament: Testament) =>
    all?.filter((video) => video.testament === testament) ?? [];
  const opened = all?.find(({ id }) => id === address.video);
  const isUncached = videos.state === 'ready' && videos.fromCache && videos.value.length === 0;
  const isKnown = all !== null && !isUncached;

  return (
    <Box
      sx={{ ...pageColumn, maxWidth: 'md', pb: 8, minHeight: 'calc(100dvh - var(--nav-height))' }}
    >
      <title>Resumos Bíblicos · Raízes</title>
      <PageBar />
      <Box component="main">
        <Typography variant="h1">Resumos Bíblicos</Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Vídeos de 5 minutos sobre cada livro da Bíblia.
        </Typography>
        <Tabs
          value={address.testament}
          onChange={(_, next: Testament) => address.show(next)}
          variant="fullWidth"
          aria-label="Testamento"
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
        >
          {testaments.map((testament) => (
            <Tab
              key={testament}
              id={tabId(testament)}
              aria-controls={PANEL}
              value={testament}
              label={`${testament} Testamento${isKnown ? ` (${videosOf(testament).length})` : ''}`}
              sx={{ px: 1, fontSize: { xs: '0.875rem', sm: '1rem' }, lineHeight: 1.3 }}
            />
          ))}
        </Tabs>
        <div role="tabpanel" id={PANEL} aria-labelledby={tabId(address.testament)}>
          <Panel
            videos={all && videosOf(address.testament)}
            isUncached={isUncached}
            onOpen={address.open}
          />
        </div>
      </Box>
      {opened && <VideoDialog key={opened.id} video={opened} onClose={address.close} />}
    </Box>
  );
}

const OPENED_HERE = 'opened-here';

/** The testament and the opened video, kept in the address so that the device's back button closes the video. */
function useVideosAddress() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const openedFrom: unknown = useLocation().state;
  const testament: Testament = query.get('testamento') === 'novo' ? 'Novo' : 'Antigo';

  const searchFor = (target: Testament, opened?: string) => ({
    testamento: target.toLowerCase(),
    ...(opened !== undefined && { video: opened }),
  });

  function close(): void {
    if (openedFrom === OPENED_HERE) void navigate(-1);
    else setQuery(searchFor(testament), { replace: true });
  }

  return {
    testament,
    video: query.get('video'),
    show: (next: Testament) => setQuery(searchFor(next), { replace: true }),
    open: (video: string) => setQuery(searchFor(testament, video), { state: OPENED_HERE }),
    close,
  };
}

const tabId = (testament: Testament) => `testament-${testament.toLowerCase()}`;

interface PanelProps {
  /** Null while loading. */
  videos: BibleVideo[] | null;
  /** Offline, and no videos are cached. */
  isUncached: boolean;
  onOpen: (id: string) => void;
}

function Panel({ videos, isUncached, onOpen }: PanelProps) {
  const outage = useOutage();
  if (videos === null) return <VideosSkeleton />;
  if (isUncached) {
    return (
      <NoVideos>{`${outage}, e os vídeos ainda não foram guardados neste aparelho.`}</NoVideos>
    );
  }
  if (videos.length === 0) return <NoVideos>Nenhum vídeo disponível no momento.</NoVideos>;
  return (
    <Box component="ul" sx={gridSx}>
      {videos.map((video) => (
        <VideoCard key={video.id} video={video} onOpen={() => onOpen(video.id)} />
      ))}
    </Box>
  );
}

function NoVideos({ children }: { children: string }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 8 }}>
      <Logo size={56} />
      <Typography color="textSecondary" sx={{ maxWidth: 360 }}>
        {children}
      </Typography>
    </Stack>
  );
}

function VideosSkeleton() {
  return (
    <Box role="status" aria-label="Carregando os vídeos" sx={gridSx}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Card key={card}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          <Box sx={{ px: { xs: 1.5, sm: 2 }, py: 1.5 }}>
            <Skeleton width="60%" height={28} />
            <Skeleton width="45%" />
            <Skeleton />
            <Skeleton width="80%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** Two columns on a phone (one with very large text), three on a desktop. */
const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9.5rem, 1fr))', sm: 'repeat(3, 1fr)' },
  m: 0,
  p: 0,
} as const;
