import { keyframes } from '@emotion/react';
import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { leaf } from '@/features/scenery/leaf';

/** The first level of each stage of growth. */
const stages = [1, 2, 5, 10, 25];

/** From 0, a seedling, to 4, a tree with fruits. */
const treeStage = (level: number): number => stages.findLastIndex((first) => level >= first);

/** The leaf that opens today. */
const newLeaf = (x: number, y: number, turn: number, size: number) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <g className="opening">
      {leaf(0, 0, 0, 1, 'new')}
      <path className="vein" d="M0-2V-16" />
    </g>
  </g>
);

const circles = (tone: string, ...places: [x: number, y: number, r: number][]) =>
  places.map(([x, y, r]) => <circle key={`${x},${y}`} className={tone} cx={x} cy={y} r={r} />);

// Each grows from 0,0 upwards.
const drawings: ReactNode[] = [
  <g key="0" transform="scale(1.7)">
    <path className="sprout" d="M0 0C-1-10-1-16 1-24" />
    {leaf(1, -22, -58, 0.95, 'leaf')}
    {newLeaf(1, -23, 52, 1.15)}
  </g>,
  <g key="1" transform="scale(1.45)">
    <path className="sprout" d="M0 0C-2-18 3-32 0-54" />
    {leaf(-1, -18, -66, 0.95, 'shade')}
    {leaf(1, -26, 64, 1.05, 'leaf')}
    {leaf(1, -38, -54, 1, 'leaf')}
    {leaf(0, -50, -24, 0.8, 'shade')}
    {newLeaf(0, -52, 40, 1.15)}
  </g>,
  <>
    <path className="trunk" d="M-4 0C-2-22-2-44-1-66H2C2-44 3-22 5 0Z" />
    <path
      className="stem"
      d="M0-30C-8-38-14-42-20-46M1-38C9-46 15-50 22-53M0-54C-6-62-10-66-14-72M1-60C6-68 9-72 12-80"
    />
    {[
      leaf(-18, -45, -70, 0.95, 'shade'),
      leaf(-14, -43, -20, 0.85, 'leaf'),
      leaf(20, -52, 74, 0.95, 'shade'),
      leaf(15, -49, 16, 0.9, 'leaf'),
      leaf(-13, -71, -54, 0.95, 'leaf'),
      leaf(-10, -66, 4, 0.85, 'shade'),
      leaf(11, -78, -2, 0.95, 'leaf'),
      leaf(8, -70, -36, 0.8, 'shade'),
      leaf(0, -68, -14, 1, 'leaf'),
      leaf(8, -46, 58, 0.7, 'leaf'),
      leaf(-8, -38, -62, 0.7, 'leaf'),
    ]}
    {newLeaf(11, -77, 58, 1.15)}
  </>,
  <>
    <path className="trunk" d="M-8 0C-4-20-5-40-4-66H4C4-40 5-20 9 0Z" />
    <path className="stem" d="M-2-44C-12-52-18-56-24-62M2-50C12-58 18-62 24-68" />
    {circles('shade', [-20, -72, 22], [22, -76, 22], [0, -92, 28])}
    {circles('leaf', [-14, -80, 18], [14, -86, 18], [0, -70, 16])}
    {circles('light', [-8, -98, 9], [16, -94, 7])}
    {newLeaf(38, -84, 62, 1.2)}
  </>,
  <>
    <path
      className="trunk"
      d="M-12-2C-6-22-8-44-6-70H7C8-44 7-22 13-2 18 0 24 0 30 4-10 2-24 0-30 4-24 0-18 0-12-2Z"
    />
    <path className="stem" d="M-3-46C-18-56-28-60-38-66M3-52C18-62 28-64 40-72" />
    {circles('shade', [-38, -76, 25], [40, -80, 25], [-18, -104, 28], [22, -106, 28], [0, -78, 26])}
    {circles('leaf', [-30, -84, 20], [32, -88, 20], [0, -110, 24], [-8, -84, 18], [12, -82, 16])}
    {circles('light', [-20, -112, 10], [14, -120, 9], [40, -96, 7])}
    {circles(
      'fruit',
      [-40, -74, 4.5],
      [-18, -92, 4.5],
      [8, -96, 4.5],
      [30, -78, 4.5],
      [-2, -72, 4.5],
      [44, -88, 4.5],
      [-28, -110, 4.5],
    )}
    {newLeaf(62, -88, 62, 1.25)}
  </>,
];

interface Props {
  level: number;
  /** A leaf opens; otherwise it stands. */
  opensLeaf: boolean;
}

/** The person's own tree, for an SVG of 400 × 220: it grows with the level. */
export function Tree({ level, opensLeaf }: Props) {
  const stage = treeStage(level);
  return (
    <Box
      component="g"
      transform="translate(200 184)"
      data-stage={stage}
      data-opens={opensLeaf || undefined}
      sx={tones}
    >
      {drawings[stage]}
    </Box>
  );
}

const open = keyframes({
  from: { transform: 'scale(0) rotate(-40deg)' },
  '70%': { transform: 'scale(1.15)' },
});

const tones: SxProps<Theme> = (theme) => ({
  '--leaf': '#4C8A60',
  '--shade': '#35704B',
  '--light': '#7DB587',
  '--new': '#A9CF6B',
  '--trunk': '#6B4A2E',
  ...theme.applyStyles('dark', {
    '--leaf': '#6FA985',
    '--shade': '#4E8465',
    '--light': '#9CCBA8',
    '--new': '#CBE48C',
    '--trunk': '#A07B57',
  }),
  '& .leaf': { fill: 'var(--leaf)' },
  '& .shade': { fill: 'var(--shade)' },
  '& .light': { fill: 'var(--light)' },
  '& .new': { fill: 'var(--new)' },
  '& .fruit': { fill: '#E58A3A' },
  '& .trunk': { fill: 'var(--trunk)' },
  '& .stem, & .sprout, & .vein': {
    fill: 'none',
    stroke: 'var(--trunk)',
    strokeWidth: 3,
    strokeLinecap: 'round',
  },
  '& .sprout': { stroke: 'var(--shade)' },
  '& .vein': { stroke: 'var(--leaf)', strokeWidth: 1.2 },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-opens] .opening': { animation: `${open} 700ms ease-out 500ms backwards` },
  },
});
