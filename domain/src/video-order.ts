import type { BibleVideo } from './documents/content';

type Placed = Pick<BibleVideo, 'book_order' | 'position'>;

const placeOf = ({ position, book_order }: Placed): number => position ?? book_order;

/** In the order of the Bible's books, but for those that an admin has moved. */
export const inVideoOrder = <Video extends Placed>(videos: readonly Video[]): Video[] =>
  videos.toSorted((one, other) => placeOf(one) - placeOf(other));

/**
 * A position between two videos (null at either end), so that a move writes the moved one alone.
 * @returns null where both have the same place: nothing fits in between
 */
export function positionBetween(before: Placed | null, after: Placed | null): number | null {
  const [low, high] = [before && placeOf(before), after && placeOf(after)];
  if (low !== null && high !== null) {
    const middle = (low + high) / 2;
    return low < middle && middle < high ? middle : null;
  }
  if (low !== null) return low + 1;
  return (high ?? 2) / 2;
}
