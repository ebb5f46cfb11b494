import { bibleVideoSchema } from '@raizes/domain/documents/bible-video';
import { collections } from '@raizes/domain/paths';
import { useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';

/** The Bible has sixty-six books. */
const MOST = 100;

/** All the videos in the order of the Bible's books, live. */
export function useBibleVideos() {
  return useLiveQuery(
    queryOf(collections.bibleVideos, { leastBy: 'book_order', size: MOST }),
    bibleVideoSchema,
  );
}
