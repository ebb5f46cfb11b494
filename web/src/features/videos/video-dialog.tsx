import type { BibleVideo } from '@raizes/domain/documents/content';
import { youtubeId } from '@raizes/domain/links';
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
import { useState } from 'react';
import { useOnline } from '@/lib/browser';
import { formatMinutes } from '@/lib/time';
import { visuallyHidden } from '@/ui/styles';
import { BookCover } from './video-card';

/** Where the video begins and ends, and the list that it is one of. */
const KEPT = ['start', 'end', 'list'];

/** The address of YouTube's player that sets no cookies before it plays; null for what is not on YouTube. */
export function playerUrl(url: string): string | null {
  const id = youtubeId(url);
  if (id === null) return null;
  const [, asked = ''] = url.replace(/#.*$/, '').split('?');
  const options = new URLSearchParams({ rel: '0', hl: 'pt-BR', playsinline: '1' });
  for (const [name, value] of new URLSearchParams(asked)) {
    if (KEPT.includes(name)) options.set(name, value);
  }
  return `https://www.youtube-nocookie.com/embed/${id}?${options}`;
}

/** The site that an address leads to: `vimeo.com`. */
export function siteOf(url: string): string {
  const [, site = 'outro site'] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url) ?? [];
  return site;
}

/** As wide as its dialog, and never so tall that the words below it are off the screen. */
const screen = { width: 'min(100%, calc(70dvh * 16 / 9))', aspectRatio: '16 / 9', mx: 'auto' };

/** Plays a video from YouTube, or leads to where it is. */
function VideoPlayer({ video }: { video: BibleVideo }) {
  const online = useOnline();
  const [reached, setReached] = useState(online);
  // What has been loaded goes on playing when the network goes.
  if (online && !reached) setReached(true);
  const player = playerUrl(video.video_url);

  if (player && reached) {
    return (
      <Box sx={{ bgcolor: '#000' }}>
        <Box sx={screen}>
          <Frame src={player} title={`Resumo de ${video.book_name}`} />
        </Box>
      </Box>
    );
  }
  return (
    <>
      <Box sx={screen}>
        <BookCover video={video} />
      </Box>
      {!online && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          Você está sem internet, e este vídeo precisa dela. Ele poderá ser visto assim que a
          conexão voltar.
        </Alert>
      )}
      {!player && <ElsewhereButton url={video.video_url} />}
    </>
  );
}

/** YouTube tells who embeds it by the referrer, and refuses to play without one. */
function Frame({ src, title }: { src: string; title: string }) {
  return (
    <Box
      component="iframe"
      src={src}
      title={title}
      allow="accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
    />
  );
}

function ElsewhereButton({ url }: { url: string }) {
  return (
    <Box sx={{ px: 3, pt: 2 }}>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        variant="contained"
        startIcon={<OpenIcon />}
      >
        Assistir em {siteOf(url)}
        <Box component="span" sx={visuallyHidden}>
          {' (abre em outra aba)'}
        </Box>
      </Button>
    </Box>
  );
}

interface Props {
  video: BibleVideo;
  onClose: () => void;
}

/** Nearly the whole screen of a phone. */
const paper = {
  backgroundImage: 'none',
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
};

/** One video over the list: the player, and what the book is about. */
export function VideoDialog({ video, onClose }: Props) {
  const { book_name, testament, duration_minutes, description } = video;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="video-title"
      slotProps={{ paper: { sx: paper } }}
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
