import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

const sides = [
  { to: '/daily-reading', label: 'Leitura de hoje' },
  { to: '/biblia', label: 'Bíblia' },
] as const;

interface Props {
  here: (typeof sides)[number]['to'];
}

/** Switches between today's reading and the Bible, which share a section of the navigation. */
export const BibleSwitch = ({ here }: Props) => (
  <Box sx={{ px: 2, pt: { xs: 1, sm: 2 } }} className="screen-only">
    <Box component="nav" aria-label="Leitura e Bíblia" sx={frame}>
      {sides.map(({ to, label }) => (
        <ButtonBase
          key={to}
          component={Link}
          to={to}
          aria-current={to === here ? 'page' : undefined}
          sx={side}
        >
          {label}
        </ButtonBase>
      ))}
    </Box>
  </Box>
);

const frame = {
  display: 'flex',
  maxWidth: 400,
  mx: 'auto',
  p: 0.5,
  borderRadius: 999,
  bgcolor: 'action.hover',
} as const;

const side = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 48,
  px: 1,
  borderRadius: 999,
  color: 'text.secondary',
  typography: 'button',
  textAlign: 'center',
  '&[aria-current]': {
    bgcolor: 'background.paper',
    color: 'primary.main',
    boxShadow: '0 0 0 1px var(--mui-palette-divider)',
  },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
} as const;
