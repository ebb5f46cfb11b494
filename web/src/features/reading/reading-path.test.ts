import { expect, it } from 'vitest';
import { isReadingId, readingPath } from './reading-path';

it('takes for an id only what can be one', () => {
  expect(['2026-11-21-1', 'Xy8sKQ', 'salmo 23'].filter(isReadingId)).toHaveLength(3);
  const others = ['', '.', '..', 'a/b', '__name__', 'x'.repeat(129)];
  expect(others.filter(isReadingId)).toEqual([]);
});

it('writes any id into an address', () => {
  expect(readingPath('1 Co & co')).toBe('/daily-reading?id=1%20Co%20%26%20co');
});
