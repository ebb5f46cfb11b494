import { bibleVideoSchema, testaments } from '@raizes/domain/documents/content';
import type { BibleVideo, Testament } from '@raizes/domain/documents/content';
import { collections } from '@raizes/domain/paths';
import { Box, Card, Container, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { VideoCard } from '@/features/videos/video-card';
import { useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';
import { lazyComponent } from '@/ui/lazy';
import { Logo } from '@/ui/logo';
import { PageBar } from '@/ui/page-bar';

/** The Bible has sixty-six books. */
const MOST = 100;

/** All the videos in the order of the Bible's books, live. */
function useBibleVideos() {
  return useDocs(
    { path: collections.bibleVideos, ascending: 'book_order', size: MOST },
    bibleVideoSchema,
  );
}

/** What stands in the place of the videos when there are none to show. */
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

interface Props {
  shown: Testament;
  /** How many videos there are in each; null while it is not known. */
  countOf: ((testament: Testament) => number) | null;
  onChange: (testament: Testament) => void;
  /** The id of the panel that they choose the content of. */
  panel: string;
}

const tabId = (testament: Testament) => `testament-${testament.toLowerCase()}`;

function TestamentTabs({ shown, countOf, onChange, panel }: Props) {
  return (
    <Tabs
      value={shown}
      onChange={(_, next: Testament) => onChange(next)}
      variant="fullWidth"
      aria-label="Testamento"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {testaments.map((testament) => (
        <Tab
          key={testament}
          id={tabId(testament)}
          aria-controls={panel}
          value={testament}
          label={`${testament} Testamento${countOf ? ` (${countOf(testament)})` : ''}`}
          sx={{ px: 1, fontSize: { xs: '0.875rem', sm: '1rem' }, lineHeight: 1.3 }}
        />
      ))}
    </Tabs>
  );
}

const OPENED_HERE = 'opened-here';

/** What the address says is shown: a testament, and the video opened over it, which the device's back button closes. */
function useShown() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const opening: unknown = useLocation().state;
  const testament: Testament = query.get('testamento') === 'novo' ? 'Novo' : 'Antigo';

  const addressOf = (shown: Testament, opened?: string) => ({
    testamento: shown.toLowerCase(),
    ...(opened !== undefined && { video: opened }),
  });

  function close(): void {
    if (opening === OPENED_HERE) void navigate(-1);
    else setQuery(addressOf(testament), { replace: true });
  }

  return {
    testament,
    video: query.get('video'),
    show: (next: Testament) => setQuery(addressOf(next), { replace: true }),
    open: (video: string) => setQuery(addressOf(testament, video), { state: OPENED_HERE }),
    close,
  };
}

/** Two columns on a phone, one where letters are very large, three on a desktop. */
const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9.5rem, 1fr))', sm: 'repeat(3, 1fr)' },
  m: 0,
  p: 0,
} as const;

interface VideoGridProps {
  videos: BibleVideo[];
  onOpen: (id: string) => void;
}

function VideoGrid({ videos, onOpen }: VideoGridProps) {
  return (
    <Box component="ul" sx={gridSx}>
      {videos.map((video) => (
        <VideoCard key={video.id} video={video} onOpen={() => onOpen(video.id)} />
      ))}
    </Box>
  );
}

/** The shape of the list of videos, while it is on its way. */
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

const VideoDialog = lazyComponent(() =>
  import('@/features/videos/video-dialog').then((module) => module.VideoDialog),
);
const PANEL = 'testament-panel';

/** The summaries of the Bible's books, a testament at a time. */
function VideosScreen({ videos }: { videos: Live<BibleVideo[]> }) {
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

export function Page() {
  return <VideosScreen videos={useBibleVideos()} />;
}
