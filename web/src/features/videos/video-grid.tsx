import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import { Box } from '@mui/material';
import { gridSx } from './grid-sx';
import { VideoCard } from './video-card';

interface Props {
  videos: BibleVideo[];
  onOpen: (id: string) => void;
}

export function VideoGrid({ videos, onOpen }: Props) {
  return (
    <Box component="ul" sx={gridSx}>
      {videos.map((video) => (
        <VideoCard key={video.id} video={video} onOpen={() => onOpen(video.id)} />
      ))}
    </Box>
  );
}
