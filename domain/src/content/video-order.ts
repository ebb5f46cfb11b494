import type { BibleVideo } from '../documents/content';

type OrderedVideo = Pick<BibleVideo, 'id' | 'book_order' | 'position'>;

const positionOf = ({ position, book_order }: OrderedVideo): number => position ?? book_order;

/** Sorts videos in the order of the Bible's books, except for those that an admin moved; ties are sorted by id. */
export const sortVideos = <Video extends OrderedVideo>(videos: readonly Video[]): Video[] =>
  videos.toSorted(
    (one, other) => positionOf(one) - positionOf(other) || (one.id < other.id ? -1 : 1),
  );

export interface VideoPosition {
  id: string;
  position: number;
}

/**
 * The positions to write after a move: usually only that of the moved video. If its new neighbours share a position, all videos with
 * that position are spread out up to the next one.
 * @param before the video after which it is placed; null for the beginning
 */
export function positionsAfterMove(
  videos: readonly OrderedVideo[],
  moved: OrderedVideo,
  before: OrderedVideo | null,
): VideoPosition[] {
  const others = sortVideos(videos).filter(({ id }) => id !== moved.id);
  const at = others.findIndex(({ id }) => id === before?.id) + 1;
  const after = others[at] ?? null;
  const position = positionBetween(before, after);
  if (position !== null || !before || !after)
    return position === null ? [] : [{ id: moved.id, position }];
  const [low, top] = [positionOf(before), positionOf(after)];
  const following = others.find((each) => positionOf(each) > top);
  const high = following ? positionOf(following) : top + 1;
  const shared = others
    .toSpliced(at, 0, moved)
    .filter((each) => each === moved || (positionOf(each) >= low && positionOf(each) <= top));
  return shared.map(({ id }, index) => ({
    id,
    position: low + ((high - low) * index) / shared.length,
  }));
}

/**
 * A position between two videos (null at either end of the list).
 * @returns null if nothing fits in between, because both have the same position
 */
function positionBetween(before: OrderedVideo | null, after: OrderedVideo | null): number | null {
  const [low, high] = [before && positionOf(before), after && positionOf(after)];
  if (low !== null && high !== null) {
    const middle = (low + high) / 2;
    return low < middle && middle < high ? middle : null;
  }
  if (low !== null) return low + 1;
  return (high ?? 2) / 2;
}
