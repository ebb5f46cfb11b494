import { videoBook } from '@raizes/domain/content/video-book';
import type { BibleVideo } from '@raizes/domain/documents/content';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useState } from 'react';
import { formatMinutes } from '@/lib/time';
import { MarkPaths } from '@/ui/logo';
import { twoLines } from '@/ui/page/styles';
import { scripture } from '@/ui/theme/theme';

interface Props {
  video: BibleVideo;
  onOpen: () => void;
}

export function VideoCard({ video, onOpen }: Props) {
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardActionArea
        onClick={onOpen}
        aria-haspopup="dialog"
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', height: '100%' }}
      >
        <Box sx={{ position: 'relative' }}>
          <BookCover video={video} />
          <PlayMark />
        </Box>
        <Box sx={{ flexGrow: 1, px: { xs: 1.5, sm: 2 }, py: 1.5 }}>
          <Typography
            variant="h3"
            component="span"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {video.book_name}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            color="textSecondary"
            sx={{ display: 'block', fontWeight: 600 }}
          >
            {formatMinutes(video.duration_minutes)}
          </Typography>
          {video.description && (
            <Typography
              variant="body2"
              component="span"
              color="textSecondary"
              sx={{ ...twoLines, mt: 0.5 }}
            >
              {video.description}
            </Typography>
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}

function PlayMark() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        right: 12,
        bottom: 12,
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        color: '#22281F',
        bgcolor: 'rgba(250, 247, 242, 0.9)',
      }}
    >
      <PlayIcon fontSize="small" />
    </Box>
  );
}

interface CoverProps {
  video: Pick<BibleVideo, 'book_name' | 'thumbnail_url'>;
}

/** A drawn cover with the book's name or another title; the thumbnail, if any, covers it as soon as it has loaded. */
export function BookCover({ video }: CoverProps) {
  const { book_name, thumbnail_url } = video;
  const [broken, setBroken] = useState<string | null>(null);
  const number = videoBook(book_name)?.number;
  const { colors } = (number && parts.find(({ last }) => number <= last)) || otherTitle;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        containerType: 'inline-size',
        flexShrink: 0,
        color: cream,
        background: `radial-gradient(120% 140% at 20% 0%, ${colors})`,
      }}
    >
      <DrawnCover name={book_name} />
      {thumbnail_url !== null && thumbnail_url !== broken && (
        <Box
          component="img"
          src={thumbnail_url}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(thumbnail_url)}
          sx={{ ...filling, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

function DrawnCover({ name }: { name: string }) {
  return (
    <>
      <Box
        component="svg"
        viewBox="0 0 48 48"
        sx={{
          position: 'absolute',
          right: '-6cqi',
          bottom: '-12cqi',
          width: '58cqi',
          color: cream,
          opacity: 0.09,
        }}
      >
        <MarkPaths />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          inset: '3.5cqi',
          display: 'grid',
          placeItems: 'center',
          p: '4cqi',
          border: `1px solid ${gold}`,
          borderRadius: '2.5cqi',
        }}
      >
        <Box
          component="span"
          sx={{
            fontFamily: scripture.fontFamily,
            fontSize: `min(3rem, ${name.length > 24 ? 7 : 10}cqi)`,
            fontWeight: 600,
            lineHeight: 1.2,
            textAlign: 'center',
            overflowWrap: 'anywhere',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {name}
        </Box>
      </Box>
    </>
  );
}

/** A colour for each part of the Bible, up to the number of its last book; cream text has enough contrast on all. */
const parts = [
  { last: 5, colors: '#2F5D46, #1B3A2B' },
  { last: 17, colors: '#6B4A2B, #432D19' },
  { last: 22, colors: '#7A3B3F, #4C2327' },
  { last: 39, colors: '#35607A, #1F3C4E' },
  { last: 44, colors: '#8A5212, #573308' },
  { last: 65, colors: '#4F5F2C, #303B18' },
  { last: 66, colors: '#4B3F72, #2D254A' },
];
const otherTitle = { colors: '#4A5560, #2B333B' };
const cream = '#FAF7F2';
const gold = 'rgba(232, 178, 107, 0.65)';
const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
