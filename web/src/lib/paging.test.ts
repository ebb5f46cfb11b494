import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as Documents from './documents';
import type { ListQuery } from './documents';
import { usePages } from './paging';

const SIZE = 3;
const schema = v.object({ id: v.string(), archived: v.boolean() });

/** The list on the server; a capital letter is an archived item. */
let letters = '';
/** The sizes of the queries. */
const querySizes: number[] = [];

const documentOf = (id: string) => ({
  id,
  exists: () => true,
  data: () => ({ archived: id !== id.toLowerCase() }),
});

vi.mock('./documents', async (original) => ({
  ...(await original<typeof Documents>()),
  buildQuery: (list: ListQuery) => list,
}));
vi.mock('./live', () => ({
  useQuerySnapshot({ after, size }: { after: { id: string } | null; size: number }) {
    querySizes.push(size);
    const start = after ? letters.indexOf(after.id) + 1 : 0;
    const docs = Array.from(letters)
      .slice(start, start + size)
      .map(documentOf);
    return { docs, metadata: { hasPendingWrites: false, fromCache: false } };
  },
}));

const isOpen = ({ archived }: { archived: boolean }) => !archived;

function pagesOf(list: string) {
  letters = list;
  const { result } = renderHook(() => usePages({ path: 'x', size: SIZE }, schema, isOpen));
  const shown = () => {
    const { items, newer, older } = result.current;
    const ids = items.state === 'ready' ? items.value.map(({ id }) => id).join('') : items.state;
    return `${newer ? '<' : ''}${ids}${older ? '>' : ''}`;
  };
  const turn = (to: 'newer' | 'older') => act(() => result.current[to]?.());
  return { shown, turn };
}

beforeEach(() => {
  querySizes.length = 0;
});

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

it('never queries more documents than the rules allow', () => {
  // Cherokee and Armenian have enough capital letters.
  const capitals = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index)).join('');
  const { shown } = pagesOf(`${capitals(0x13a0, 80)}${capitals(0x531, 38)}b`);
  expect(shown()).toBe('>');
  expect(Math.max(...querySizes)).toBe(100);
});
