import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { badgeDrawing, lightTones } from './badge-drawings';

interface Props {
  id: string;
  /** In CSS pixels. */
  size: number;
  isEarned?: boolean;
}

/** A badge's own drawing on its medallion; faded until it is earned. Decorative: the name stands beside it. */
export function BadgeArt({ id, size, isEarned = true }: Props) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      data-badge={id}
      sx={art}
      style={{ width: size, height: size, ...(!isEarned && faded) }}
    >
      {badgeDrawing(id)}
    </Box>
  );
}

const faded = { filter: 'grayscale(1)', opacity: 0.5 };

const darkTones: typeof lightTones = {
  medal: '#2C3A32',
  mid: '#8FC7A6',
  near: '#6FA985',
  dark: '#4A7059',
  lit: '#F3E6CF',
  sun: '#E8B26B',
  line: '#A9C9B3',
};

const variablesOf = (tones: typeof lightTones) =>
  Object.fromEntries(Object.entries(tones).map(([name, color]) => [`--${name}`, color]));

const art: SxProps<Theme> = (theme) => ({
  ...variablesOf(lightTones),
  ...theme.applyStyles('dark', variablesOf(darkTones)),
  display: 'block',
  flexShrink: 0,
  borderRadius: '50%',
  bgcolor: 'var(--medal)',
  '& .mid': { fill: 'var(--mid)' },
  '& .near': { fill: 'var(--near)' },
  '& .dark': { fill: 'var(--dark)' },
  '& .lit': { fill: 'var(--lit)' },
  '& .sun': { fill: 'var(--sun)' },
  '& .halo': { fill: 'var(--sun)', opacity: 0.18 },
  '& .line, & .water': {
    fill: 'none',
    stroke: 'var(--line)',
    strokeWidth: 2,
    strokeLinecap: 'round',
  },
  '& .water': { stroke: 'var(--lit)' },
});
