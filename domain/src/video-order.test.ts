import { expect, it } from 'vitest';
import { inVideoOrder, positionBetween } from './video-order';

const video = (book_order: number, position?: number | null) => ({ book_order, position });

it('sorts by the order of the books, and moved videos by their place among them', () => {
  const videos = [video(3), video(1), video(66, 1.5), video(2, null)];
  expect(inVideoOrder(videos).map(({ book_order }) => book_order)).toEqual([1, 66, 2, 3]);
});

it('finds a place between two videos, before the first and behind the last', () => {
  expect(positionBetween(video(1), video(2))).toBe(1.5);
  expect(positionBetween(video(9, 1.5), video(2))).toBe(1.75);
  expect(positionBetween(null, video(1))).toBe(0.5);
  expect(positionBetween(video(66), null)).toBe(67);
});

it('finds none between two of the same place', () => {
  expect(positionBetween(video(9), video(9))).toBeNull();
  expect(positionBetween(video(1), video(2, 1 + Number.EPSILON))).toBeNull();
});
