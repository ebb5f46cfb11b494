import { Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useDeviceSetting } from '@/lib/device-settings';
import { optionalComponent } from '@/ui/lazy';
import type { Place } from './place';

/** Optional, because the text is read without it. */
const Disclosure = optionalComponent(() =>
  import('./chapter-note').then((module) => module.Disclosure),
);

/**
 * Opens and closes the note on a chapter, and remembers which on this device. While the note loads and if there is none, it takes the
 * space of the button, so that the text below stays in place.
 */
export function AboutChapter({ place }: { place: Place }) {
  const [stored, store] = useDeviceSetting('about-chapter');
  const isOpen = stored === 'open';
  const loading = isOpen && (
    <Skeleton variant="rounded" sx={awaited}>
      <span>{mostNotes}</span>
    </Skeleton>
  );
  return (
    <Box className="screen-only" sx={disclosure}>
      <Suspense fallback={loading}>
        <Disclosure
          place={place}
          isOpen={isOpen}
          loading={loading}
          onToggle={() => store(isOpen ? 'closed' : 'open')}
        />
      </Suspense>
    </Box>
  );
}

/** Holds the button's one line at any size of the text. */
const height = 'max(44px, 2.75rem)';

const disclosure = {
  minHeight: height,
  mt: -1.5,
  mb: 1,
  fontFamily: 'fontFamily',
  '& > button': { minHeight: height },
} as const;

/** As long as most notes. Invisible, it gives the skeleton their height at any width and size of the text. */
const mostNotes = 'capítulo '.repeat(57);

const awaited = {
  mt: `calc(${height} + 4px)`,
  mb: 3,
  px: 2.5,
  py: 2,
  fontSize: '0.87em',
  lineHeight: 1.6,
} as const;
