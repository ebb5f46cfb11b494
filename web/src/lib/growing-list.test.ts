import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { useGrowingList, useWholeList } from './growing-list';
import type { GrowingListQuery } from './growing-list';

const schema = v.object({ id: v.string() });
const isLower = ({ id }: { id: string }) => id === id.toLowerCase();
const isNone = () => false;
const query: GrowingListQuery = { path: 'letters', ascending: 'order', size: 3 };

const put = (letters: string) =>
  store.putAll(
    'letters',
    Array.from(letters, (id) => ({ id, order: id.toLowerCase() })),
  );

/** Follows a list with an item for each letter, in alphabetical order. */
function listOf(letters: string, isShown?: typeof isLower) {
  put(letters);
  const { result, unmount } = renderHook(() => useGrowingList(query, schema, isShown));
  const settle = () => {
    // A page can start only when the one before has ended.
    for (let page = 0; page < letters.length; page += 1) store.settle();
  };
  settle();
  const shown = () => {
    const { listed } = result.current;
    if (listed.state !== 'ready') return listed.state;
    return `${listed.items.map(({ id }) => id).join('')}${listed.hasMore ? '>' : ''}`;
  };
  const more = () => {
    act(() => result.current.showMore());
    settle();
  };
  return { shown, more, settle, unmount };
}

it('shows one page, and one more at each request, to the end', () => {
  const { shown, more } = listOf('acegikmo');
  expect(shown()).toBe('ace>');
  more();
  expect(shown()).toBe('acegik>');
  more();
  expect(shown()).toBe('acegikmo');
});

it('loses and repeats nothing when something is added or removed', () => {
  const { shown, more, settle } = listOf('acegik');
  more();
  put('abcegik');
  settle();
  expect(shown()).toBe('abcegi>');
  store.remove('letters/a');
  settle();
  expect(shown()).toBe('bcegik>');
});

it('adds pages until one page of what is wanted is shown', () => {
  const { shown } = listOf('ABCDEFghijk', isLower);
  expect(shown()).toBe('ghi>');
});

it('reads ten pages at most for a filter that matches nobody, and on when asked', () => {
  put(Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(''));
  const { result } = renderHook(() => useGrowingList(query, schema, isNone));
  const settle = () => {
    for (let page = 0; page < 20; page += 1) store.settle();
  };
  settle();
  expect(result.current.listed).toMatchObject({ items: [], hasMore: true, searched: 30 });
  act(() => result.current.showMore());
  settle();
  expect(result.current.listed).toMatchObject({ items: [], hasMore: false });
  expect(result.current.listed).not.toHaveProperty('searched');
});

it('follows a whole list to its end', () => {
  put('acegikmo');
  const { result } = renderHook(() => useWholeList(query, schema));
  expect(result.current.state).toBe('loading');
  for (let page = 0; page < 4; page += 1) store.settle();
  expect(result.current).toMatchObject({ state: 'ready', hasMore: false });
});
