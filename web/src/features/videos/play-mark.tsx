import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import { Box } from '@mui/material';

/** Says of a cover that there is something to play. */
export function PlayMark() {
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
