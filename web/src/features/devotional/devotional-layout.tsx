import type { Devotional } from '@raizes/domain/documents/content';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { optionalComponent } from '@/ui/lazy';

const Illustration = optionalComponent(() =>
  import('./illustration').then((module) => module.Illustration),
);

interface LayoutProps {
  children: ReactNode;
}

/** The layout of the devotional: the whole screen on a phone, a column next to its picture on a wide screen. */
export function DevotionalLayout({ children }: LayoutProps) {
  return <Box sx={layout}>{children}</Box>;
}

const PICTURE = '42%';

const layout = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: 'calc(100dvh - var(--offline-height))',
  width: '100%',
  maxWidth: { xs: 680, md: 'none' },
  mx: 'auto',
  px: { xs: 2, sm: 4 },
  pt: 1,
  pl: { md: `calc(${PICTURE} + max(32px, (100% - ${PICTURE} - 680px) / 2))` },
  pr: { md: `max(32px, (100% - ${PICTURE} - 680px) / 2)` },
};

interface PictureProps {
  devotional: Devotional;
  risen: number;
  /** A narrow band, which leaves the space to the text field; otherwise all the space that the text leaves. */
  isBand?: boolean;
}

/** The picture, above the text on a phone and next to it on a wide screen. Its space is reserved before it loads. */
export function Picture({ devotional, risen, isBand = false }: PictureProps) {
  return (
    <Box
      sx={{
        position: { xs: 'relative', md: 'fixed' },
        inset: { md: `0 calc(100% - ${PICTURE}) 0 0` },
        flex: { xs: isBand ? '0 0 64px' : '1 1 152px' },
        // None in large text (150 % and more), which needs the space.
        maxHeight: { xs: 'clamp(0px, (24px - 1rem) * 1000, 60dvh)', md: 'none' },
        mx: { xs: -2, sm: -4, md: 0 },
        '@media (max-height: 560px)': { flexBasis: { xs: isBand ? 0 : 72 } },
      }}
    >
      <Suspense>
        <Illustration devotional={devotional} risen={risen} />
      </Suspense>
    </Box>
  );
}
