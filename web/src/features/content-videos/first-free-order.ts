import type { BibleVideo } from '@raizes/domain/documents/bible-video';

/** The first place in the Bible that has no video yet. */
export function firstFreeOrder(videos: readonly Pick<BibleVideo, 'book_order'>[]): number {
  const taken = new Set(videos.map(({ book_order }) => book_order));
  let order = 1;
  while (taken.has(order)) order += 1;
  return order;
}
