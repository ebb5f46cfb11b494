import type { ChurchSeason } from '@raizes/domain/content/church-year';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';
import { drawings, openHills } from './landscapes';
import type { Landscape } from './landscapes';
import { Sky } from './sky';

interface Props {
  landscape: Landscape;
  sky: ChurchSeason;
  /** How far the light has risen, from 0 to 1. */
  risen: number;
  /** Stands on open hills, instead of the landscape. */
  subject?: ReactNode;
}

/** A decorative picture that fills its container: a landscape with the rising light of a church season. */
export function Scenery({ landscape, sky, risen, subject }: Props) {
  return (
    <Box sx={picture} aria-hidden data-scene={`${landscape} ${sky}`}>
      <Box
        className="light"
        sx={{
          transform: `translate(-50%, ${50 - risen * 70}%)`,
          transition: 'transform 1.2s ease',
        }}
      >
        <Sky season={sky} />
      </Box>
      <svg className="land" viewBox="0 0 400 220" preserveAspectRatio="xMidYMax slice">
        {subject ? openHills : drawings[landscape]}
        {subject}
      </svg>
    </Box>
  );
}

const mix = (color: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${color}) ${percent}%, var(--mui-palette-background-default))`;

/** The tones, mixed from the palette. In the light scheme near objects are darker; in the dark scheme far objects are lighter. */
const picture: SxProps<Theme> = (theme) => ({
  '--far': mix('primary-main', 16),
  '--mid': mix('primary-main', 34),
  '--near': mix('primary-main', 62),
  '--dark': mix('primary-main', 92),
  '--lit': mix('secondary-main', 10),
  '--sun': '#EDBE7C',
  '--glow': mix('secondary-main', 12),
  ...theme.applyStyles('dark', {
    '--far': mix('primary-main', 30),
    '--mid': mix('primary-main', 20),
    '--near': mix('primary-main', 12),
    '--dark': mix('primary-main', 44),
    '--lit': mix('secondary-main', 34),
    '--sun': '#D9A45C',
    '--glow': mix('secondary-main', 14),
  }),
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: 'linear-gradient(transparent 10%, var(--glow) 75%)',
  // Fades the sky out at the top, so that there is no hard edge.
  maskImage: 'linear-gradient(transparent, #000 24px)',
  '& svg': { display: 'block' },
  '& .light': { position: 'absolute', top: '12%', left: '74%', height: '52%', aspectRatio: '1' },
  '& .light svg': { width: '100%', height: '100%', overflow: 'visible' },
  '& .land': {
    // In a wide container the drawing is taller than its box, up to the edge of the picture.
    overflow: 'visible',
    position: 'absolute',
    width: '100%',
    // A low container crops the ground, not the subject.
    bottom: 'min(0px, 100% - 190px)',
    height: 'max(72%, 190px)',
  },
  // In a low picture the light rises beside the subject, which would cover most of it.
  '@container (max-height: 220px)': {
    '& .light': { top: '8%', left: '33%', height: '60%' },
  },
  // A framed strip: no fading, and the horizon in its middle.
  '@container (max-height: 130px)': {
    maskImage: 'none',
    '& .land': { bottom: '-15cqw' },
    // Their subjects are the tallest.
    '&[data-scene^=mountain] .land, &[data-scene^=tree] .land': { bottom: '-22cqw' },
  },
  '& .far': { fill: 'var(--far)' },
  '& .mid': { fill: 'var(--mid)' },
  '& .near': { fill: 'var(--near)' },
  '& .dark': { fill: 'var(--dark)' },
  '& .lit': { fill: 'var(--lit)' },
  '& .sun': { fill: 'var(--sun)' },
  '& .halo': { fill: 'var(--sun)', opacity: 0.18 },
  '& .line': {
    fill: 'none',
    stroke: 'var(--dark)',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .ray': { stroke: 'var(--sun)', strokeWidth: 2.5, strokeLinecap: 'round', opacity: 0.6 },
  '& .water': { fill: 'none', stroke: 'var(--lit)', strokeWidth: 2, strokeLinecap: 'round' },
});
