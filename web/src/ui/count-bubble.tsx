import { Box } from '@mui/material';

/** Formats a count; above 99 it is `99+`. */
export const formatCount = (count: number) => (count > 99 ? '99+' : String(count));

interface Props {
  count: number;
  /** The count is a lower bound: shown with a `+`. */
  isAtLeast?: boolean;
  color?: 'secondary' | 'error';
}

/** The number of new items. Hidden from screen readers, because the label next to it says the number in words. */
export function CountBubble({ count, isAtLeast = false, color = 'secondary' }: Props) {
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
      {isAtLeast ? `${count}+` : formatCount(count)}
    </Box>
  );
}
