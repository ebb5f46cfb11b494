import type { BibleVideo } from '@raizes/domain/documents/bible-video';
import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogContent, DialogTitle, IconButton, Stack, Typography } from '@mui/material';
import { minutes } from '@/ui/minutes';
import { VideoPlayer } from './video-player';

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
          {testament} Testamento · {minutes(duration_minutes)}
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
