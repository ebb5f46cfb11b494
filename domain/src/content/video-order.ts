import { books } from '../bible/books';
import type { BibleVideo } from '../documents/content';
import { BOOK_ORDER_MAX } from '../limits';
import { videoBook } from './video-book';

type OrderedVideo = Pick<BibleVideo, 'id' | 'book_name' | 'book_order' | 'position'>;

/** `position` is how earlier versions stored a move. */
const placeOf = ({ position, book_order }: OrderedVideo): number => position ?? book_order;
const bookNumberOf = (name: string) => videoBook(name)?.number ?? books.length + 1;

/** Sorts videos by their order. Those with the same order are sorted as their books are in the Bible, or by id. */
export const sortVideos = <Video extends OrderedVideo>(videos: readonly Video[]): Video[] =>
  videos.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      bookNumberOf(one.book_name) - bookNumberOf(other.book_name) ||
      (one.id < other.id ? -1 : 1),
  );

/**
 * The order that puts a new video in its place: the book's own, but after the book before it if that has been moved down. A video
 * about something else comes after all books, and one without a title at the first free place.
 */
export function orderOfNewVideo(title: string, videos: readonly OrderedVideo[]): number {
  const orders = videos.map(({ book_order }) => book_order);
  if (title.trim() === '') return firstNotIn(orders);
  const book = videoBook(title);
  if (!book) return Math.min(Math.max(books.length, ...orders) + 1, BOOK_ORDER_MAX);
  const before = videos
    .filter(({ book_name }) => bookNumberOf(book_name) < book.number)
    .toSorted((one, other) => bookNumberOf(one.book_name) - bookNumberOf(other.book_name))
    .at(-1);
  return Math.min(Math.max(book.number, before ? before.book_order + 1 : 1), BOOK_ORDER_MAX);
}

function firstNotIn(orders: number[]): number {
  let order = 1;
  while (orders.includes(order) && order < BOOK_ORDER_MAX) order += 1;
  return order;
}

export interface VideoOrder {
  id: string;
  book_order: number;
}

/**
 * The orders to write after a move: that of the moved video, which is its book's own if that fits, and those of the videos that have
 * to make room, so that no two have the same.
 * @param videos at most `BOOK_ORDER_MAX`
 * @param before the video after which it is placed; null for the beginning
 */
export function ordersAfterMove(
  videos: readonly OrderedVideo[],
  moved: OrderedVideo,
  before: OrderedVideo | null,
): VideoOrder[] {
  const others = sortVideos(videos).filter(({ id }) => id !== moved.id);
  const at = others.findIndex(({ id }) => id === before?.id) + 1;
  const [low, high] = [others[at - 1], others[at]].map((each) => each && placeOf(each));
  const own = videoBook(moved.book_name)?.number ?? 0;
  const fits = (low ?? 0) < own && own < (high ?? BOOK_ORDER_MAX + 1);
  const place = fits ? own : (low ?? 0) + 1;
  const next = others.toSpliced(at, 0, { ...moved, book_order: place, position: null });
  const orders = distinctOrders(next.map(placeOf));
  const stored = new Map(videos.map((video) => [video.id, video]));
  return next.flatMap(({ id }, index) => {
    const book_order = orders[index] ?? place;
    const { book_order: before_, position } = stored.get(id) ?? moved;
    return book_order === before_ && typeof position !== 'number' ? [] : [{ id, book_order }];
  });
}

/** Whole numbers from 1 to `BOOK_ORDER_MAX`, each higher than the one before, and changed as little as that allows. */
function distinctOrders(places: number[]): number[] {
  const rising: number[] = [];
  for (const place of places) rising.push(Math.max(Math.floor(place), (rising.at(-1) ?? 0) + 1));
  let most = BOOK_ORDER_MAX + 1;
  return rising
    .toReversed()
    .map((order) => (most = Math.min(order, most - 1)))
    .toReversed();
}
