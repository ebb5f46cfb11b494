import { Box } from '@mui/material';

/** As it is written: what is past 99 is just much. */
export const shownCount = (count: number) => (count > 99 ? '99+' : String(count));

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

/** `5 minutos` */
export const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);
