import { expect, it } from 'vitest';
import { byMonth } from './history-list';

const on = (...days: `${number}-${number}-${number}`[]) =>
  days.map((completed_on) => ({ completed_on }));

it('parts a history by months, in its own order', () => {
  const entries = on('2026-11-02', '2026-11-01', '2026-10-31', '2025-10-31');
  expect(byMonth(entries)).toEqual([
    { name: 'novembro de 2026', entries: on('2026-11-02', '2026-11-01') },
    { name: 'outubro de 2026', entries: on('2026-10-31') },
    { name: 'outubro de 2025', entries: on('2025-10-31') },
  ]);
});

it('has no month without an entry', () => {
  expect(byMonth([])).toEqual([]);
});
