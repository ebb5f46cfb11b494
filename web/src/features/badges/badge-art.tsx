import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { badgeDrawing } from './badge-drawings';

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

const art: SxProps<Theme> = (theme) => ({
  '--medal': '#EFE6D6',
  '--mid': '#7FB08A',
  '--near': '#3F7A58',
  '--dark': '#5B4630',
  '--lit': '#FBF3E4',
  '--sun': '#E2A047',
  '--line': '#3B5A45',
  ...theme.applyStyles('dark', {
    '--medal': '#2C3A32',
    '--mid': '#8FC7A6',
    '--near': '#6FA985',
    '--dark': '#4A7059',
    '--lit': '#F3E6CF',
    '--sun': '#E8B26B',
    '--line': '#A9C9B3',
  }),
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
