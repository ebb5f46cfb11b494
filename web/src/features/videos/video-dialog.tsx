import type { BibleVideo } from '@raizes/domain/documents/content';
import { youtubeVideo } from '@raizes/domain/links';
import CloseIcon from '@mui/icons-material/Close';
import OpenIcon from '@mui/icons-material/OpenInNew';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useOnline } from '@/lib/browser';
import { formatMinutes } from '@/lib/time';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { BookCover } from './video-card';

interface Props {
  video: BibleVideo;
  onClose: () => void;
}

export function VideoDialog({ video, onClose }: Props) {
  const { book_name, testament, duration_minutes, description } = video;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="video-title"
      slotProps={{ paper: { sx: paperSx } }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', pr: 1 }}>
        <DialogTitle id="video-title" variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {book_name}
        </DialogTitle>
        <IconButton aria-label="Fechar" onClick={onClose} sx={{ mt: 1.25 }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <VideoPlayer video={video} />
      <DialogContent sx={{ flexShrink: 0, overflow: 'visible' }}>
        <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
          {testament} Testamento · {formatMinutes(duration_minutes)}
        </Typography>
        {description && (
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Wider than the default dialog on a phone. */
const paperSx = {
  backgroundImage: 'none',
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
};

/** The YouTube player, or a link to another site. */
function VideoPlayer({ video }: { video: BibleVideo }) {
  const online = useOnline();
  const [isLoaded, setLoaded] = useState(online);
  // A loaded video keeps playing offline.
  if (online && !isLoaded) setLoaded(true);
  const player = playerUrl(video.video_url);
  const [hasFailed, setFailed] = useState(false);

  if (player && isLoaded && !hasFailed) {
    return (
      <>
        <Box sx={{ bgcolor: '#000' }}>
          <Box sx={{ ...screenSx, position: 'relative' }}>
            <Frame
              src={player}
              title={`Resumo de ${video.book_name}`}
              cover={<BookCover video={video} />}
              onFailure={() => setFailed(true)}
            />
          </Box>
        </Box>
        <ElsewhereButton url={watchUrl(video.video_url)} variant="text" />
      </>
    );
  }
  return (
    <>
      <Box sx={screenSx}>
        <BookCover video={video} />
      </Box>
      {!online && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          Você está sem internet, e este vídeo precisa dela. Ele poderá ser visto assim que a
          conexão voltar.
        </Alert>
      )}
      {online && hasFailed && (
        <Alert
          severity="info"
          role="status"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={() => setFailed(false)}>
              Tentar de novo
            </Button>
          }
        >
          Este vídeo não pôde ser mostrado aqui. Ele pode ter saído do ar, ou a sua rede não abre o
          YouTube.
        </Alert>
      )}
      {(!player || hasFailed) && <ElsewhereButton url={watchUrl(video.video_url)} />}
    </>
  );
}

/** Limits the height so that the text below stays on the screen. */
const screenSx = { width: 'min(100%, calc(70dvh * 16 / 9))', aspectRatio: '16 / 9', mx: 'auto' };

const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';
const PING_MS = 1000;
const MAX_PINGS = 8;

/**
 * Subscribes to the messages of the player in the frame, as YouTube's own script does. The player has failed if it reports an
 * error, or if it has not answered some seconds after the frame loaded, which then shows the browser's error page.
 */
function usePlayer(frame: RefObject<HTMLIFrameElement | null>, onFailure: () => void) {
  const [isLoaded, setLoaded] = useState(false);
  const [isReady, setReady] = useState(false);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isLoaded) return undefined;
    const player = frame.current?.contentWindow;
    const send = (message: object) =>
      player?.postMessage(JSON.stringify({ ...message, channel: 'widget' }), PLAYER_ORIGIN);
    let pings = 0;
    const timer = setInterval(() => {
      if (pings === MAX_PINGS) fail();
      else send({ event: 'listening' });
      pings += 1;
    }, PING_MS);

    let hasAnswered = false;
    function onMessage({ source, data }: MessageEvent): void {
      if (source !== player) return;
      if (!hasAnswered) send({ event: 'command', func: 'addEventListener', args: ['onError'] });
      hasAnswered = true;
      setReady(true);
      clearInterval(timer);
      if (typeof data === 'string' && data.includes('"onError"')) fail();
    }
    addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      removeEventListener('message', onMessage);
    };
  }, [frame, isLoaded]);

  return { isReady, onLoad: () => setLoaded(true) };
}

interface FrameProps {
  src: string;
  title: string;
  /** Covers the frame until the player answers, because a blocked frame shows the browser's error page. */
  cover: ReactNode;
  onFailure: () => void;
}

/** The player in a frame. It sends a referrer, because YouTube refuses to play without one. */
function Frame({ src, title, cover, onFailure }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { isReady, onLoad } = usePlayer(frame, onFailure);
  return (
    <>
      <Box
        component="iframe"
        ref={frame}
        onLoad={onLoad}
        src={src}
        title={title}
        allow="accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
      />
      {!isReady && <Box sx={coverSx}>{cover}</Box>}
    </>
  );
}

const coverSx = { position: 'absolute', inset: 0, '& > *': { height: '100%' } } as const;

interface ElsewhereProps {
  url: string;
  variant?: 'contained' | 'text';
}

function ElsewhereButton({ url, variant = 'contained' }: ElsewhereProps) {
  return (
    <Box sx={{ px: 3, pt: 2 }}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant={variant}
        startIcon={<OpenIcon />}
      >
        {youtubeVideo(url) ? 'Assistir no YouTube' : `Assistir em ${siteOf(url)}`}
        <ScreenReaderText>{' (abre em outra aba)'}</ScreenReaderText>
      </Button>
    </Box>
  );
}

/** The page of a YouTube video; any other URL is unchanged. */
function watchUrl(url: string): string {
  const video = youtubeVideo(url);
  return video
    ? `https://www.youtube.com/watch?v=${video.id}${video.start ? `&t=${video.start}s` : ''}`
    : url;
}

/** Player parameters copied from the video's URL. */
const PLAYER_PARAMS = ['start', 'end', 'list'];

/** YouTube's player that sets no cookies before playback; null for other sites. */
export function playerUrl(url: string): string | null {
  const video = youtubeVideo(url);
  if (!video) return null;
  const [, search = ''] = url.replace(/#.*$/, '').split('?');
  const options = new URLSearchParams({
    rel: '0',
    hl: 'pt-BR',
    playsinline: '1',
    // Makes the player answer messages.
    enablejsapi: '1',
  });
  for (const [name, value] of new URLSearchParams(search)) {
    if (PLAYER_PARAMS.includes(name)) options.set(name, value);
  }
  if (video.start > 0) options.set('start', String(video.start));
  return `${PLAYER_ORIGIN}/embed/${video.id}?${options}`;
}

/** The host of a URL without www: `vimeo.com`. */
export function siteOf(url: string): string {
  const [, site = 'outro site'] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url) ?? [];
  return site;
}
