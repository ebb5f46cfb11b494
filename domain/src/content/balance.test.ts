import { expect, it } from 'vitest';
import { balance } from './balance';

it('cuts equal lengths into equal groups', () => {
  expect(balance([1, 1, 1, 1, 1, 1], 3)).toEqual([2, 4, 6]);
});

it('puts a very long item into a group of its own', () => {
  expect(balance([2, 2, 9, 2, 2], 3)).toEqual([2, 3, 5]);
});

it('finds a better cut than a greedy algorithm', () => {
  // A greedy algorithm fills each group up to the mean of 5, which gives sums of 4, 3 and 8.
  expect(balance([4, 3, 3, 1, 4], 3)).toEqual([1, 3, 5]);
});

it('makes exactly the requested number of groups, none of them empty', () => {
  expect(balance([5, 1, 1], 3)).toEqual([1, 2, 3]);
  expect(() => balance([5], 2)).toThrow(RangeError);
  expect(() => balance([5], 0)).toThrow(RangeError);
});
