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
  const loading = isOpen && <Skeleton variant="rounded" sx={noteSize} />;
  return (
    <Box sx={{ minHeight: 44, mt: -1.5, mb: 1, fontFamily: 'fontFamily' }}>
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

/** The size of most notes, below the button. */
const noteSize = { mt: 6, mb: 3, height: { xs: '16.8em', sm: '11em' } };
