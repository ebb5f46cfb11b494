import { expect, it } from 'vitest';
import { sortVideos, positionsAfterMove } from './video-order';

const video = (book_order: number, position?: number | null, id = `v${book_order}`) => ({
  id,
  book_order,
  position,
});
const idsOf = (videos: { id: string }[]) => videos.map(({ id }) => id);

it('sorts by the order of the books, and moved videos by their position', () => {
  const videos = [video(3), video(1), video(66, 1.5), video(2, null)];
  expect(sortVideos(videos).map(({ book_order }) => book_order)).toEqual([1, 66, 2, 3]);
});

it('sorts videos with the same position by id, regardless of the input order', () => {
  const same = [video(9, null, 'b'), video(3, 9, 'c'), video(9, null, 'a')];
  expect(idsOf(sortVideos(same))).toEqual(['a', 'b', 'c']);
  expect(idsOf(sortVideos(same.toReversed()))).toEqual(['a', 'b', 'c']);
});

it('moves a video between two others, before the first or after the last with a single write', () => {
  const [first, second, last] = [video(1), video(2), video(66)];
  const all = [first, second, last];
  expect(positionsAfterMove(all, last, first)).toEqual([{ id: 'v66', position: 1.5 }]);
  expect(positionsAfterMove(all, last, null)).toEqual([{ id: 'v66', position: 0.5 }]);
  expect(positionsAfterMove(all, first, last)).toEqual([{ id: 'v1', position: 67 }]);
  const moved = video(9, 1.5);
  expect(positionsAfterMove([...all, moved], last, moved)).toEqual([{ id: 'v66', position: 1.75 }]);
});

it.each([
  ['equal positions', [1, 9, 9, 9, 10], 'after the first of them', 1],
  ['equal positions', [1, 9, 9, 9], 'after the second', 2],
  ['positions too close for another', [1, 9, 9 + 2 * Number.EPSILON, 20], 'between them', 1],
])('moves a video among others with %s (%j), %s', (_, places, _where, behind) => {
  const videos = places.map((place, index) => video(index + 1, place, `v${index}`));
  const [moved] = videos;
  const before = videos[behind];
  if (!moved || !before) throw new Error('No such video');
  const written = new Map(
    positionsAfterMove(videos, moved, before).map(({ id, position }) => [id, position]),
  );
  const stored = videos.map((each) => ({
    ...each,
    position: written.get(each.id) ?? each.position,
  }));
  const wanted = idsOf(videos).filter((id) => id !== 'v0');
  expect(idsOf(sortVideos(stored))).toEqual(wanted.toSpliced(behind, 0, 'v0'));
  expect(new Set(stored.map(({ position }) => position)).size).toBe(stored.length);
});
