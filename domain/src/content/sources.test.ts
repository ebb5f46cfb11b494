import { expect, it } from 'vitest';
import type { ContentSeries } from '../documents/content-series';
import { addSource, allSources, namedSources, orderSeries } from './sources';

const imported = (day: number) => ({ days: 3, imported_at: new Date(2026, 10, day) });
const dated = (id: string, day: number): Extract<ContentSeries, { kind: 'series' }> => ({
  kind: 'series',
  id,
  name: id,
  ...imported(day),
  times: { kind: 'dates' },
  since: '2026-11-01',
  dates: [],
});
const yearly = (id: string, day: number): ContentSeries => ({
  ...dated(id, day),
  times: { kind: 'feast', feast: 'advent', weekdays: [0] },
});
const chain: ContentSeries = { kind: 'chain', id: 'luz', name: 'Luz', ...imported(9) };

const all = [dated('antiga', 1), yearly('advento', 8), chain, dated('nova', 5)];
const series = (id: string) => ({ from: 'series' as const, id });
const luz = { from: 'chain' as const, id: 'luz' };
const reading = { from: 'reading' as const };
const inOrder = [series('nova'), series('antiga'), series('advento'), luz, reading];

it('lists what has few days first: dated series, newest first, then yearly ones, lists and the reading', () => {
  expect(orderSeries(all).map(({ id }) => id)).toEqual(['nova', 'antiga', 'advento']);
  expect(allSources(all)).toEqual(inOrder);
});

it('orders two series that were imported at the same moment by name, however they were read', () => {
  const same = [dated('b', 5), { ...dated('c', 5), name: 'Árvore' }, dated('antiga', 1)];
  for (const read of [same, same.toReversed()])
    expect(orderSeries(read).map(({ id }) => id)).toEqual(['c', 'b', 'antiga']);
});

it('names each series where version 1.0.0 stored all of them, and drops deleted files', () => {
  const stored = [reading, { from: 'series' as const }, { ...luz, id: 'excluída' }];
  expect(namedSources(stored, all)).toEqual([reading, ...inOrder.slice(0, 3)]);
  expect(namedSources(inOrder, [chain])).toEqual([luz, reading]);
});

it.each(inOrder)('adds %o at its place', (added) => {
  const others = inOrder.filter((each) => each !== added);
  // A dated series comes first: it is usually the newest.
  const isDated = added.from === 'series' && added.id !== 'advento';
  expect(addSource(others, added, all).indexOf(added)).toBe(isDated ? 0 : inOrder.indexOf(added));
});

it('adds a source only once, and last if none comes after it', () => {
  expect(addSource(inOrder, luz, all)).toEqual(inOrder);
  expect(addSource([luz], reading, all)).toEqual([luz, reading]);
});
