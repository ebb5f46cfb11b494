import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { BookCover } from './book-cover';
import { minutes } from '@/ui/minutes';
import { twoLines } from '@/ui/two-lines';
import { PlayMark } from './play-mark';

interface Props {
  video: BibleVideo;
  onOpen: () => void;
}

/** One book's video; opens it. */
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
            {minutes(video.duration_minutes)}
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
