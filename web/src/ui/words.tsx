import { Box, Typography } from '@mui/material';
import { formatMoment } from '@/lib/format-moment';

interface Props {
  title: string;
  at: Date | null;
  highlighted?: boolean;
  children: string;
}

/** What one of the two wrote, and when. */
export function Words({ title, at, highlighted = false, children }: Props) {
  return (
    <Box
      sx={
        highlighted
          ? {
              p: 2,
              borderRadius: 1,
              borderLeft: 4,
              borderColor: 'primary.main',
              bgcolor: 'action.hover',
            }
          : undefined
      }
    >
      <Typography variant="h3">{title}</Typography>
      {at && (
        <Typography variant="caption" component="p" color="textSecondary">
          {formatMoment(at)}
        </Typography>
      )}
      <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
