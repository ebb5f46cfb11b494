import { expect, it } from 'vitest';
import { firstFreeOrder } from './api';

const videos = (...orders: number[]) => orders.map((book_order) => ({ book_order }));

it('suggests for a new video the first order that is not taken', () => {
  expect(firstFreeOrder([])).toBe(1);
  expect(firstFreeOrder(videos(1, 2, 4))).toBe(3);
  expect(firstFreeOrder(videos(2, 2, 1))).toBe(3);
});
