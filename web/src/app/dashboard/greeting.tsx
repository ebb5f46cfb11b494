import { formatDayCount } from '@raizes/domain/day';
import FireIcon from '@mui/icons-material/LocalFireDepartment';
import { Box, Button, Typography } from '@mui/material';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from '@/lib/timing';
import { twoLines } from '@/ui/page/styles';

interface Props {
  /** The full name. */
  name: string;
  date: string;
  /** Null while it loads. */
  streak: number | null;
}

/** Shows the date, the first name and, on a phone, the streak. */
export const Greeting = memo(function Greeting({ name, date, streak }: Props) {
  return (
    <Box sx={row}>
      <Typography variant="overline" color="textSecondary" component="p" sx={wide}>
        {date}
      </Typography>
      <Typography variant="h1" sx={twoLines}>
        {greeting(name.split(' ')[0] ?? '')}
      </Typography>
      <Button
        component={Link}
        to="/jornada"
        color="secondary"
        startIcon={<FireIcon />}
        aria-label={streak === null ? 'Sequência' : `Sequência: ${formatDayCount(streak)}`}
        sx={glance}
      >
        {streak ?? '–'}
      </Button>
    </Box>
  );
});

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: 2,
  mb: { xs: 1.5, md: 2 },
} as const;

const wide = { gridColumn: '1 / -1', lineHeight: 1.5 } as const;

const glance = {
  display: { md: 'none' },
  minWidth: 0,
  px: 1.75,
  fontSize: '1rem',
  bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
} as const;

function greeting(name: string, hour = currentTime().getHours()): string {
  const words =
    hour < 5 ? 'Boa noite' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return name ? `${words}, ${name}` : words;
}
