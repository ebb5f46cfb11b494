import { Box } from '@mui/material';
import { shownCount } from './shown-count';

interface Props {
  count: number;
  color?: 'secondary' | 'error';
}

/** How many are new, on what leads to them; that says it in words too. */
export function CountBubble({ count, color = 'secondary' }: Props) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        minWidth: 20,
        px: 0.75,
        borderRadius: 999,
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: '20px',
        textAlign: 'center',
        color: `${color}.contrastText`,
        bgcolor: `${color}.main`,
      }}
    >
      {shownCount(count)}
    </Box>
  );
}
