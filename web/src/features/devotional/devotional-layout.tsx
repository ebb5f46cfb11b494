import type { Devotional } from '@raizes/domain/documents/content';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { optionalComponent } from '@/ui/lazy';
import type { Tree } from './tree';

const Illustration = optionalComponent(() =>
  import('./illustration').then((module) => module.Illustration),
);

interface LayoutProps {
  /** A fixed height, in CSS pixels; null for a page that is at least as tall as the screen. */
  height?: number | null;
  children: ReactNode;
}

/** The layout of the devotional: the whole screen on a phone, a column next to its picture on a wide screen. */
export function DevotionalLayout({ height = null, children }: LayoutProps) {
  return (
    <Box sx={layout} style={height === null ? undefined : fixed(height)}>
      {children}
    </Box>
  );
}

const fixed = (height: number) => ({
  minHeight: 0,
  height: `calc(${height}px - var(--offline-height))`,
});

// In `vw`, so that a scroll bar that comes and goes does not move the column.
const PICTURE = '42vw';
/** Beside the steps' one column, which is as wide as a line of reading text. */
const MARGIN = 'max(32px, (58vw - 600px) / 2)';

const layout = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: 'calc(100dvh - var(--offline-height))',
  width: '100%',
  maxWidth: { xs: 664, md: 'none' },
  mx: 'auto',
  px: { xs: 2, sm: 4 },
  pt: 1,
  pl: { md: `calc(${PICTURE} + ${MARGIN})` },
  pr: { md: `calc(${MARGIN} - 100vw + 100%)` },
};

interface PictureProps {
  devotional: Devotional;
  risen: number;
  /** `full`: all the space that the text leaves. `large`: at least a drawing's height. `none`: no picture on a phone, where a text field needs the space. */
  size?: 'full' | 'large' | 'none';
  /** The person's own tree, which stands in the picture. */
  tree?: ComponentProps<typeof Tree> | null;
}

/** The picture, above the text on a phone and next to it on a wide screen. Its space is reserved before it loads. */
export function Picture({ size = 'full', tree = null, ...scene }: PictureProps) {
  return (
    <Box sx={{ ...picture, ...sizes[size] }}>
      <Suspense>
        <Illustration {...scene} tree={tree} />
      </Suspense>
    </Box>
  );
}

const tint =
  'color-mix(in srgb, var(--mui-palette-secondary-main) 6%, var(--mui-palette-background-default))';

const picture = {
  position: { xs: 'relative', md: 'fixed' },
  inset: { md: `16px calc(100% - ${PICTURE}) 16px 16px` },
  containerType: 'size',
  borderRadius: { md: 1.5 },
  overflow: { md: 'hidden' },
  bgcolor: { md: tint },
  // None in large text (150 % and more), which needs the space.
  maxHeight: { xs: 'clamp(0px, (24px - 1rem) * 1000, 60dvh)', md: 'none' },
} as const;

/** A strip is a framed picture between the margins, with its horizon. */
const frame = {
  mx: 0,
  borderRadius: { xs: 1, md: 1.5 },
  overflow: 'hidden',
  bgcolor: tint,
} as const;

const sizes = {
  full: {
    flex: { xs: '1 1 152px' },
    mx: { xs: -2, sm: -4, md: 0 },
    '@media (max-height: 560px)': { ...frame, flex: { xs: '0 0 88px' } },
  },
  large: {
    flex: { xs: '1 0 214px' },
    mx: { xs: -2, sm: -4, md: 0 },
  },
  none: { display: { xs: 'none', md: 'block' } },
} as const;
