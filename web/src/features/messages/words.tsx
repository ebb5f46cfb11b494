import { Box, Typography } from '@mui/material';

/** What stands in the place of a message while none is opened. */
export function NothingOpened({ children = 'Selecione uma mensagem' }: { children?: string }) {
  return (
    <Typography
      color="textSecondary"
      sx={{
        px: 2,
        py: 12,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {children}
    </Typography>
  );
}

interface Props {
  title: string;
  /** When it was written. */
  caption: string | null;
  highlighted?: boolean;
  children: string;
}

/** What one of the two wrote, and when. */
export function Words({ title, caption, highlighted = false, children }: Props) {
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
      {caption && (
        <Typography variant="caption" component="p" color="textSecondary">
          {caption}
        </Typography>
      )}
      <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
