import { bibleVideoSchema } from '@raizes/domain/documents/content';
import { collections } from '@raizes/domain/paths';
import { useDocs } from '@/lib/live';

/** More than the Bible's sixty-six books. */
const MAX_VIDEOS = 100;

/** All videos in the order of the Bible's books, live. */
export const useVideos = () =>
  useDocs(
    { path: collections.bibleVideos, ascending: 'book_order', size: MAX_VIDEOS },
    bibleVideoSchema,
  );
