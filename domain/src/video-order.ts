import type { BibleVideo } from './documents/content';

type Placed = Pick<BibleVideo, 'id' | 'book_order' | 'position'>;

const placeOf = ({ position, book_order }: Placed): number => position ?? book_order;

/** In the order of the Bible's books, but for those that an admin has moved; by their ids where they share a place. */
export const sortVideos = <Video extends Placed>(videos: readonly Video[]): Video[] =>
  videos.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1));

export interface VideoPosition {
  id: string;
  position: number;
}

/**
 * What a move writes: mostly the position of the moved video alone. Where its new neighbours share a place, all videos of that
 * place get positions of their own, up to the place that follows.
 * @param before the video that it stands behind, null for the first place
 */
export function positionsAfterMove(
  videos: readonly Placed[],
  moved: Placed,
  before: Placed | null,
): VideoPosition[] {
  const others = sortVideos(videos).filter(({ id }) => id !== moved.id);
  const at = others.findIndex(({ id }) => id === before?.id) + 1;
  const after = others[at] ?? null;
  const position = positionBetween(before, after);
  if (position !== null || !before || !after)
    return position === null ? [] : [{ id: moved.id, position }];
  const [low, top] = [placeOf(before), placeOf(after)];
  const following = others.find((each) => placeOf(each) > top);
  const high = following ? placeOf(following) : top + 1;
  const shared = others
    .toSpliced(at, 0, moved)
    .filter((each) => each === moved || (placeOf(each) >= low && placeOf(each) <= top));
  return shared.map(({ id }, index) => ({
    id,
    position: low + ((high - low) * index) / shared.length,
  }));
}

/**
 * A position between two videos (null at either end).
 * @returns null where both have the same place: nothing fits in between
 */
function positionBetween(before: Placed | null, after: Placed | null): number | null {
  const [low, high] = [before && placeOf(before), after && placeOf(after)];
  if (low !== null && high !== null) {
    const middle = (low + high) / 2;
    return low < middle && middle < high ? middle : null;
  }
  if (low !== null) return low + 1;
  return (high ?? 2) / 2;
}
