import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { usePages } from './paging';

const SIZE = 3;
const schema = v.object({ id: v.string(), archived: v.boolean() });

const isOpen = ({ archived }: { archived: boolean }) => !archived;

/** Follows a list with an item for each letter; a capital letter is an archived item. */
function pagesOf(letters: string) {
  const all = Array.from(letters, (id) => ({ id, archived: id !== id.toLowerCase() }));
  store.putAll(
    'items',
    all.map((item, index) => ({ ...item, order: index })),
  );
  const list = { path: 'items', ascending: 'order', size: SIZE };
  const { result } = renderHook(() => usePages(list, schema, isOpen));
  store.settle();
  const shown = () => {
    const { items: page, newer, older } = result.current;
    const ids = page.state === 'ready' ? page.value.map(({ id }) => id).join('') : page.state;
    return `${newer ? '<' : ''}${ids}${older ? '>' : ''}`;
  };
  const turn = (to: 'newer' | 'older') => {
    act(() => result.current[to]?.());
    store.settle();
  };
  return { shown, turn };
}

it.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abc>'],
  ['Abcd', 'bcd'],
  ['ABCDEFab', 'ab'],
  ['abCDEfgh', 'abf>'],
  ['ABC', ''],
])('splits the list %j so that the first page is %j', (list, page) => {
  expect(pagesOf(list).shown()).toBe(page);
});

it('turns pages without skipping or repeating an item', () => {
  const { shown, turn } = pagesOf('abCDEfghIjk');
  turn('older');
  expect(shown()).toBe('<ghj>');
  turn('older');
  expect(shown()).toBe('<k');
  turn('newer');
  turn('newer');
  expect(shown()).toBe('abf>');
});

it('finds no item behind more filtered ones than the rules allow in a query', () => {
  // Cherokee and Armenian have enough capital letters.
  const capitals = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index)).join('');
  const { shown } = pagesOf(`${capitals(0x13a0, 80)}${capitals(0x531, 38)}b`);
  expect(shown()).toBe('>');
});
