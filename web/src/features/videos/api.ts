import { bibleVideoSchema } from '@raizes/domain/documents/content';
import { collections } from '@raizes/domain/paths';
import { sortVideos } from '@raizes/domain/content/video-order';
import { useMemo } from 'react';
import { useDocs } from '@/lib/live';

/** More than the Bible's sixty-six books. */
const MAX_VIDEOS = 100;

/** All videos, live, in the order of the Bible's books unless an admin has moved them. */
export function useVideos() {
  const videos = useDocs(
    { path: collections.bibleVideos, ascending: 'book_order', size: MAX_VIDEOS },
    bibleVideoSchema,
  );
  return useMemo(
    () => (videos.state === 'ready' ? { ...videos, value: sortVideos(videos.value) } : videos),
    [videos],
  );
}
