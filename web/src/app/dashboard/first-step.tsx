import SproutIcon from '@mui/icons-material/SpaOutlined';
import { Box } from '@mui/material';
import { RowLink } from '@/ui/row-link';

/** Welcomes a new person, with one thing to do. */
export function FirstStep({ to }: { to: '/devotional' | '/daily-reading' }) {
  const text =
    to === '/devotional' ? 'Comece pelo devocional de hoje.' : 'Comece pela leitura de hoje.';
  return (
    <Box sx={welcome}>
      <RowLink to={to} icon={SproutIcon} title="Que bom ter você aqui!" text={text} />
    </Box>
  );
}

const welcome = {
  '&& > a': {
    border: 0,
    py: 1.25,
    bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
  },
} as const;
