import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useOnline } from '@/lib/online';
import { visuallyHidden } from '@/ui/visually-hidden';
import { BookCover } from './book-cover';
import { playerUrl, siteOf } from './player-url';

/** As wide as its dialog, and never so tall that the words below it are off the screen. */
const screen = { width: 'min(100%, calc(70dvh * 16 / 9))', aspectRatio: '16 / 9', mx: 'auto' };

/** Plays a video from YouTube, or leads to where it is. */
export function VideoPlayer({ video }: { video: BibleVideo }) {
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
