import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';
import { chosenSegment, segment, segments } from '@/ui/page/styles';

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

const frame = { ...segments, maxWidth: 400, mx: 'auto' } as const;

const side = {
  ...segment,
  flex: '1 1 0',
  '&[aria-current]': chosenSegment,
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
} as const;
