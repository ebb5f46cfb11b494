import { Box } from '@mui/material';

/** Formats a count; above `most` it is `99+`. */
export const formatCount = (count: number, most = 99) => (count > most ? `${most}+` : `${count}`);

interface Props {
  count: number;
  /** The highest number that is shown. */
  most?: number;
  color?: 'secondary' | 'error';
}

/** The number of new items. Hidden from screen readers, because the label next to it says the number in words. */
export function CountBubble({ count, most = 99, color = 'secondary' }: Props) {
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
      {formatCount(count, most)}
    </Box>
  );
}
